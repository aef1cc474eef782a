import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoredImage1795287975691 implements MigrationInterface {
  name = 'StoredImage1795287975691';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "stored_image" ("name" varchar(60) PRIMARY KEY NOT NULL, "unusedSince" datetime)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "stored_image"`);
  }
}
