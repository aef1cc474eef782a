import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillBodySearchTexts } from '../fill-body-search-texts.ts';

export class PostBodySearchText1795324861420 implements MigrationInterface {
  name = 'PostBodySearchText1795324861420';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "temporary_post_body" ("postId" varchar PRIMARY KEY NOT NULL, "content" text NOT NULL, "contentHtml" text NOT NULL, "contentText" text NOT NULL, "derivedExcerpt" varchar(160) NOT NULL, "faqs" text NOT NULL, "searchText" text NOT NULL DEFAULT (''))`);
    await queryRunner.query(`INSERT INTO "temporary_post_body"("postId", "content", "contentHtml", "contentText", "derivedExcerpt", "faqs") SELECT "postId", "content", "contentHtml", "contentText", "derivedExcerpt", "faqs" FROM "post_body"`);
    await queryRunner.query(`DROP TABLE "post_body"`);
    await queryRunner.query(`ALTER TABLE "temporary_post_body" RENAME TO "post_body"`);
    await fillBodySearchTexts(queryRunner, () => '?');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post_body" RENAME TO "temporary_post_body"`);
    await queryRunner.query(`CREATE TABLE "post_body" ("postId" varchar PRIMARY KEY NOT NULL, "content" text NOT NULL, "contentHtml" text NOT NULL, "contentText" text NOT NULL, "derivedExcerpt" varchar(160) NOT NULL, "faqs" text NOT NULL)`);
    await queryRunner.query(`INSERT INTO "post_body"("postId", "content", "contentHtml", "contentText", "derivedExcerpt", "faqs") SELECT "postId", "content", "contentHtml", "contentText", "derivedExcerpt", "faqs" FROM "temporary_post_body"`);
    await queryRunner.query(`DROP TABLE "temporary_post_body"`);
  }
}
