import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentDraftVersion1795365600000 implements MigrationInterface {
  name = 'ContentDraftVersion1795365600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "content_draft" ADD "basedOn" integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "content_draft" DROP COLUMN "basedOn"`);
  }
}
