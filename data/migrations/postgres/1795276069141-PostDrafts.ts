import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostDrafts1795276069141 implements MigrationInterface {
  name = 'PostDrafts1795276069141';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "post_draft" ("id" uuid NOT NULL, "owner" character varying(254) NOT NULL, "postId" uuid, "basedOn" integer, "text" text NOT NULL, "writtenAt" TIMESTAMP NOT NULL, "savedAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_1018617097a833397c4d9708342" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "post_draft_owner" ON "post_draft"  ("owner", "postId") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."post_draft_owner"`);
    await queryRunner.query(`DROP TABLE "post_draft"`);
  }
}
