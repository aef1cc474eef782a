import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditLog1795263664025 implements MigrationInterface {
  name = 'AuditLog1795263664025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "audit_entry" ("id" varchar PRIMARY KEY NOT NULL, "at" datetime NOT NULL, "actor" varchar(254), "action" varchar(32) NOT NULL, "area" varchar(32) NOT NULL, "subjectKind" varchar(20), "subjectId" varchar(100), "subjectLabel" varchar(200), "detail" varchar(500), "searchText" text NOT NULL)`);
    await queryRunner.query(`CREATE INDEX "audit_entry_at" ON "audit_entry" ("at") `);
    await queryRunner.query(`CREATE INDEX "audit_entry_actor" ON "audit_entry" ("actor", "id") `);
    await queryRunner.query(`CREATE INDEX "audit_entry_area" ON "audit_entry" ("area", "id") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "audit_entry_area"`);
    await queryRunner.query(`DROP INDEX "audit_entry_actor"`);
    await queryRunner.query(`DROP INDEX "audit_entry_at"`);
    await queryRunner.query(`DROP TABLE "audit_entry"`);
  }
}
