import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Conversations1795336648412 implements MigrationInterface {
  name = 'Conversations1795336648412';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "generation" ADD "basedOn" integer`);
    await queryRunner.query(`ALTER TABLE "generation" ADD "leftOut" integer`);
    await queryRunner.query(`ALTER TABLE "generation" ADD "savedVersion" integer`);
    await queryRunner.query(`ALTER TABLE "generation" ADD "revision" text`);
    await queryRunner.query(`ALTER TABLE "post_save" ADD "model" varchar(200)`);
    await queryRunner.query(`CREATE INDEX "generation_post" ON "generation" ("postId", "id") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "generation_post"`);
    await queryRunner.query(`ALTER TABLE "post_save" DROP COLUMN "model"`);
    await queryRunner.query(`ALTER TABLE "generation" DROP COLUMN "revision"`);
    await queryRunner.query(`ALTER TABLE "generation" DROP COLUMN "savedVersion"`);
    await queryRunner.query(`ALTER TABLE "generation" DROP COLUMN "leftOut"`);
    await queryRunner.query(`ALTER TABLE "generation" DROP COLUMN "basedOn"`);
  }
}
