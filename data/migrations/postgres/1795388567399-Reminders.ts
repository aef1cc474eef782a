import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reminders1795388567399 implements MigrationInterface {
  name = 'Reminders1795388567399';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "sent_digest" ("week" character varying(10) NOT NULL, "messageId" uuid NOT NULL, "endsAt" TIMESTAMP NOT NULL, "timeZone" character varying(64) NOT NULL, CONSTRAINT "PK_d3fe00b42c66fa3c6b2d53f0345" PRIMARY KEY ("week"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "sent_digest_message" ON "sent_digest"  ("messageId") `);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "alarmedAt" TIMESTAMP`);
    await queryRunner.query(`ALTER TABLE "request_settings" ADD "digest" text NOT NULL DEFAULT '{"enabled":false,"weekday":1,"hour":8,"timeZone":"UTC"}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "request_settings" DROP COLUMN "digest"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "alarmedAt"`);
    await queryRunner.query(`DROP INDEX "public"."sent_digest_message"`);
    await queryRunner.query(`DROP TABLE "sent_digest"`);
  }
}
