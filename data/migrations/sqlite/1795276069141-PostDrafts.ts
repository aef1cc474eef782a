import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostDrafts1795276069141 implements MigrationInterface {
  name = 'PostDrafts1795276069141';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "post_draft" ("id" varchar PRIMARY KEY NOT NULL, "owner" varchar(254) NOT NULL, "postId" varchar, "basedOn" integer, "text" text NOT NULL, "writtenAt" datetime NOT NULL, "savedAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "post_draft_owner" ON "post_draft" ("owner", "postId") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "post_draft_owner"`);
    await queryRunner.query(`DROP TABLE "post_draft"`);
  }
}
