import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AiRecord1795677771953 implements MigrationInterface {
  name = 'AiRecord1795677771953';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post_save" ADD "aiInvolved" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "post_save" ADD "confirmation" text`);
    await queryRunner.query(`ALTER TABLE "post" ADD "aiInvolved" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "post" ADD "confirmation" text`);
    await queryRunner.query(`ALTER TABLE "waiting_changes" ADD "aiInvolved" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "waiting_changes" ADD "confirmation" text`);
    // What AI wrote before: the generator, its accepted revisions, and agents.
    await queryRunner.query(`UPDATE "post_save" SET "aiInvolved" = true WHERE EXISTS (SELECT 1 FROM "post_save" "source" WHERE "source"."postId" = "post_save"."postId" AND "source"."version" <= "post_save"."version" AND ("source"."model" IS NOT NULL OR "source"."savedBy" LIKE 'Agent with API key: %'))`);
    await queryRunner.query(`UPDATE "post" SET "aiInvolved" = true WHERE EXISTS (SELECT 1 FROM "post_save" WHERE "post_save"."postId" = "post"."id" AND "post_save"."aiInvolved")`);
    await queryRunner.query(`UPDATE "waiting_changes" SET "aiInvolved" = true WHERE "savedBy" LIKE 'Agent with API key: %' OR EXISTS (SELECT 1 FROM "post" WHERE "post"."id" = "waiting_changes"."postId" AND "post"."aiInvolved")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "waiting_changes" DROP COLUMN "confirmation"`);
    await queryRunner.query(`ALTER TABLE "waiting_changes" DROP COLUMN "aiInvolved"`);
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "confirmation"`);
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "aiInvolved"`);
    await queryRunner.query(`ALTER TABLE "post_save" DROP COLUMN "confirmation"`);
    await queryRunner.query(`ALTER TABLE "post_save" DROP COLUMN "aiInvolved"`);
  }
}
