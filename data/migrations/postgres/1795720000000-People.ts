import type { MigrationInterface, QueryRunner } from 'typeorm';

export class People1795720000000 implements MigrationInterface {
  name = 'People1795720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "person" ("id" uuid NOT NULL, "email" character varying(254) NOT NULL, "name" character varying(200), "roles" text NOT NULL, "byGroups" boolean NOT NULL DEFAULT false, "state" character varying(10) NOT NULL, "invitedAt" TIMESTAMP, "invitedBy" character varying(254), "invitationMessageId" uuid, "lastSeenAt" TIMESTAMP, CONSTRAINT "PK_5fdaf670315c4b7e70cce85daa3" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "person_email" ON "person"  ("email") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."person_email"`);
    await queryRunner.query(`DROP TABLE "person"`);
  }
}
