import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApiKeys1795399383175 implements MigrationInterface {
  name = 'ApiKeys1795399383175';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "api_key" ("id" varchar PRIMARY KEY NOT NULL, "name" varchar(80) NOT NULL, "scopes" text NOT NULL, "secretHash" varchar(64) NOT NULL, "expiresAt" datetime, "createdAt" datetime NOT NULL, "createdBy" varchar(254) NOT NULL, "lastUsedAt" datetime, "revokedAt" datetime)`);
    await queryRunner.query(`CREATE UNIQUE INDEX "api_key_secret_hash" ON "api_key" ("secretHash") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "api_key_secret_hash"`);
    await queryRunner.query(`DROP TABLE "api_key"`);
  }
}
