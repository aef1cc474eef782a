import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostHistory1795264281008 implements MigrationInterface {
  name = 'PostHistory1795264281008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "post_save" ("postId" varchar NOT NULL, "version" integer NOT NULL, "savedAt" datetime NOT NULL, "savedBy" varchar(254), "changed" text NOT NULL, "restored" integer, PRIMARY KEY ("postId", "version"))`);
    await queryRunner.query(`CREATE TABLE "scheduled_publication" ("postId" varchar PRIMARY KEY NOT NULL, "dueAt" datetime NOT NULL, "publicAt" datetime, "secondsLate" integer NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "scheduled_publication_pending" ON "scheduled_publication" ("publicAt", "dueAt") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "scheduled_publication_pending"`);
    await queryRunner.query(`DROP TABLE "scheduled_publication"`);
    await queryRunner.query(`DROP TABLE "post_save"`);
  }
}
