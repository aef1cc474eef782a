import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostAttribution1795399264955 implements MigrationInterface {
  name = 'PostAttribution1795399264955';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post" ADD "metaTitle" character varying(200)`);
    await queryRunner.query(`ALTER TABLE "post" ADD "revisedAt" TIMESTAMP`);
    await queryRunner.query(`ALTER TABLE "post" ADD "revisionNote" character varying(500)`);
    await queryRunner.query(`ALTER TABLE "post_body" ADD "references" text NOT NULL DEFAULT '[]'`);
    await queryRunner.query(`ALTER TABLE "post_body" ADD "authors" text NOT NULL DEFAULT '[]'`);
    await queryRunner.query(`ALTER TABLE "post_body" ADD "reviewer" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "post_body" DROP COLUMN "reviewer"`);
    await queryRunner.query(`ALTER TABLE "post_body" DROP COLUMN "authors"`);
    await queryRunner.query(`ALTER TABLE "post_body" DROP COLUMN "references"`);
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "revisionNote"`);
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "revisedAt"`);
    await queryRunner.query(`ALTER TABLE "post" DROP COLUMN "metaTitle"`);
  }
}
