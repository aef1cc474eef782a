import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reviews1795765512739 implements MigrationInterface {
  name = 'Reviews1795765512739';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "review_note" ("id" varchar PRIMARY KEY NOT NULL, "reviewId" varchar NOT NULL, "passage" text NOT NULL, "prefix" text NOT NULL DEFAULT (''), "suffix" text NOT NULL DEFAULT (''), "note" text NOT NULL, "suggestion" text, "state" varchar(16) NOT NULL, "createdAt" datetime NOT NULL, "closedAt" datetime, "closedBy" varchar(254))`);
    await queryRunner.query(`CREATE INDEX "review_note_review" ON "review_note" ("reviewId") `);
    await queryRunner.query(`CREATE TABLE "review_rules" ("id" integer PRIMARY KEY NOT NULL, "appliesTo" varchar(8) NOT NULL, "capacities" text NOT NULL, "fourEyes" boolean NOT NULL DEFAULT (0))`);
    await queryRunner.query(`CREATE TABLE "review" ("id" varchar PRIMARY KEY NOT NULL, "postId" varchar NOT NULL, "tokenHash" varchar(64), "name" varchar(200), "email" varchar(254), "capacity" varchar(16) NOT NULL, "dueOn" varchar(10), "message" text, "sentAt" datetime NOT NULL, "sentBy" varchar(254) NOT NULL, "decision" varchar(16), "decidedAt" datetime, "reason" text, "textHash" varchar(64), "text" text, "withdrawnAt" datetime, "endedAt" datetime, "codeHash" varchar(64), "codeAttempts" integer NOT NULL DEFAULT (0), "codesSentAt" text NOT NULL DEFAULT ('[]'), "linkMessageId" varchar, "codeMessageId" varchar)`);
    await queryRunner.query(`CREATE UNIQUE INDEX "review_token" ON "review" ("tokenHash") `);
    await queryRunner.query(`CREATE INDEX "review_email" ON "review" ("email") `);
    await queryRunner.query(`CREATE INDEX "review_post" ON "review" ("postId", "sentAt") `);
    await queryRunner.query(`ALTER TABLE "scheduled_publication" ADD COLUMN "setBy" varchar(254)`);
    await queryRunner.query(`ALTER TABLE "post" ADD COLUMN "textBy" varchar(254)`);
    await queryRunner.query(`UPDATE "post" SET "textBy" = (SELECT "savedBy" FROM "post_save" WHERE "postId" = "post"."id" AND "byProgram" = 0 ORDER BY "version" DESC LIMIT 1)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "textBy"`);
    await queryRunner.query(`ALTER TABLE "scheduled_publication" DROP COLUMN "setBy"`);
    await queryRunner.query(`DROP INDEX "review_post"`);
    await queryRunner.query(`DROP INDEX "review_email"`);
    await queryRunner.query(`DROP INDEX "review_token"`);
    await queryRunner.query(`DROP TABLE "review"`);
    await queryRunner.query(`DROP TABLE "review_rules"`);
    await queryRunner.query(`DROP INDEX "review_note_review"`);
    await queryRunner.query(`DROP TABLE "review_note"`);
  }
}
