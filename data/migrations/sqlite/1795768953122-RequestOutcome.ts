import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestOutcome1795768953122 implements MigrationInterface {
  name = 'RequestOutcome1795768953122';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD COLUMN "outcome" varchar(12)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "outcome"`);
  }
}
