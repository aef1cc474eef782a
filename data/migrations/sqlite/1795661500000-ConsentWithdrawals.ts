import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConsentWithdrawals1795661500000 implements MigrationInterface {
  name = 'ConsentWithdrawals1795661500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "dataCommunicationsWithdrawnAt" datetime`);
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "dataProcessingWithdrawnAt" datetime`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "dataProcessingWithdrawnAt"`);
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "dataCommunicationsWithdrawnAt"`);
  }
}
