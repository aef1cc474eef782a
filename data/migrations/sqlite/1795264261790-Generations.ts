import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Generations1795264261790 implements MigrationInterface {
  name = 'Generations1795264261790';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "generation" ("id" varchar PRIMARY KEY NOT NULL, "postId" varchar, "brief" text NOT NULL, "model" varchar(200) NOT NULL, "promptTokens" integer, "completionTokens" integer, "requestedBy" varchar(254) NOT NULL, "startedAt" datetime NOT NULL, "finishedAt" datetime, "outcome" varchar(20) NOT NULL, "failure" text)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "generation"`);
  }
}
