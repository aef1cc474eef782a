import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Meetings1795387031211 implements MigrationInterface {
  name = 'Meetings1795387031211';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "meeting_cell" ("cell" integer NOT NULL, "requestId" uuid NOT NULL, CONSTRAINT "PK_1f147f681762b73221f9e1ebb82" PRIMARY KEY ("cell"))`);
    await queryRunner.query(`CREATE INDEX "meeting_cell_request" ON "meeting_cell"  ("requestId") `);
    await queryRunner.query(`CREATE TABLE "meeting_step" ("meetingId" uuid NOT NULL, "sequence" integer NOT NULL, "requestId" uuid NOT NULL, "visitorMessageId" uuid NOT NULL, "teamMessageId" uuid NOT NULL, "state" character varying(10) NOT NULL, "startsAt" TIMESTAMP NOT NULL, "endsAt" TIMESTAMP NOT NULL, "timeZone" character varying(64) NOT NULL, "at" TIMESTAMP NOT NULL, CONSTRAINT "PK_3144d27a3bca48fb183f9f324d4" PRIMARY KEY ("meetingId", "sequence"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "meeting_step_team" ON "meeting_step"  ("teamMessageId") `);
    await queryRunner.query(`CREATE UNIQUE INDEX "meeting_step_visitor" ON "meeting_step"  ("visitorMessageId") `);
    await queryRunner.query(`CREATE INDEX "meeting_step_request" ON "meeting_step"  ("requestId") `);
    await queryRunner.query(`CREATE TABLE "meeting" ("id" uuid NOT NULL, "requestId" uuid NOT NULL, "ordinal" integer NOT NULL, "startsAt" TIMESTAMP NOT NULL, "endsAt" TIMESTAMP NOT NULL, "timeZone" character varying(64) NOT NULL, "state" character varying(10) NOT NULL, "organizer" character varying(254) NOT NULL, "sequence" integer NOT NULL, CONSTRAINT "PK_dccaf9e4c0e39067d82ccc7bb83" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "meeting_start" ON "meeting"  ("startsAt", "id") `);
    await queryRunner.query(`CREATE UNIQUE INDEX "meeting_order" ON "meeting"  ("requestId", "ordinal") `);
    await queryRunner.query(`CREATE TABLE "meeting_settings" ("id" integer NOT NULL, "timeZone" character varying(64) NOT NULL, "hours" text NOT NULL, "lengthMinutes" integer NOT NULL, "gapMinutes" integer NOT NULL, "noticeHours" integer NOT NULL, "daysAhead" integer NOT NULL, "daysOff" text NOT NULL, CONSTRAINT "PK_7587b21acf22b56086eba5539ad" PRIMARY KEY ("id"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "meeting_settings"`);
    await queryRunner.query(`DROP INDEX "public"."meeting_order"`);
    await queryRunner.query(`DROP INDEX "public"."meeting_start"`);
    await queryRunner.query(`DROP TABLE "meeting"`);
    await queryRunner.query(`DROP INDEX "public"."meeting_step_request"`);
    await queryRunner.query(`DROP INDEX "public"."meeting_step_visitor"`);
    await queryRunner.query(`DROP INDEX "public"."meeting_step_team"`);
    await queryRunner.query(`DROP TABLE "meeting_step"`);
    await queryRunner.query(`DROP INDEX "public"."meeting_cell_request"`);
    await queryRunner.query(`DROP TABLE "meeting_cell"`);
  }
}
