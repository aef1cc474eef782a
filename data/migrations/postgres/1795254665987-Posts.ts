import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Posts1795254665987 implements MigrationInterface {
  name = 'Posts1795254665987';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "imported_article" ("slug" character varying(120) NOT NULL, "importedAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_70d94a6b68de10747d917efbacc" PRIMARY KEY ("slug"))`);
    await queryRunner.query(`CREATE TABLE "post_body" ("postId" uuid NOT NULL, "content" text NOT NULL, "contentHtml" text NOT NULL, "contentText" text NOT NULL, "derivedExcerpt" character varying(160) NOT NULL, "faqs" text NOT NULL, CONSTRAINT "PK_e1cfe988cc9daef1c5458fd3f18" PRIMARY KEY ("postId"))`);
    await queryRunner.query(`CREATE TABLE "post_revision" ("id" uuid NOT NULL, "postId" uuid NOT NULL, "version" integer NOT NULL, "snapshot" text NOT NULL, "savedAt" TIMESTAMP NOT NULL, "savedBy" character varying(254) NOT NULL, CONSTRAINT "PK_0fb8b6151edec86b21b1fd40300" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "post_revision_post" ON "post_revision"  ("postId", "version") `);
    await queryRunner.query(`CREATE TABLE "post_slug" ("slug" character varying(120) NOT NULL, "postId" uuid NOT NULL, CONSTRAINT "PK_f83d0664feba27c1838ab055a74" PRIMARY KEY ("slug"))`);
    await queryRunner.query(`CREATE INDEX "post_slug_post" ON "post_slug"  ("postId") `);
    await queryRunner.query(`CREATE TABLE "post_tag" ("postId" uuid NOT NULL, "tagKey" character varying(100) NOT NULL, "name" character varying(50) NOT NULL, CONSTRAINT "PK_768fdf05f9606aa3ea3364357bc" PRIMARY KEY ("postId", "tagKey"))`);
    await queryRunner.query(`CREATE INDEX "post_tag_key" ON "post_tag"  ("tagKey", "postId") `);
    await queryRunner.query(`CREATE TABLE "post" ("id" uuid NOT NULL, "slug" character varying(120) NOT NULL, "title" character varying(200) NOT NULL, "subtitle" character varying(300), "excerpt" character varying(500) NOT NULL, "excerptIsAuthored" boolean NOT NULL, "tags" text NOT NULL, "author" character varying(100) NOT NULL, "metaDescription" character varying(320), "faqsAlwaysShown" boolean NOT NULL DEFAULT false, "wordCount" integer NOT NULL, "published" boolean NOT NULL, "publishedAt" TIMESTAMP, "createdAt" TIMESTAMP NOT NULL, "updatedAt" TIMESTAMP NOT NULL, "version" integer NOT NULL, "deletedAt" TIMESTAMP, "searchText" text NOT NULL, CONSTRAINT "PK_be5fda3aac270b134ff9c21cdee" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "post_slug_live" ON "post"  ("slug") WHERE "deletedAt" IS NULL`);
    await queryRunner.query(`CREATE INDEX "post_public" ON "post"  ("published", "publishedAt", "id") `);
    await queryRunner.query(`CREATE TABLE "template_save" ("number" SERIAL NOT NULL, "config" text NOT NULL, "savedAt" TIMESTAMP NOT NULL, "savedBy" character varying(254) NOT NULL, CONSTRAINT "PK_db615ee50efbbaf56a47f63e406" PRIMARY KEY ("number"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "template_save"`);
    await queryRunner.query(`DROP INDEX "public"."post_public"`);
    await queryRunner.query(`DROP INDEX "public"."post_slug_live"`);
    await queryRunner.query(`DROP TABLE "post"`);
    await queryRunner.query(`DROP INDEX "public"."post_tag_key"`);
    await queryRunner.query(`DROP TABLE "post_tag"`);
    await queryRunner.query(`DROP INDEX "public"."post_slug_post"`);
    await queryRunner.query(`DROP TABLE "post_slug"`);
    await queryRunner.query(`DROP INDEX "public"."post_revision_post"`);
    await queryRunner.query(`DROP TABLE "post_revision"`);
    await queryRunner.query(`DROP TABLE "post_body"`);
    await queryRunner.query(`DROP TABLE "imported_article"`);
  }
}
