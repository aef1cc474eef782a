import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Replies1795373575839 implements MigrationInterface {
  name = 'Replies1795373575839';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "reply_draft" ("requestId" uuid NOT NULL, "owner" character varying(254) NOT NULL, "subject" text NOT NULL, "message" text NOT NULL, "basedOnReplies" integer NOT NULL, "writtenAt" TIMESTAMP NOT NULL, "savedAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_c1edcfac797db61ce1d53779134" PRIMARY KEY ("requestId", "owner"))`);
    await queryRunner.query(`CREATE TABLE "request_reply" ("id" uuid NOT NULL, "requestId" uuid NOT NULL, "ordinal" integer NOT NULL, "subject" character varying(200) NOT NULL, "message" text NOT NULL, "sentBy" character varying(254) NOT NULL, "sentAt" TIMESTAMP NOT NULL, CONSTRAINT "PK_a356ffd48f33c138b73d877191d" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "request_reply_order" ON "request_reply"  ("requestId", "ordinal") `);
    await queryRunner.query(`CREATE TABLE "reply_template" ("id" uuid NOT NULL, "name" character varying(100) NOT NULL, "subject" character varying(200) NOT NULL, "message" text NOT NULL, "deleted" boolean NOT NULL DEFAULT false, CONSTRAINT "PK_4a3ada0e40cac8291f49287a8f4" PRIMARY KEY ("id"))`);
    await queryRunner.query(`ALTER TABLE "request_settings" ADD "replyTo" character varying(254)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "request_settings" DROP COLUMN "replyTo"`);
    await queryRunner.query(`DROP TABLE "reply_template"`);
    await queryRunner.query(`DROP INDEX "public"."request_reply_order"`);
    await queryRunner.query(`DROP TABLE "request_reply"`);
    await queryRunner.query(`DROP TABLE "reply_draft"`);
  }
}
