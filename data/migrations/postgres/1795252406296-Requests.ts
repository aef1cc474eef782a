import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Requests1795252406296 implements MigrationInterface {
  name = 'Requests1795252406296';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "visitor_request" ("id" uuid NOT NULL, "kind" character varying(10) NOT NULL, "firstName" character varying(100) NOT NULL, "lastName" character varying(100) NOT NULL, "affiliation" character varying(200) NOT NULL, "email" character varying(254) NOT NULL, "profileUrl" character varying(500) NOT NULL, "referralSource" character varying(500) NOT NULL, "dataCommunicationsConsent" boolean NOT NULL, "dataProcessingConsent" boolean NOT NULL, "status" character varying(10) NOT NULL DEFAULT 'new', "createdAt" TIMESTAMP NOT NULL, "searchText" text NOT NULL, "projectDescription" text, "numberOfStudies" character varying(20), "nonCommercialUse" boolean, "message" text, "platformsToDemo" text, CONSTRAINT "PK_6502136633fbbe6353a166261c1" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "visitor_request_email" ON "visitor_request"  ("email") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind_status" ON "visitor_request"  ("kind", "status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_status" ON "visitor_request"  ("status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind" ON "visitor_request"  ("kind", "id") `);
    await queryRunner.query(`CREATE INDEX "IDX_01a972a1130178905c3588cc5a" ON "visitor_request"  ("kind") `);
    await queryRunner.query(`CREATE TABLE "session" ("idHash" character varying(64) NOT NULL, "data" text NOT NULL, "expiresAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_e542d5ef3c173792917e493420f" PRIMARY KEY ("idHash"))`);
    await queryRunner.query(`CREATE INDEX "session_expires_at" ON "session"  ("expiresAt") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."session_expires_at"`);
    await queryRunner.query(`DROP TABLE "session"`);
    await queryRunner.query(`DROP INDEX "public"."IDX_01a972a1130178905c3588cc5a"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_kind"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_status"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_kind_status"`);
    await queryRunner.query(`DROP INDEX "public"."visitor_request_email"`);
    await queryRunner.query(`DROP TABLE "visitor_request"`);
  }
}
