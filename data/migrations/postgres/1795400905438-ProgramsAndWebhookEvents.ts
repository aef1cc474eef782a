import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProgramsAndWebhookEvents1795400905438 implements MigrationInterface {
  name = 'ProgramsAndWebhookEvents1795400905438';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "outbox_message" ADD "data" text`);
    await queryRunner.query(`ALTER TABLE "webhook_endpoint" ADD "events" text NOT NULL DEFAULT '["request.received"]'`);
    await queryRunner.query(`ALTER TABLE "post_save" ADD "byProgram" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "post" ADD "unreviewedBy" character varying(254)`);
    await queryRunner.query(`ALTER TABLE "waiting_changes" ADD "byProgram" boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "waiting_changes" DROP COLUMN "byProgram"`);
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "unreviewedBy"`);
    await queryRunner.query(`ALTER TABLE "post_save" DROP COLUMN "byProgram"`);
    await queryRunner.query(`ALTER TABLE "webhook_endpoint" DROP COLUMN "events"`);
    await queryRunner.query(`ALTER TABLE "outbox_message" DROP COLUMN "data"`);
  }
}
