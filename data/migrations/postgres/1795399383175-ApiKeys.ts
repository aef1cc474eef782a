import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApiKeys1795399383175 implements MigrationInterface {
  name = 'ApiKeys1795399383175';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "api_key" ("id" uuid NOT NULL, "name" character varying(80) NOT NULL, "scopes" text NOT NULL, "secretHash" character varying(64) NOT NULL, "expiresAt" TIMESTAMP, "createdAt" TIMESTAMP NOT NULL, "createdBy" character varying(254) NOT NULL, "lastUsedAt" TIMESTAMP, "revokedAt" TIMESTAMP, CONSTRAINT "PK_b1bd840641b8acbaad89c3d8d11" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE UNIQUE INDEX "api_key_secret_hash" ON "api_key"  ("secretHash") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."api_key_secret_hash"`);
    await queryRunner.query(`DROP TABLE "api_key"`);
  }
}
