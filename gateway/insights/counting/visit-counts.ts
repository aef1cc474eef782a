import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../log/logger.ts';
import { DayCounts } from './day-counts.ts';
import { NewNames } from './new-names.ts';
import { writeCounts } from './write-counts.ts';

interface VisitCountsOptions {
  database: Database;
  logger: Logger;
  now: () => Date;
}

const dayMs = 86_400_000;

/**
 * Counts in memory, which is all that a page has to wait for, and writes the sums every few
 * seconds; they add up over all gateways.
 */
export class VisitCounts {
  /** What is not written yet, by UTC day; the day that is written now is among them. */
  private days = new Map<string, DayCounts>();
  private today = { day: '', from: 0, names: new NewNames() };
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: VisitCountsOptions) {}

  /** The counts of the present UTC day, to be added to at once. */
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

  /** Writes what was counted since the last time; what cannot be written waits for the next. */
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
        logger.warn({ err: error }, 'What was counted of visits could not be stored yet');
        return;
      }
    }
  }

  /**
   * What was counted meanwhile comes on top; of a database that is away for days, little is kept.
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
