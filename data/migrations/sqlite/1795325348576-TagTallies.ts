import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TagTallies1795325348576 implements MigrationInterface {
  name = 'TagTallies1795325348576';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "post_tag_key"`);
    await queryRunner.query(`CREATE TABLE "tag_tally" ("tagKey" varchar(100) NOT NULL, "name" varchar(50) NOT NULL, "posts" integer NOT NULL, PRIMARY KEY ("tagKey", "name"))`);
    await queryRunner.query(`CREATE TABLE "temporary_post_tag" ("postId" varchar NOT NULL, "tagKey" varchar(100) NOT NULL, "name" varchar(50) NOT NULL, "publicFrom" datetime, PRIMARY KEY ("postId", "tagKey"))`);
    await queryRunner.query(`INSERT INTO "temporary_post_tag"("postId", "tagKey", "name") SELECT "postId", "tagKey", "name" FROM "post_tag"`);
    await queryRunner.query(`DROP TABLE "post_tag"`);
    await queryRunner.query(`ALTER TABLE "temporary_post_tag" RENAME TO "post_tag"`);
    // Every post has a row for the whole blog, and all rows know from when they are public.
    await queryRunner.query(`INSERT INTO "post_tag" ("postId", "tagKey", "name") SELECT "id", '', '' FROM "post"`);
    await queryRunner.query(`UPDATE "post_tag" SET "publicFrom" = (SELECT "publishedAt" FROM "post" WHERE "id" = "postId" AND "published" AND "deletedAt" IS NULL)`);
    await queryRunner.query(`INSERT INTO "tag_tally" ("tagKey", "name", "posts") SELECT "tagKey", "name", COUNT(*) FROM "post_tag" WHERE "publicFrom" IS NOT NULL GROUP BY "tagKey", "name"`);
    await queryRunner.query(`CREATE INDEX "post_tag_public" ON "post_tag" ("tagKey", "publicFrom", "postId") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM "post_tag" WHERE "tagKey" = ''`);
    await queryRunner.query(`DROP INDEX "post_tag_public"`);
    await queryRunner.query(`ALTER TABLE "post_tag" RENAME TO "temporary_post_tag"`);
    await queryRunner.query(`CREATE TABLE "post_tag" ("postId" varchar NOT NULL, "tagKey" varchar(100) NOT NULL, "name" varchar(50) NOT NULL, PRIMARY KEY ("postId", "tagKey"))`);
    await queryRunner.query(`INSERT INTO "post_tag"("postId", "tagKey", "name") SELECT "postId", "tagKey", "name" FROM "temporary_post_tag"`);
    await queryRunner.query(`DROP TABLE "temporary_post_tag"`);
    await queryRunner.query(`DROP TABLE "tag_tally"`);
    await queryRunner.query(`CREATE INDEX "post_tag_key" ON "post_tag" ("tagKey", "postId") `);
  }
}
