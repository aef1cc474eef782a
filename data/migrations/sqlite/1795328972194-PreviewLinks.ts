import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PreviewLinks1795328972194 implements MigrationInterface {
  name = 'PreviewLinks1795328972194';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "preview_link" ("tokenHash" varchar(64) PRIMARY KEY NOT NULL, "postId" varchar NOT NULL, "createdAt" datetime NOT NULL, "createdBy" varchar(254) NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "preview_link_post" ON "preview_link" ("postId") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "preview_link_post"`);
    await queryRunner.query(`DROP TABLE "preview_link"`);
  }
}
