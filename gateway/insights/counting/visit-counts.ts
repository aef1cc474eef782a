import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../log/logger.ts';
import { DayCounts } from './day-counts.ts';
import { NewNames } from './new-names.ts';
import { writeCounts } from './write-counts.ts';
import { dayMs } from '../../../schema/durations.ts';

interface VisitCountsOptions {
  database: Database;
  logger: Logger;
  now: () => Date;
}

/**
 * Counts in memory, so that pages do not wait for the database, and writes the aggregates every few
 * seconds; they add up over all gateways.
 */
export class VisitCounts {
  /** Counts that are not stored yet, by UTC day, including the day that is being written. */
  private days = new Map<string, DayCounts>();
  private today = { day: '', from: 0, names: new NewNames() };
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: VisitCountsOptions) {}

  /** The counts of the current UTC day. Add to them synchronously. */
  now(): DayCounts {
    const moment = this.options.now().getTime();
    if (moment < this.today.from || moment >= this.today.from + dayMs) {
      const from = Math.floor(moment / dayMs) * dayMs;
      const day = new Date(from).toISOString().slice(0, 10);
      this.today = { day, from, names: new NewNames() };
    }
    const { day, names } = this.today;
    let counts = this.days.get(day);
    if (counts === undefined) {
      counts = new DayCounts(names);
      this.days.set(day, counts);
    }
    return counts;
  }

  /**
   * Writes the counts since the last call; counts that cannot be written are included in the next
   * one.
   */
  store(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const { database, logger } = this.options;
    for (const [day, counts] of [...this.days]) {
      this.days.delete(day);
      try {
        await database.write((manager) => writeCounts(manager, day, counts), { lock: 'insights' });
      } catch (error) {
        this.putBack(day, counts);
        logger.warn({ err: error }, 'Visit counts could not be stored yet');
        return;
      }
    }
  }

  /**
   * Adds the counts that have arrived in the meantime. If the database is unavailable for days,
   * only a few days are retained.
   */
  private putBack(day: string, counts: DayCounts): void {
    const since = this.days.get(day);
    if (since !== undefined) {
      counts.add(since);
    }
    this.days.set(day, counts);
    for (const oldest of [...this.days.keys()].slice(0, -limits.daysWaiting)) {
      this.days.delete(oldest);
    }
  }
}
