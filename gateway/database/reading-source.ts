import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { readFailure } from './database-faults.ts';

/**
 * A data source for reading: while the database is locked or unavailable, its queries fail with
 * Failure UNAVAILABLE, which every transport can report.
 */
export class ReadingSource extends DataSource {
  private readonly guarded = new WeakSet<QueryRunner>();

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    if (!this.guarded.has(runner)) {
      this.guarded.add(runner);
      const query = runner.query.bind(runner);
      const guardedQuery = async (...call: Parameters<typeof query>): Promise<unknown> => {
        try {
          return await query(...call);
        } catch (error) {
          throw readFailure(error);
        }
      };
      Object.assign(runner, { query: guardedQuery });
    }
    return runner;
  }
}
