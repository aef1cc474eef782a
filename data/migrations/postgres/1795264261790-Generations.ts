import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Generations1795264261790 implements MigrationInterface {
  name = 'Generations1795264261790';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "generation" ("id" uuid NOT NULL, "postId" uuid, "brief" text NOT NULL, "model" character varying(200) NOT NULL, "promptTokens" integer, "completionTokens" integer, "requestedBy" character varying(254) NOT NULL, "startedAt" TIMESTAMP NOT NULL, "finishedAt" TIMESTAMP, "outcome" character varying(20) NOT NULL, "failure" text, CONSTRAINT "PK_58db1b8155c99c2604394ffef2a" PRIMARY KEY ("id"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "generation"`);
  }
}
