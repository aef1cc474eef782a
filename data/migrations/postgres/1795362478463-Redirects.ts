import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Redirects1795362478463 implements MigrationInterface {
  name = 'Redirects1795362478463';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "missed_path" ("day" character varying(10) NOT NULL, "path" character varying(300) NOT NULL, "count" integer NOT NULL, CONSTRAINT "PK_4cb3a18776ab750a8ea4d0fe78a" PRIMARY KEY ("day", "path"))`);
    await queryRunner.query(`CREATE TABLE "redirect" ("id" uuid NOT NULL, "from" character varying(300) NOT NULL, "to" character varying(2000) NOT NULL, "createdAt" TIMESTAMP NOT NULL, "createdBy" character varying(254) NOT NULL, CONSTRAINT "UQ_0c80d62f3d91cb0b83921eb97c8" UNIQUE ("from"), CONSTRAINT "PK_36fa169d0f5d2761cdc3ab33b5e" PRIMARY KEY ("id"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "redirect"`);
    await queryRunner.query(`DROP TABLE "missed_path"`);
  }
}
