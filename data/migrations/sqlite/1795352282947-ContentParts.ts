import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentParts1795352282947 implements MigrationInterface {
  name = 'ContentParts1795352282947';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "content_draft" ("part" varchar(32) NOT NULL, "owner" varchar(254) NOT NULL, "value" text NOT NULL, "savedAt" datetime NOT NULL, PRIMARY KEY ("part", "owner"))`);
    await queryRunner.query(`CREATE TABLE "content_version" ("part" varchar(32) NOT NULL, "version" integer NOT NULL, "value" text NOT NULL, "fileHash" varchar(64) NOT NULL, "origin" varchar(16) NOT NULL, "restored" integer, "updatedAt" datetime NOT NULL, "updatedBy" varchar(254) NOT NULL, PRIMARY KEY ("part", "version"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "content_version"`);
    await queryRunner.query(`DROP TABLE "content_draft"`);
  }
}
