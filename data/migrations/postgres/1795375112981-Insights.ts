import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Insights1795375112981 implements MigrationInterface {
  name = 'Insights1795375112981';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "insights_campaign" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "visits" integer NOT NULL, "requests" integer NOT NULL, CONSTRAINT "PK_1ea9408fdda49c050b7a1392032" PRIMARY KEY ("period", "name"))`);
    await queryRunner.query(`CREATE TABLE "insights_day" ("period" character varying(10) NOT NULL, "views" integer NOT NULL, "visits" integer NOT NULL, "searches" integer NOT NULL, "fruitlessSearches" integer NOT NULL, "dialogs" integer NOT NULL, "requests" integer NOT NULL, CONSTRAINT "PK_1ab4a3e3e32cfe204651a21ccb5" PRIMARY KEY ("period"))`);
    await queryRunner.query(`CREATE TABLE "insights_experience" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "histogram" text NOT NULL, CONSTRAINT "PK_a74bd9c1ff1eca9681187cf5104" PRIMARY KEY ("period", "name"))`);
    await queryRunner.query(`CREATE TABLE "insights_form" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "times" integer NOT NULL, CONSTRAINT "PK_fd4aba16bcac6f9c527cc126869" PRIMARY KEY ("period", "name"))`);
    await queryRunner.query(`CREATE TABLE "insights_page" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "views" integer NOT NULL, "visits" integer NOT NULL, "reads" integer NOT NULL, "dialogs" integer NOT NULL, "requests" integer NOT NULL, CONSTRAINT "PK_4813df795b78d2fa5e1c7b33d78" PRIMARY KEY ("period", "name"))`);
    await queryRunner.query(`CREATE TABLE "insights_search" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "searches" integer NOT NULL, "fruitless" integer NOT NULL, "results" integer NOT NULL, "fruitlessOn" character varying(10) NOT NULL, CONSTRAINT "PK_490cc3717805e0985e53b708f42" PRIMARY KEY ("period", "name"))`);
    await queryRunner.query(`CREATE TABLE "insights_source" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "visits" integer NOT NULL, "requests" integer NOT NULL, CONSTRAINT "PK_894b4dd1b02ff8300b65348fd56" PRIMARY KEY ("period", "name"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "insights_source"`);
    await queryRunner.query(`DROP TABLE "insights_search"`);
    await queryRunner.query(`DROP TABLE "insights_page"`);
    await queryRunner.query(`DROP TABLE "insights_form"`);
    await queryRunner.query(`DROP TABLE "insights_experience"`);
    await queryRunner.query(`DROP TABLE "insights_day"`);
    await queryRunner.query(`DROP TABLE "insights_campaign"`);
  }
}
