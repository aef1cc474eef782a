import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Insights1795375112981 implements MigrationInterface {
  name = 'Insights1795375112981';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "insights_campaign" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "visits" integer NOT NULL, "requests" integer NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`CREATE TABLE "insights_day" ("period" varchar(10) PRIMARY KEY NOT NULL, "views" integer NOT NULL, "visits" integer NOT NULL, "searches" integer NOT NULL, "fruitlessSearches" integer NOT NULL, "dialogs" integer NOT NULL, "requests" integer NOT NULL) WITHOUT ROWID`);
    await queryRunner.query(`CREATE TABLE "insights_experience" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "histogram" text NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`CREATE TABLE "insights_form" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "times" integer NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`CREATE TABLE "insights_page" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "views" integer NOT NULL, "visits" integer NOT NULL, "reads" integer NOT NULL, "dialogs" integer NOT NULL, "requests" integer NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`CREATE TABLE "insights_search" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "searches" integer NOT NULL, "fruitless" integer NOT NULL, "results" integer NOT NULL, "fruitlessOn" varchar(10) NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`CREATE TABLE "insights_source" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "visits" integer NOT NULL, "requests" integer NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
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
