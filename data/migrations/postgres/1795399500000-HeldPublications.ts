import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldPublications1795399500000 implements MigrationInterface {
  name = 'HeldPublications1795399500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "held_publication" ("messageId" uuid NOT NULL, "postId" uuid NOT NULL, "title" character varying(200) NOT NULL, "dueAt" TIMESTAMP NOT NULL, "heldAt" TIMESTAMP NOT NULL, "findings" text NOT NULL, CONSTRAINT "PK_2833802a4f615d4ecfe9b201387" PRIMARY KEY ("messageId"))`);
    await queryRunner.query(`CREATE INDEX "held_publication_at" ON "held_publication"  ("heldAt") `);
    await queryRunner.query(`ALTER TABLE "scheduled_publication" ADD "accepted" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "scheduled_publication" DROP COLUMN "accepted"`);
    await queryRunner.query(`DROP INDEX "public"."held_publication_at"`);
    await queryRunner.query(`DROP TABLE "held_publication"`);
  }
}
