import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MachineReaders1795661489607 implements MigrationInterface {
  name = 'MachineReaders1795661489607';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "insights_machine" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "reads" integer NOT NULL, "lastOn" varchar(10) NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`CREATE TABLE "machine_reader_settings" ("id" integer PRIMARY KEY NOT NULL, "search" varchar(16) NOT NULL, "aiInput" varchar(16) NOT NULL, "aiTrain" varchar(16) NOT NULL)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "machine_reader_settings"`);
    await queryRunner.query(`DROP TABLE "insights_machine"`);
  }
}
