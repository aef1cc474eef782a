import type { MigrationInterface, QueryRunner } from 'typeorm';

export class People1795720000000 implements MigrationInterface {
  name = 'People1795720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "person" ("id" varchar PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "name" varchar(200), "roles" text NOT NULL, "byGroups" boolean NOT NULL DEFAULT (0), "state" varchar(10) NOT NULL, "invitedAt" datetime, "invitedBy" varchar(254), "invitationMessageId" varchar, "lastSeenAt" datetime)`);
    await queryRunner.query(`CREATE UNIQUE INDEX "person_email" ON "person" ("email") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "person_email"`);
    await queryRunner.query(`DROP TABLE "person"`);
  }
}
