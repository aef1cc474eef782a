import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestPerson1795337468561 implements MigrationInterface {
  name = 'RequestPerson1795337468561';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "visitor_request_email_key"`);
    await queryRunner.query(`CREATE INDEX "visitor_request_person" ON "visitor_request"  ("emailKey", "suspect", "id") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "visitor_request_person"`);
    await queryRunner.query(`CREATE INDEX "visitor_request_email_key" ON "visitor_request" USING btree ("emailKey") `);
  }
}
