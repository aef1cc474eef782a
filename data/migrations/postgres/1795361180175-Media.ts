import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Media1795361180175 implements MigrationInterface {
  name = 'Media1795361180175';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "former_picture" ("file" character varying(60) NOT NULL, "image" character varying(60) NOT NULL, "since" TIMESTAMP NOT NULL, CONSTRAINT "PK_b8a69988fa64d648247f9c58cf7" PRIMARY KEY ("file"))`);
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "file" character varying(60)`);
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "bytes" integer`);
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "altText" character varying(500) NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "uploadedAt" TIMESTAMP`);
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "uploadedBy" character varying(254)`);
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "kept" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "stored_image" ADD "deletedAt" TIMESTAMP`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "deletedAt"`);
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "kept"`);
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "uploadedBy"`);
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "uploadedAt"`);
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "altText"`);
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "bytes"`);
    await queryRunner.query(`ALTER TABLE "stored_image" DROP COLUMN "file"`);
    await queryRunner.query(`DROP TABLE "former_picture"`);
  }
}
