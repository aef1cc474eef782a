import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Redirects1795362478463 implements MigrationInterface {
  name = 'Redirects1795362478463';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "missed_path" ("day" varchar(10) NOT NULL, "path" varchar(300) NOT NULL, "count" integer NOT NULL, PRIMARY KEY ("day", "path"))`);
    await queryRunner.query(`CREATE TABLE "redirect" ("id" varchar PRIMARY KEY NOT NULL, "from" varchar(300) NOT NULL, "to" varchar(2000) NOT NULL, "createdAt" datetime NOT NULL, "createdBy" varchar(254) NOT NULL, CONSTRAINT "UQ_0c80d62f3d91cb0b83921eb97c8" UNIQUE ("from"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "redirect"`);
    await queryRunner.query(`DROP TABLE "missed_path"`);
  }
}
