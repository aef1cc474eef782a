import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImageFileName1795710000000 implements MigrationInterface {
  name = 'ImageFileName1795710000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "fileName" character varying(200)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "fileName"`);
  }
}
