import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SiteChanges1795340000000 implements MigrationInterface {
  name = 'SiteChanges1795340000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "site_change" (
        "id" bigserial PRIMARY KEY,
        "mark" uuid NOT NULL DEFAULT gen_random_uuid(),
        "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "topic" text NOT NULL,
        "subject" text
      )`,
    );
    // From here on there is always a newest one.
    await queryRunner.query(`INSERT INTO "site_change" ("topic") VALUES ('everything')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "site_change"`);
  }
}
