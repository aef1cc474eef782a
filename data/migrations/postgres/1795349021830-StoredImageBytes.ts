import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoredImageBytes1795349021830 implements MigrationInterface {
  name = 'StoredImageBytes1795349021830';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "stored_image_bytes" ("name" character varying(60) NOT NULL, "bytes" bytea NOT NULL, CONSTRAINT "PK_stored_image_bytes" PRIMARY KEY ("name"))`);
    // WebP is as small as it gets; to try it once more would only take time.
    await queryRunner.query(`ALTER TABLE "stored_image_bytes" ALTER COLUMN "bytes" SET STORAGE EXTERNAL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "stored_image_bytes"`);
  }
}
