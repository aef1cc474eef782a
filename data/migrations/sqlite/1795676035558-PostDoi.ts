import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostDoi1795676035558 implements MigrationInterface {
  name = 'PostDoi1795676035558';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post" ADD "doi" varchar(300)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "doi"`);
  }
}
