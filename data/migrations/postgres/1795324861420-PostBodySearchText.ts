import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillBodySearchTexts } from '../fill-body-search-texts.ts';

export class PostBodySearchText1795324861420 implements MigrationInterface {
  name = 'PostBodySearchText1795324861420';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post_body" ADD "searchText" text NOT NULL DEFAULT ''`);
    await fillBodySearchTexts(queryRunner, (number) => `$${String(number)}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post_body" DROP COLUMN "searchText"`);
  }
}
