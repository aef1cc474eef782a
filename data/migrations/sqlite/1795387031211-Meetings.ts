import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Meetings1795387031211 implements MigrationInterface {
  name = 'Meetings1795387031211';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "meeting_cell" ("cell" integer PRIMARY KEY NOT NULL, "requestId" varchar NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "meeting_cell_request" ON "meeting_cell" ("requestId") `);
    await queryRunner.query(`CREATE TABLE "meeting_step" ("meetingId" varchar NOT NULL, "sequence" integer NOT NULL, "requestId" varchar NOT NULL, "visitorMessageId" varchar NOT NULL, "teamMessageId" varchar NOT NULL, "state" varchar(10) NOT NULL, "startsAt" datetime NOT NULL, "endsAt" datetime NOT NULL, "timeZone" varchar(64) NOT NULL, "at" datetime NOT NULL, PRIMARY KEY ("meetingId", "sequence"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "meeting_step_team" ON "meeting_step" ("teamMessageId") `);
    await queryRunner.query(`CREATE UNIQUE INDEX "meeting_step_visitor" ON "meeting_step" ("visitorMessageId") `);
    await queryRunner.query(`CREATE INDEX "meeting_step_request" ON "meeting_step" ("requestId") `);
    await queryRunner.query(`CREATE TABLE "meeting" ("id" varchar PRIMARY KEY NOT NULL, "requestId" varchar NOT NULL, "ordinal" integer NOT NULL, "startsAt" datetime NOT NULL, "endsAt" datetime NOT NULL, "timeZone" varchar(64) NOT NULL, "state" varchar(10) NOT NULL, "organizer" varchar(254) NOT NULL, "sequence" integer NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "meeting_start" ON "meeting" ("startsAt", "id") `);
    await queryRunner.query(`CREATE UNIQUE INDEX "meeting_order" ON "meeting" ("requestId", "ordinal") `);
    await queryRunner.query(`CREATE TABLE "meeting_settings" ("id" integer PRIMARY KEY NOT NULL, "timeZone" varchar(64) NOT NULL, "hours" text NOT NULL, "lengthMinutes" integer NOT NULL, "gapMinutes" integer NOT NULL, "noticeHours" integer NOT NULL, "daysAhead" integer NOT NULL, "daysOff" text NOT NULL)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "meeting_settings"`);
    await queryRunner.query(`DROP INDEX "meeting_order"`);
    await queryRunner.query(`DROP INDEX "meeting_start"`);
    await queryRunner.query(`DROP TABLE "meeting"`);
    await queryRunner.query(`DROP INDEX "meeting_step_request"`);
    await queryRunner.query(`DROP INDEX "meeting_step_visitor"`);
    await queryRunner.query(`DROP INDEX "meeting_step_team"`);
    await queryRunner.query(`DROP TABLE "meeting_step"`);
    await queryRunner.query(`DROP INDEX "meeting_cell_request"`);
    await queryRunner.query(`DROP TABLE "meeting_cell"`);
  }
}
