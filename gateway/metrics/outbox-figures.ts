import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';

/** The state of the outbox of all gateways. */
export interface OutboxFigures {
  waiting: number;
  /** The age of the oldest queued message. */
  oldestSeconds: number;
  givenUp: number;
}

const answerWithinMs = 2_000;
const open = [OutboxState.WAITING, OutboxState.SENDING];

async function read(database: Database, now: Date): Promise<OutboxFigures> {
  const rows = await database.reader
    .createQueryBuilder(OutboxMessage, 'message')
    .select('message.state', 'state')
    .addSelect('COUNT(*)', 'count')
    .where('message.state IN (:...states)', { states: [...open, OutboxState.GIVEN_UP] })
    .groupBy('message.state')
    .getRawMany<{ state: OutboxState; count: number | string }>();
  const countOf = (states: OutboxState[]): number =>
    rows
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { count }) => sum + Number(count), 0);
  const [oldest] = await database.reader.find(OutboxMessage, {
    where: open.map((state) => ({ state })),
    order: { id: 'ASC' },
    take: 1,
  });
  return {
    waiting: countOf(open),
    oldestSeconds: oldest === undefined ? 0 : (now.getTime() - oldest.createdAt.getTime()) / 1_000,
    givenUp: countOf([OutboxState.GIVEN_UP]),
  };
}

/** The metrics of the outbox; undefined while the database does not respond. */
export function outboxFigures(database: Database, now: Date): Promise<OutboxFigures | undefined> {
  return Promise.race([
    read(database, now).catch(() => undefined),
    pause(answerWithinMs, undefined, { ref: false }),
  ]);
}
