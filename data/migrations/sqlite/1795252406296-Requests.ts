import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Requests1795252406296 implements MigrationInterface {
  name = 'Requests1795252406296';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "visitor_request" ("id" varchar PRIMARY KEY NOT NULL, "kind" varchar(10) NOT NULL, "firstName" varchar(100) NOT NULL, "lastName" varchar(100) NOT NULL, "affiliation" varchar(200) NOT NULL, "email" varchar(254) NOT NULL, "profileUrl" varchar(500) NOT NULL, "referralSource" varchar(500) NOT NULL, "dataCommunicationsConsent" boolean NOT NULL, "dataProcessingConsent" boolean NOT NULL, "status" varchar(10) NOT NULL DEFAULT ('new'), "createdAt" datetime NOT NULL, "searchText" text NOT NULL, "projectDescription" text, "numberOfStudies" varchar(20), "nonCommercialUse" boolean, "message" text, "platformsToDemo" text)`);
    await queryRunner.query(`CREATE INDEX "visitor_request_email" ON "visitor_request" ("email") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind_status" ON "visitor_request" ("kind", "status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_status" ON "visitor_request" ("status", "id") `);
    await queryRunner.query(`CREATE INDEX "visitor_request_kind" ON "visitor_request" ("kind", "id") `);
    await queryRunner.query(`CREATE INDEX "IDX_01a972a1130178905c3588cc5a" ON "visitor_request" ("kind") `);
    await queryRunner.query(`CREATE TABLE "session" ("idHash" varchar(64) PRIMARY KEY NOT NULL, "data" text NOT NULL, "expiresAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "session_expires_at" ON "session" ("expiresAt") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "session_expires_at"`);
    await queryRunner.query(`DROP TABLE "session"`);
    await queryRunner.query(`DROP INDEX "IDX_01a972a1130178905c3588cc5a"`);
    await queryRunner.query(`DROP INDEX "visitor_request_kind"`);
    await queryRunner.query(`DROP INDEX "visitor_request_status"`);
    await queryRunner.query(`DROP INDEX "visitor_request_kind_status"`);
    await queryRunner.query(`DROP INDEX "visitor_request_email"`);
    await queryRunner.query(`DROP TABLE "visitor_request"`);
  }
}
