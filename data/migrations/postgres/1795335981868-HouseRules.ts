import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HouseRules1795335981868 implements MigrationInterface {
  name = 'HouseRules1795335981868';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "ai_settings" ("id" integer NOT NULL, "houseRules" text NOT NULL, CONSTRAINT "PK_b6c95e8fdde441f7e72e1d4f10c" PRIMARY KEY ("id"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "ai_settings"`);
  }
}
