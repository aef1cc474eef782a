import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WaitingChanges1795336534629 implements MigrationInterface {
  name = 'WaitingChanges1795336534629';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "waiting_changes" ("id" varchar PRIMARY KEY NOT NULL, "postId" varchar NOT NULL, "number" integer NOT NULL, "basedOn" integer NOT NULL, "snapshot" text NOT NULL, "changed" text NOT NULL, "contentHtml" text, "derivedExcerpt" varchar(160), "wordCount" integer, "savedAt" datetime NOT NULL, "savedBy" varchar(254) NOT NULL, "outcome" varchar(16), "endedAt" datetime, "endedBy" varchar(254))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "waiting_changes_waiting" ON "waiting_changes" ("postId") WHERE "endedAt" IS NULL`);
    await queryRunner.query(`CREATE UNIQUE INDEX "waiting_changes_post" ON "waiting_changes" ("postId", "number") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "waiting_changes_post"`);
    await queryRunner.query(`DROP INDEX "waiting_changes_waiting"`);
    await queryRunner.query(`DROP TABLE "waiting_changes"`);
  }
}
