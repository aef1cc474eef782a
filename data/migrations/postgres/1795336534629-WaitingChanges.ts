import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WaitingChanges1795336534629 implements MigrationInterface {
  name = 'WaitingChanges1795336534629';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "waiting_changes" ("id" uuid NOT NULL, "postId" uuid NOT NULL, "number" integer NOT NULL, "basedOn" integer NOT NULL, "snapshot" text NOT NULL, "changed" text NOT NULL, "contentHtml" text, "derivedExcerpt" character varying(160), "wordCount" integer, "savedAt" TIMESTAMP NOT NULL, "savedBy" character varying(254) NOT NULL, "outcome" character varying(16), "endedAt" TIMESTAMP, "endedBy" character varying(254), CONSTRAINT "PK_df5e919a0b721d61117455438b5" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "waiting_changes_waiting" ON "waiting_changes"  ("postId") WHERE "endedAt" IS NULL`);
    await queryRunner.query(`CREATE UNIQUE INDEX "waiting_changes_post" ON "waiting_changes"  ("postId", "number") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."waiting_changes_post"`);
    await queryRunner.query(`DROP INDEX "public"."waiting_changes_waiting"`);
    await queryRunner.query(`DROP TABLE "waiting_changes"`);
  }
}
