import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reviews1795765512739 implements MigrationInterface {
  name = 'Reviews1795765512739';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "review_note" ("id" uuid NOT NULL, "reviewId" uuid NOT NULL, "passage" text NOT NULL, "prefix" text NOT NULL DEFAULT '', "suffix" text NOT NULL DEFAULT '', "note" text NOT NULL, "suggestion" text, "state" character varying(16) NOT NULL, "createdAt" TIMESTAMP NOT NULL, "closedAt" TIMESTAMP, "closedBy" character varying(254), CONSTRAINT "PK_4f681128c3edd0a06d797abff99" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "review_note_review" ON "review_note"  ("reviewId") `);
    await queryRunner.query(`CREATE TABLE "review_rules" ("id" integer NOT NULL, "appliesTo" character varying(8) NOT NULL, "capacities" text NOT NULL, "fourEyes" boolean NOT NULL DEFAULT false, CONSTRAINT "PK_5c976f1a85b6992e498c0692e44" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE TABLE "review" ("id" uuid NOT NULL, "postId" uuid NOT NULL, "tokenHash" character varying(64), "name" character varying(200), "email" character varying(254), "capacity" character varying(16) NOT NULL, "dueOn" character varying(10), "message" text, "sentAt" TIMESTAMP NOT NULL, "sentBy" character varying(254) NOT NULL, "decision" character varying(16), "decidedAt" TIMESTAMP, "reason" text, "textHash" character varying(64), "text" text, "withdrawnAt" TIMESTAMP, "endedAt" TIMESTAMP, "codeHash" character varying(64), "codeAttempts" integer NOT NULL DEFAULT '0', "codesSentAt" text NOT NULL DEFAULT '[]', "linkMessageId" uuid, "codeMessageId" uuid, CONSTRAINT "PK_2e4299a343a81574217255c00ca" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "review_token" ON "review"  ("tokenHash") `);
    await queryRunner.query(`CREATE INDEX "review_email" ON "review"  ("email") `);
    await queryRunner.query(`CREATE INDEX "review_post" ON "review"  ("postId", "sentAt") `);
    await queryRunner.query(`ALTER TABLE "scheduled_publication" ADD "setBy" character varying(254)`);
    await queryRunner.query(`ALTER TABLE "post" ADD "textBy" character varying(254)`);
    await queryRunner.query(`UPDATE "post" SET "textBy" = (SELECT "savedBy" FROM "post_save" WHERE "postId" = "post"."id" AND "byProgram" = false ORDER BY "version" DESC LIMIT 1)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "textBy"`);
    await queryRunner.query(`ALTER TABLE "scheduled_publication" DROP COLUMN "setBy"`);
    await queryRunner.query(`DROP INDEX "public"."review_post"`);
    await queryRunner.query(`DROP INDEX "public"."review_email"`);
    await queryRunner.query(`DROP INDEX "public"."review_token"`);
    await queryRunner.query(`DROP TABLE "review"`);
    await queryRunner.query(`DROP TABLE "review_rules"`);
    await queryRunner.query(`DROP INDEX "public"."review_note_review"`);
    await queryRunner.query(`DROP TABLE "review_note"`);
  }
}
