import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Posts1795254665987 implements MigrationInterface {
  name = 'Posts1795254665987';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "imported_article" ("slug" varchar(120) PRIMARY KEY NOT NULL, "importedAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE TABLE "post_body" ("postId" varchar PRIMARY KEY NOT NULL, "content" text NOT NULL, "contentHtml" text NOT NULL, "contentText" text NOT NULL, "derivedExcerpt" varchar(160) NOT NULL, "faqs" text NOT NULL)`);
    await queryRunner.query(`CREATE TABLE "post_revision" ("id" varchar PRIMARY KEY NOT NULL, "postId" varchar NOT NULL, "version" integer NOT NULL, "snapshot" text NOT NULL, "savedAt" datetime NOT NULL, "savedBy" varchar(254) NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "post_revision_post" ON "post_revision" ("postId", "version") `);
    await queryRunner.query(`CREATE TABLE "post_slug" ("slug" varchar(120) PRIMARY KEY NOT NULL, "postId" varchar NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "post_slug_post" ON "post_slug" ("postId") `);
    await queryRunner.query(`CREATE TABLE "post_tag" ("postId" varchar NOT NULL, "tagKey" varchar(100) NOT NULL, "name" varchar(50) NOT NULL, PRIMARY KEY ("postId", "tagKey"))`);
    await queryRunner.query(`CREATE INDEX "post_tag_key" ON "post_tag" ("tagKey", "postId") `);
    await queryRunner.query(`CREATE TABLE "post" ("id" varchar PRIMARY KEY NOT NULL, "slug" varchar(120) NOT NULL, "title" varchar(200) NOT NULL, "subtitle" varchar(300), "excerpt" varchar(500) NOT NULL, "excerptIsAuthored" boolean NOT NULL, "tags" text NOT NULL, "author" varchar(100) NOT NULL, "metaDescription" varchar(320), "faqsAlwaysShown" boolean NOT NULL DEFAULT (0), "wordCount" integer NOT NULL, "published" boolean NOT NULL, "publishedAt" datetime, "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, "version" integer NOT NULL, "deletedAt" datetime, "searchText" text NOT NULL)`);
    await queryRunner.query(`CREATE UNIQUE INDEX "post_slug_live" ON "post" ("slug") WHERE "deletedAt" IS NULL`);
    await queryRunner.query(`CREATE INDEX "post_public" ON "post" ("published", "publishedAt", "id") `);
    await queryRunner.query(`CREATE TABLE "template_save" ("number" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "config" text NOT NULL, "savedAt" datetime NOT NULL, "savedBy" varchar(254) NOT NULL)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "template_save"`);
    await queryRunner.query(`DROP INDEX "post_public"`);
    await queryRunner.query(`DROP INDEX "post_slug_live"`);
    await queryRunner.query(`DROP TABLE "post"`);
    await queryRunner.query(`DROP INDEX "post_tag_key"`);
    await queryRunner.query(`DROP TABLE "post_tag"`);
    await queryRunner.query(`DROP INDEX "post_slug_post"`);
    await queryRunner.query(`DROP TABLE "post_slug"`);
    await queryRunner.query(`DROP INDEX "post_revision_post"`);
    await queryRunner.query(`DROP TABLE "post_revision"`);
    await queryRunner.query(`DROP TABLE "post_body"`);
    await queryRunner.query(`DROP TABLE "imported_article"`);
  }
}
