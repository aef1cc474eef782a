import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MachineReaders1795661489607 implements MigrationInterface {
  name = 'MachineReaders1795661489607';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "insights_machine" ("period" character varying(10) NOT NULL, "name" character varying(300) NOT NULL, "reads" integer NOT NULL, "lastOn" character varying(10) NOT NULL, CONSTRAINT "PK_16e6b7942ce9095edd05a593a26" PRIMARY KEY ("period", "name"))`);
    await queryRunner.query(`CREATE TABLE "machine_reader_settings" ("id" integer NOT NULL, "search" character varying(16) NOT NULL, "aiInput" character varying(16) NOT NULL, "aiTrain" character varying(16) NOT NULL, CONSTRAINT "PK_0390f04aba2e09e2923dd15e879" PRIMARY KEY ("id"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "machine_reader_settings"`);
    await queryRunner.query(`DROP TABLE "insights_machine"`);
  }
}
