import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HouseRules1795335981868 implements MigrationInterface {
  name = 'HouseRules1795335981868';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "ai_settings" ("id" integer PRIMARY KEY NOT NULL, "houseRules" text NOT NULL)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "ai_settings"`);
  }
}
