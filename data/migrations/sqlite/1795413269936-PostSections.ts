import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillPostSections } from '../fill-post-sections.ts';

export class PostSections1795413269936 implements MigrationInterface {
  name = 'PostSections1795413269936';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post_body" ADD "sections" text NOT NULL DEFAULT ('{"of":"","list":[]}')`);
    await queryRunner.query(`ALTER TABLE "waiting_changes" ADD "sections" text`);
    await fillPostSections(queryRunner, () => '?');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "waiting_changes" DROP COLUMN "sections"`);
    await queryRunner.query(`ALTER TABLE "post_body" DROP COLUMN "sections"`);
  }
}
