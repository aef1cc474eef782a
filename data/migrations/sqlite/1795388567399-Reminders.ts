import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reminders1795388567399 implements MigrationInterface {
  name = 'Reminders1795388567399';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "sent_digest" ("week" varchar(10) PRIMARY KEY NOT NULL, "messageId" varchar NOT NULL, "endsAt" datetime NOT NULL, "timeZone" varchar(64) NOT NULL)`);
    await queryRunner.query(`CREATE UNIQUE INDEX "sent_digest_message" ON "sent_digest" ("messageId") `);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "alarmedAt" datetime`);
    await queryRunner.query(`ALTER TABLE "request_settings" ADD "digest" text NOT NULL DEFAULT ('{"enabled":false,"weekday":1,"hour":8,"timeZone":"UTC"}')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "request_settings" DROP COLUMN "digest"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "alarmedAt"`);
    await queryRunner.query(`DROP INDEX "sent_digest_message"`);
    await queryRunner.query(`DROP TABLE "sent_digest"`);
  }
}
