import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentParts1795352282947 implements MigrationInterface {
  name = 'ContentParts1795352282947';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "content_draft" ("part" character varying(32) NOT NULL, "owner" character varying(254) NOT NULL, "value" text NOT NULL, "savedAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_148fc9ce91313df25fe750fc9d8" PRIMARY KEY ("part", "owner"))`);
    await queryRunner.query(`CREATE TABLE "content_version" ("part" character varying(32) NOT NULL, "version" integer NOT NULL, "value" text NOT NULL, "fileHash" character varying(64) NOT NULL, "origin" character varying(16) NOT NULL, "restored" integer, "updatedAt" TIMESTAMP NOT NULL, "updatedBy" character varying(254) NOT NULL, CONSTRAINT "PK_b34d09c978d7b897e4dcb8017fc" PRIMARY KEY ("part", "version"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "content_version"`);
    await queryRunner.query(`DROP TABLE "content_draft"`);
  }
}
