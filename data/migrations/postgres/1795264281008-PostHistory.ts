import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostHistory1795264281008 implements MigrationInterface {
  name = 'PostHistory1795264281008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "post_save" ("postId" uuid NOT NULL, "version" integer NOT NULL, "savedAt" TIMESTAMP NOT NULL, "savedBy" character varying(254), "changed" text NOT NULL, "restored" integer, CONSTRAINT "PK_4b30133198c30efcf7f7c348f0c" PRIMARY KEY ("postId", "version"))`);
    await queryRunner.query(`CREATE TABLE "scheduled_publication" ("postId" uuid NOT NULL, "dueAt" TIMESTAMP NOT NULL, "publicAt" TIMESTAMP, "secondsLate" integer NOT NULL, CONSTRAINT "PK_e8292e7fbf9340c56fde0677005" PRIMARY KEY ("postId"))`);
    await queryRunner.query(`CREATE INDEX "scheduled_publication_pending" ON "scheduled_publication"  ("publicAt", "dueAt") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."scheduled_publication_pending"`);
    await queryRunner.query(`DROP TABLE "scheduled_publication"`);
    await queryRunner.query(`DROP TABLE "post_save"`);
  }
}
