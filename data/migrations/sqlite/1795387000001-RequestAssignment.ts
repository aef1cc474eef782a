import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestAssignment1795387000001 implements MigrationInterface {
  name = 'RequestAssignment1795387000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "visitor_request" ADD "assignedTo" varchar(254)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "visitor_request" DROP COLUMN "assignedTo"`);
  }
}
