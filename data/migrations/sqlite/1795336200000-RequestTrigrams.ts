import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestTrigrams1795336200000 implements MigrationInterface {
  name = 'RequestTrigrams1795336200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Filled by the housekeeping, since a large table takes a while. It keeps no text of its own.
    await queryRunner.query(`CREATE TABLE "request_ordinal" ("ordinal" integer PRIMARY KEY NOT NULL, "requestId" varchar NOT NULL UNIQUE)`);
    await queryRunner.query(`CREATE VIRTUAL TABLE "request_trigrams" USING fts5("text", content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "request_trigrams"`);
    await queryRunner.query(`DROP TABLE "request_ordinal"`);
  }
}
