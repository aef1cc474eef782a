import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestConfirmations1795387384161 implements MigrationInterface {
  name = 'RequestConfirmations1795387384161';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "confirmed_address" ("addressKey" varchar(254) PRIMARY KEY NOT NULL, "requestId" varchar NOT NULL, "confirmedAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "confirmed_address_request" ON "confirmed_address" ("requestId") `);
    await queryRunner.query(`ALTER TABLE "request_settings" ADD "confirmRequests" boolean NOT NULL DEFAULT (0)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "request_settings" DROP COLUMN "confirmRequests"`);
    await queryRunner.query(`DROP INDEX "confirmed_address_request"`);
    await queryRunner.query(`DROP TABLE "confirmed_address"`);
  }
}
