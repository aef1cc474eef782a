import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldPublications1795399500000 implements MigrationInterface {
  name = 'HeldPublications1795399500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "held_publication" ("messageId" varchar PRIMARY KEY NOT NULL, "postId" varchar NOT NULL, "title" varchar(200) NOT NULL, "dueAt" datetime NOT NULL, "heldAt" datetime NOT NULL, "findings" text NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "held_publication_at" ON "held_publication" ("heldAt") `);
    await queryRunner.query(`ALTER TABLE "scheduled_publication" ADD "accepted" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "scheduled_publication" DROP COLUMN "accepted"`);
    await queryRunner.query(`DROP INDEX "held_publication_at"`);
    await queryRunner.query(`DROP TABLE "held_publication"`);
  }
}
