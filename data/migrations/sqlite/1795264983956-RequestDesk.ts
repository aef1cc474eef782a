import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestDesk1795264983956 implements MigrationInterface {
  name = 'RequestDesk1795264983956';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "visitor_request_kind"`);
    await queryRunner.query(`DROP INDEX "visitor_request_status"`);
    await queryRunner.query(`DROP INDEX "visitor_request_kind_status"`);
    await queryRunner.query(`DROP INDEX "visitor_request_email"`);
    await queryRunner.query(`CREATE TABLE "delivery_attempt" ("id" varchar PRIMARY KEY NOT NULL, "messageId" varchar NOT NULL, "startedAt" datetime NOT NULL, "finishedAt" datetime NOT NULL, "delivered" boolean NOT NULL, "response" varchar(500) NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "delivery_attempt_message" ON "delivery_attempt" ("messageId", "id") `);
    await queryRunner.query(`CREATE TABLE "outbox_message" ("id" varchar PRIMARY KEY NOT NULL, "channel" varchar(10) NOT NULL, "event" varchar(20) NOT NULL, "requestId" varchar, "endpointId" varchar, "messageId" varchar(200) NOT NULL, "state" varchar(10) NOT NULL, "attempts" integer NOT NULL DEFAULT (0), "createdAt" datetime NOT NULL, "nextAttemptAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "outbox_message_request" ON "outbox_message" ("requestId") `);
    await queryRunner.query(`CREATE INDEX "outbox_message_due" ON "outbox_message" ("state", "channel", "nextAttemptAt") `);
    await queryRunner.query(`CREATE TABLE "webhook_endpoint" ("id" varchar PRIMARY KEY NOT NULL, "url" varchar(500) NOT NULL, "secret" varchar(100) NOT NULL, "enabled" boolean NOT NULL, "createdAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE TABLE "erasure" ("id" varchar PRIMARY KEY NOT NULL, "reason" varchar(10) NOT NULL, "emailHash" varchar(64), "erasedAt" datetime NOT NULL, "erasedBy" varchar(254) NOT NULL, "requests" integer NOT NULL, "otherRecords" integer NOT NULL)`);
    await queryRunner.query(`CREATE TABLE "request_status_change" ("id" varchar PRIMARY KEY NOT NULL, "requestId" varchar NOT NULL, "status" varchar(10) NOT NULL, "changedBy" varchar(254) NOT NULL, "changedAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "request_status_change_request" ON "request_status_change" ("requestId", "id") `);
    await queryRunner.query(`CREATE TABLE "request_settings" ("id" integer PRIMARY KEY NOT NULL, "retentionDays" integer, "waitingTooLongHours" integer NOT NULL, "notifyEmails" text NOT NULL)`);
    await queryRunner.query(`DROP INDEX "IDX_01a972a1130178905c3588cc5a"`);
    await queryRunner.query(`CREATE TABLE "temporary_visitor_request" ("id" varchar PRIMARY KEY NOT NULL, "kind" varchar(10) NOT NULL, "firstName" varchar(100) NOT NULL, "lastName" varchar(100) NOT NULL, "affiliation" varchar(200) NOT NULL, "email" varchar(254) NOT NULL, "profileUrl" varchar(500) NOT NULL, "referralSource" varchar(500) NOT NULL, "dataCommunicationsConsent" boolean NOT NULL, "dataProcessingConsent" boolean NOT NULL, "status" varchar(10) NOT NULL DEFAULT ('new'), "createdAt" datetime NOT NULL, "searchText" text NOT NULL, "projectDescription" text, "numberOfStudies" varchar(20), "nonCommercialUse" boolean, "message" text, "platformsToDemo" text, "emailKey" varchar(254) NOT NULL DEFAULT (''), "fingerprint" varchar(64) NOT NULL DEFAULT (''), "formTokenId" varchar(40), "suspect" boolean NOT NULL DEFAULT (0), "marks" text NOT NULL DEFAULT ('[]'), "consentVersion" varchar(20) NOT NULL DEFAULT (''), "source" text NOT NULL DEFAULT ('{}'), "notes" text NOT NULL DEFAULT (''), "notesVersion" integer NOT NULL DEFAULT (0), "notesSavedBy" varchar(254), "notesSavedAt" datetime)`);
    await queryRunner.query(`INSERT INTO "temporary_visitor_request"("id", "kind", "firstName", "lastName", "affiliation", "email", "profileUrl", "referralSource", "dataCommunicationsConsent", "dataProcessingConsent", "status", "createdAt", "searchText", "projectDescription", "numberOfStudies", "nonCommercialUse", "message", "platformsToDemo") SELECT "id", "kind", "firstName", "lastName", "affiliation", "email", "profileUrl", "referralSource", "dataCommunicationsConsent", "dataProcessingConsent", "status", "createdAt", "searchText", "projectDescription", "numberOfStudies", "nonCommercialUse", "message", "platformsToDemo" FROM "visitor_request"`);
    await queryRunner.query(`DROP TABLE "visitor_request"`);
    await queryRunner.query(`ALTER TABLE "temporary_visitor_request" RENAME TO "visitor_request"`);
    await queryRunner.query(`CREATE INDEX "IDX_01a972a1130178905c3588cc5a" ON "visitor_request" ("kind") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_form_token" ON "visitor_request" ("formTokenId") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_fingerprint" ON "visitor_request" ("fingerprint", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_email_key" ON "visitor_request" ("emailKey") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view_kind_status" ON "visitor_request" ("suspect", "kind", "status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view_status" ON "visitor_request" ("suspect", "status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view_kind" ON "visitor_request" ("suspect", "kind", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_view" ON "visitor_request" ("suspect", "id") `);
    await queryRunner.query(`UPDATE "visitor_request" SET "emailKey" = lower("email"), "consentVersion" = '2025-06-26'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "visitor_request_view"`);
    await queryRunner.query(`DROP INDEX "visitor_request_view_kind"`);
    await queryRunner.query(`DROP INDEX "visitor_request_view_status"`);
    await queryRunner.query(`DROP INDEX "visitor_request_view_kind_status"`);
    await queryRunner.query(`DROP INDEX "visitor_request_email_key"`);
    await queryRunner.query(`DROP INDEX "visitor_request_fingerprint"`);
    await queryRunner.query(`DROP INDEX "visitor_request_form_token"`);
    await queryRunner.query(`DROP INDEX "IDX_01a972a1130178905c3588cc5a"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" RENAME TO "temporary_visitor_request"`);
    await queryRunner.query(`CREATE TABLE "visitor_request" ("id" varchar PRIMARY KEY NOT NULL, "kind" varchar(10) NOT NULL, "firstName" varchar(100) NOT NULL, "lastName" varchar(100) NOT NULL, "affiliation" varchar(200) NOT NULL, "email" varchar(254) NOT NULL, "profileUrl" varchar(500) NOT NULL, "referralSource" varchar(500) NOT NULL, "dataCommunicationsConsent" boolean NOT NULL, "dataProcessingConsent" boolean NOT NULL, "status" varchar(10) NOT NULL DEFAULT ('new'), "createdAt" datetime NOT NULL, "searchText" text NOT NULL, "projectDescription" text, "numberOfStudies" varchar(20), "nonCommercialUse" boolean, "message" text, "platformsToDemo" text)`);
    await queryRunner.query(`INSERT INTO "visitor_request"("id", "kind", "firstName", "lastName", "affiliation", "email", "profileUrl", "referralSource", "dataCommunicationsConsent", "dataProcessingConsent", "status", "createdAt", "searchText", "projectDescription", "numberOfStudies", "nonCommercialUse", "message", "platformsToDemo") SELECT "id", "kind", "firstName", "lastName", "affiliation", "email", "profileUrl", "referralSource", "dataCommunicationsConsent", "dataProcessingConsent", "status", "createdAt", "searchText", "projectDescription", "numberOfStudies", "nonCommercialUse", "message", "platformsToDemo" FROM "temporary_visitor_request"`);
    await queryRunner.query(`DROP TABLE "temporary_visitor_request"`);
    await queryRunner.query(`CREATE INDEX "IDX_01a972a1130178905c3588cc5a" ON "visitor_request" ("kind") `);
    await queryRunner.query(`DROP TABLE "request_settings"`);
    await queryRunner.query(`DROP INDEX "request_status_change_request"`);
    await queryRunner.query(`DROP TABLE "request_status_change"`);
    await queryRunner.query(`DROP TABLE "erasure"`);
    await queryRunner.query(`DROP TABLE "webhook_endpoint"`);
    await queryRunner.query(`DROP INDEX "outbox_message_due"`);
    await queryRunner.query(`DROP INDEX "outbox_message_request"`);
    await queryRunner.query(`DROP TABLE "outbox_message"`);
    await queryRunner.query(`DROP INDEX "delivery_attempt_message"`);
    await queryRunner.query(`DROP TABLE "delivery_attempt"`);
    await queryRunner.query(`CREATE INDEX "visitor_request_email" ON "visitor_request" ("email") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind_status" ON "visitor_request" ("kind", "status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_status" ON "visitor_request" ("status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind" ON "visitor_request" ("kind", "id") `);
  }
}
