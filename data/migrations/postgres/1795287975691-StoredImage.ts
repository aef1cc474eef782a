import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoredImage1795287975691 implements MigrationInterface {
  name = 'StoredImage1795287975691';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "stored_image" ("name" character varying(60) NOT NULL, "unusedSince" TIMESTAMP, CONSTRAINT "PK_821459b240137dd8430648845fa" PRIMARY KEY ("name"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "stored_image"`);
  }
}
