import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostBodyImages1795376416905 implements MigrationInterface {
  name = 'PostBodyImages1795376416905';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "post_body_images" ON "post_body"  ("postId") WHERE "content" LIKE '%.webp%' OR "faqs" LIKE '%.webp%'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."post_body_images"`);
  }
}
