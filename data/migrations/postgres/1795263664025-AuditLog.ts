import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditLog1795263664025 implements MigrationInterface {
  name = 'AuditLog1795263664025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "audit_entry" ("id" uuid NOT NULL, "at" TIMESTAMP NOT NULL, "actor" character varying(254), "action" character varying(32) NOT NULL, "area" character varying(32) NOT NULL, "subjectKind" character varying(20), "subjectId" character varying(100), "subjectLabel" character varying(200), "detail" character varying(500), "searchText" text NOT NULL, CONSTRAINT "PK_58a130a4b9da189f46ba2a01801" PRIMARY KEY ("id"))`);
    await queryRunner.query(`CREATE INDEX "audit_entry_at" ON "audit_entry"  ("at") `);
    await queryRunner.query(`CREATE INDEX "audit_entry_actor" ON "audit_entry"  ("actor", "id") `);
    await queryRunner.query(`CREATE INDEX "audit_entry_area" ON "audit_entry"  ("area", "id") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."audit_entry_area"`);
    await queryRunner.query(`DROP INDEX "public"."audit_entry_actor"`);
    await queryRunner.query(`DROP INDEX "public"."audit_entry_at"`);
    await queryRunner.query(`DROP TABLE "audit_entry"`);
  }
}
