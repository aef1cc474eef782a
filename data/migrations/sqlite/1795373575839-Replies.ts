import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Replies1795373575839 implements MigrationInterface {
  name = 'Replies1795373575839';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "reply_draft" ("requestId" varchar NOT NULL, "owner" varchar(254) NOT NULL, "subject" text NOT NULL, "message" text NOT NULL, "basedOnReplies" integer NOT NULL, "writtenAt" datetime NOT NULL, "savedAt" datetime NOT NULL, PRIMARY KEY ("requestId", "owner"))`);
    await queryRunner.query(`CREATE TABLE "request_reply" ("id" varchar PRIMARY KEY NOT NULL, "requestId" varchar NOT NULL, "ordinal" integer NOT NULL, "subject" varchar(200) NOT NULL, "message" text NOT NULL, "sentBy" varchar(254) NOT NULL, "sentAt" datetime NOT NULL)`);
    await queryRunner.query(`CREATE UNIQUE INDEX "request_reply_order" ON "request_reply" ("requestId", "ordinal") `);
    await queryRunner.query(`CREATE TABLE "reply_template" ("id" varchar PRIMARY KEY NOT NULL, "name" varchar(100) NOT NULL, "subject" varchar(200) NOT NULL, "message" text NOT NULL, "deleted" boolean NOT NULL DEFAULT (0))`);
    await queryRunner.query(`ALTER TABLE "request_settings" ADD "replyTo" varchar(254)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "request_settings" DROP COLUMN "replyTo"`);
    await queryRunner.query(`DROP TABLE "reply_template"`);
    await queryRunner.query(`DROP INDEX "request_reply_order"`);
    await queryRunner.query(`DROP TABLE "request_reply"`);
    await queryRunner.query(`DROP TABLE "reply_draft"`);
  }
}
