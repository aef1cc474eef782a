import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewDecisions1795835033204 implements MigrationInterface {
  name = 'ReviewDecisions1795835033204';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "review" ADD "earlierDecisions" text NOT NULL DEFAULT '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "review" DROP COLUMN "earlierDecisions"`);
  }
}
