import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestDesk1795264983956 implements MigrationInterface {
  name = 'RequestDesk1795264983956';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."visitor_request_email"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_kind_status"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_status"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_kind"`);
    await queryRunner.query(`CREATE TABLE "delivery_attempt" ("id" uuid NOT NULL, "messageId" uuid NOT NULL, "startedAt" TIMESTAMP NOT NULL, "finishedAt" TIMESTAMP NOT NULL, "delivered" boolean NOT NULL, "response" character varying(500) NOT NULL, CONSTRAINT "PK_a43b0e18756fc86d042eeef093b" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "delivery_attempt_message" ON "delivery_attempt"  ("messageId", "id") `);
    await queryRunner.query(`CREATE TABLE "outbox_message" ("id" uuid NOT NULL, "channel" character varying(10) NOT NULL, "event" character varying(20) NOT NULL, "requestId" uuid, "endpointId" uuid, "messageId" character varying(200) NOT NULL, "state" character varying(10) NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "createdAt" TIMESTAMP NOT NULL, "nextAttemptAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_2f36ee5236f2793f3e7bd554589" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "outbox_message_request" ON "outbox_message"  ("requestId") `);
    await queryRunner.query(`CREATE INDEX "outbox_message_due" ON "outbox_message"  ("state", "channel", "nextAttemptAt") `);
    await queryRunner.query(`CREATE TABLE "webhook_endpoint" ("id" uuid NOT NULL, "url" character varying(500) NOT NULL, "secret" character varying(100) NOT NULL, "enabled" boolean NOT NULL, "createdAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_6c98112122b2b8a4f3984d2efa8" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE TABLE "erasure" ("id" uuid NOT NULL, "reason" character varying(10) NOT NULL, "emailHash" character varying(64), "erasedAt" TIMESTAMP NOT NULL, "erasedBy" character varying(254) NOT NULL, "requests" integer NOT NULL, "otherRecords" integer NOT NULL, CONSTRAINT "PK_9319154af7dd3e180c732f147ec" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE TABLE "request_status_change" ("id" uuid NOT NULL, "requestId" uuid NOT NULL, "status" character varying(10) NOT NULL, "changedBy" character varying(254) NOT NULL, "changedAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_694372490777a67ce6550dd0e31" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "request_status_change_request" ON "request_status_change"  ("requestId", "id") `);
    await queryRunner.query(`CREATE TABLE "request_settings" ("id" integer NOT NULL, "retentionDays" integer, "waitingTooLongHours" integer NOT NULL, "notifyEmails" text NOT NULL, CONSTRAINT "PK_fee0f1f3f8ec78c5bfc04c1fc07" PRIMARY KEY ("id"))`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "emailKey" character varying(254) NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "fingerprint" character varying(64) NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "formTokenId" character varying(40)`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "suspect" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "marks" text NOT NULL DEFAULT '[]'`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "consentVersion" character varying(20) NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "source" text NOT NULL DEFAULT '{}'`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "notes" text NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "notesVersion" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "notesSavedBy" character varying(254)`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "notesSavedAt" TIMESTAMP`);
    await queryRunner.query(`CREATE INDEX "visitor_request_form_token" ON "visitor_request"  ("formTokenId") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_fingerprint" ON "visitor_request"  ("fingerprint", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_email_key" ON "visitor_request"  ("emailKey") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view_kind_status" ON "visitor_request"  ("suspect", "kind", "status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view_status" ON "visitor_request"  ("suspect", "status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view_kind" ON "visitor_request"  ("suspect", "kind", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view" ON "visitor_request"  ("suspect", "id") `);
    await queryRunner.query(`UPDATE "visitor_request" SET "emailKey" = lower("email"), "consentVersion" = '2025-06-26'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."visitor_request_view"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_view_kind"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_view_status"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_view_kind_status"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_email_key"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_fingerprint"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_form_token"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "notesSavedAt"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "notesSavedBy"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "notesVersion"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "notes"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "source"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "consentVersion"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "marks"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "suspect"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "formTokenId"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "fingerprint"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "emailKey"`);
    await queryRunner.query(`DROP TABLE "request_settings"`);
    await queryRunner.query(`DROP INDEX "public"."request_status_change_request"`);
    await queryRunner.query(`DROP TABLE "request_status_change"`);
    await queryRunner.query(`DROP TABLE "erasure"`);
    await queryRunner.query(`DROP TABLE "webhook_endpoint"`);
    await queryRunner.query(`DROP INDEX "public"."outbox_message_due"`);
    await queryRunner.query(`DROP INDEX "public"."outbox_message_request"`);
    await queryRunner.query(`DROP TABLE "outbox_message"`);
    await queryRunner.query(`DROP INDEX "public"."delivery_attempt_message"`);
    await queryRunner.query(`DROP TABLE "delivery_attempt"`);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind" ON "visitor_request" USING btree ("id", "kind") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_status" ON "visitor_request" USING btree ("id", "status") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind_status" ON "visitor_request" USING btree ("id", "kind", "status") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_email" ON "visitor_request" USING btree ("email") `);
  }
}
