import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  emptyInsightsSpans,
  fillInsightsSamples,
  fillInsightsSpans,
} from '../fill-insights-spans.ts';

export class InsightsSpans1795400562815 implements MigrationInterface {
  name = 'InsightsSpans1795400562815';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "temporary_insights_experience" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "samples" integer NOT NULL DEFAULT (0), "histogram" text NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`INSERT INTO "temporary_insights_experience"("period", "name", "histogram") SELECT "period", "name", "histogram" FROM "insights_experience"`);
    await queryRunner.query(`DROP TABLE "insights_experience"`);
    await queryRunner.query(`ALTER TABLE "temporary_insights_experience" RENAME TO "insights_experience"`);
    await fillInsightsSpans(queryRunner);
    await fillInsightsSamples(queryRunner, () => '?');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await emptyInsightsSpans(queryRunner);
    await queryRunner.query(`ALTER TABLE "insights_experience" RENAME TO "temporary_insights_experience"`);
    await queryRunner.query(`CREATE TABLE "insights_experience" ("period" varchar(10) NOT NULL, "name" varchar(300) NOT NULL, "histogram" text NOT NULL, PRIMARY KEY ("period", "name")) WITHOUT ROWID`);
    await queryRunner.query(`INSERT INTO "insights_experience"("period", "name", "histogram") SELECT "period", "name", "histogram" FROM "temporary_insights_experience"`);
    await queryRunner.query(`DROP TABLE "temporary_insights_experience"`);
  }
}
