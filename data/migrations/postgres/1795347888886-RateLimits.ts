import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RateLimits1795347888886 implements MigrationInterface {
  name = 'RateLimits1795347888886';

  async up(queryRunner: QueryRunner): Promise<void> {
    // What rate-limiter-flexible counts in. After a crash it is empty, and costs no write-ahead
    // log.
    await queryRunner.query(`CREATE UNLOGGED TABLE "rate_limit" ("key" character varying(255) NOT NULL, "points" integer NOT NULL, "expire" bigint, CONSTRAINT "PK_rate_limit" PRIMARY KEY ("key"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "rate_limit"`);
  }
}
