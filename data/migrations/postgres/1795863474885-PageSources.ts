import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PageSources1795863474885 implements MigrationInterface {
  name = 'PageSources1795863474885';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "insights_page_source" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "visits" integer NOT NULL, "requests" integer NOT NULL, CONSTRAINT "PK_23dd60c0f1188d625bd6c21b1f0" PRIMARY KEY ("period", "name"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "insights_page_source"`);
  }
}
