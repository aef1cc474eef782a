import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PreviewLinks1795328972194 implements MigrationInterface {
  name = 'PreviewLinks1795328972194';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "preview_link" ("tokenHash" character varying(64) NOT NULL, "postId" uuid NOT NULL, "createdAt" TIMESTAMP NOT NULL, "createdBy" character varying(254) NOT NULL, CONSTRAINT "PK_61a00fd2256ccf5c2cee839ef10" PRIMARY KEY ("tokenHash"))`);
    await queryRunner.query(`CREATE INDEX "preview_link_post" ON "preview_link"  ("postId") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."preview_link_post"`);
    await queryRunner.query(`DROP TABLE "preview_link"`);
  }
}
