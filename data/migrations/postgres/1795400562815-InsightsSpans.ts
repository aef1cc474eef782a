import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  emptyInsightsSpans,
  fillInsightsSamples,
  fillInsightsSpans,
} from '../fill-insights-spans.ts';

export class InsightsSpans1795400562815 implements MigrationInterface {
  name = 'InsightsSpans1795400562815';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "insights_experience" ADD "samples" integer NOT NULL DEFAULT '0'`);
    await fillInsightsSpans(queryRunner);
    await fillInsightsSamples(queryRunner, (number) => `$${String(number)}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await emptyInsightsSpans(queryRunner);
    await queryRunner.query(`ALTER TABLE "insights_experience" DROP COLUMN "samples"`);
  }
}
