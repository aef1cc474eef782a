import { Field, Int, ObjectType } from 'type-graphql';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { redirectLimits as limits } from '../../schema/redirect-rules.ts';
import type { Database } from '../database/database.ts';
import { loggedPath, type Logger } from '../log/logger.ts';
import { MissingPath, Redirect } from './redirect.entity.ts';
import { dayMs } from '../../schema/durations.ts';

interface MissingPathsOptions {
  database: Database;
  logger: Logger;
  now: () => Date;
}

@ObjectType('MissedPath', {
  description:
    'The path of a missing page that anonymous visitors requested; contains nothing about them.',
})
export class MissingPathCount {
  @Field(() => String, { description: 'The path, without a query.' })
  path!: string;

  @Field(() => Int, { description: 'How often it was requested in the last 30 days.' })
  count!: number;

  @Field(() => Date, { description: 'The last UTC day on which it was requested.' })
  lastOn!: Date;
}

/** Part of an e-mail address, which would identify the visitor. */
const personal = /@|%40/;

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Counts requests of anonymous visitors for missing pages. Counts in memory, up to a limit, and
 * periodically writes the counts, which add up over all gateways; made-up paths cannot fill the
 * database.
 */
export class MissingPaths {
  /** Counts by day and path. */
  private pending = new Map<string, MissingPath>();

  constructor(private readonly options: MissingPathsOptions) {}

  /** Counts a path in canonical form, unless it contains a secret. */
  note(asked: string): void {
    if (personal.test(asked) || loggedPath(asked) !== asked) return;
    this.add({ day: dayOf(this.options.now()), path: asked.slice(0, limits.fromMax), count: 1 });
  }

  /**
   * Writes the counts since the last call; counts that cannot be written are included in the next
   * one.
   */
  async store(): Promise<void> {
    const counted = [...this.pending.values()];
    if (counted.length === 0) return;
    this.pending = new Map();
    try {
      // Gateways write sequentially.
      await this.options.database.write((manager) => addUp(manager, counted), {
        lock: 'missed paths',
      });
    } catch (error) {
      counted.forEach((counts) => this.add(counts));
      this.options.logger.warn({ err: error }, 'Missing pages could not be stored yet');
    }
  }

  /** The most requested paths that are still missing. */
  async list(first: number): Promise<MissingPathCount[]> {
    await this.store();
    const found = await this.options.database.reader
      .createQueryBuilder(MissingPath, 'missed')
      .leftJoin(Redirect, 'redirect', 'redirect.from = missed.path')
      .select('missed.path', 'path')
      .addSelect('SUM(missed.count)', 'asked')
      .addSelect('MAX(missed.day)', 'lastday')
      .where('redirect.id IS NULL')
      .andWhere('missed.day > :day', { day: this.oldestPurgedDay() })
      .groupBy('missed.path')
      .orderBy('asked', 'DESC')
      .addOrderBy('missed.path')
      .limit(first)
      .getRawMany<{ path: string; asked: number | string; lastday: string }>();
    return found.map(({ path, asked, lastday }) => ({
      path,
      count: Number(asked),
      lastOn: new Date(lastday),
    }));
  }

  /** Deletes days that are too old to be listed. */
  async purgeOld(): Promise<void> {
    const day = LessThanOrEqual(this.oldestPurgedDay());
    await this.options.database.write((manager) => manager.delete(MissingPath, { day }));
  }

  private oldestPurgedDay(): string {
    return dayOf(new Date(this.options.now().getTime() - limits.missingDays * dayMs));
  }

  private add({ day, path, count }: MissingPath): void {
    const key = `${day} ${path}`;
    const known = this.pending.get(key);
    if (known !== undefined) {
      known.count += count;
    } else if (this.pending.size < limits.missingPending) {
      this.pending.set(key, { day, path, count });
    }
  }
}

/** Adds counts to the stored ones, and limits each day to the most requested paths. */
async function addUp(manager: EntityManager, counted: readonly MissingPath[]): Promise<void> {
  for (const day of new Set(counted.map((counts) => counts.day))) {
    const ofDay = counted.filter((counts) => counts.day === day);
    await manager
      .createQueryBuilder()
      .insert()
      .into(MissingPath)
      .values(ofDay.map(({ path }) => ({ day, path, count: 0 })))
      .orIgnore()
      .updateEntity(false)
      .execute();
    for (const count of new Set(ofDay.map((counts) => counts.count))) {
      const paths = ofDay.filter((counts) => counts.count === count).map(({ path }) => path);
      await manager.increment(MissingPath, { day, path: In(paths) }, 'count', count);
    }
    await retainMostRequested(manager, day);
  }
}

async function retainMostRequested(manager: EntityManager, day: string): Promise<void> {
  const beyond = await manager.find(MissingPath, {
    select: { day: true, path: true },
    where: { day },
    order: { count: 'DESC', path: 'ASC' },
    skip: limits.missingPerDay,
    take: limits.missingPerDay,
  });
  if (beyond.length > 0) {
    await manager.delete(MissingPath, { day, path: In(beyond.map(({ path }) => path)) });
  }
}
