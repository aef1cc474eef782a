import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PageSources1795863474885 implements MigrationInterface {
  name = 'PageSources1795863474885';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "insights_page_source" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "visits" integer NOT NULL, "requests" integer NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "insights_page_source"`);
  }
}
