import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Media1795361180175 implements MigrationInterface {
  name = 'Media1795361180175';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "former_picture" ("file" varchar(60) PRIMARY KEY NOT NULL, "image" varchar(60) NOT NULL, "since" datetime NOT NULL)`);
    await queryRunner.query(`CREATE TABLE "temporary_stored_image" ("name" varchar(60) PRIMARY KEY NOT NULL, "unusedSince" datetime, "file" varchar(60), "bytes" integer, "altText" varchar(500) NOT NULL DEFAULT (''), "uploadedAt" datetime, "uploadedBy" varchar(254), "kept" boolean NOT NULL DEFAULT (0), "deletedAt" datetime)`);
    await queryRunner.query(`INSERT INTO "temporary_stored_image"("name", "unusedSince") SELECT "name", "unusedSince" FROM "stored_image"`);
    await queryRunner.query(`DROP TABLE "stored_image"`);
    await queryRunner.query(`ALTER TABLE "temporary_stored_image" RENAME TO "stored_image"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "stored_image" RENAME TO "temporary_stored_image"`);
    await queryRunner.query(`CREATE TABLE "stored_image" ("name" varchar(60) PRIMARY KEY NOT NULL, "unusedSince" datetime)`);
    await queryRunner.query(`INSERT INTO "stored_image"("name", "unusedSince") SELECT "name", "unusedSince" FROM "temporary_stored_image"`);
    await queryRunner.query(`DROP TABLE "temporary_stored_image"`);
    await queryRunner.query(`DROP TABLE "former_picture"`);
  }
}
