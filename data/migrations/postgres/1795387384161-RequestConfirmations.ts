import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestConfirmations1795387384161 implements MigrationInterface {
  name = 'RequestConfirmations1795387384161';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "confirmed_address" ("addressKey" character varying(254) NOT NULL, "requestId" uuid NOT NULL, "confirmedAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_0e47ad862e371a7d9f3f02368b3" PRIMARY KEY ("addressKey"))`);
    await queryRunner.query(`CREATE INDEX "confirmed_address_request" ON "confirmed_address"  ("requestId") `);
    await queryRunner.query(`ALTER TABLE "request_settings" ADD "confirmRequests" boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "request_settings" DROP COLUMN "confirmRequests"`);
    await queryRunner.query(`DROP INDEX "public"."confirmed_address_request"`);
    await queryRunner.query(`DROP TABLE "confirmed_address"`);
  }
}
