import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DatabaseIdentity1795420000000 implements MigrationInterface {
  name = 'DatabaseIdentity1795420000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Which database this was when a gateway last started on it: another one was restored from it.
    await queryRunner.query(`CREATE TABLE "database_identity" ("identity" text NOT NULL, CONSTRAINT "PK_database_identity" PRIMARY KEY ("identity"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "database_identity"`);
  }
}
