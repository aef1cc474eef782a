import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionRecord } from '../auth/session.entity.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { WriteLimits } from './write-queue.ts';
import { BetterSqlite3 } from './sqlite/better-sqlite3.ts';
import { openDatabase } from '../site-database.ts';

const undo = undoAfterEach();
afterEach(() => vi.restoreAllMocks());

/** An open database, and a function that locks it as another process does. */
async function prepared(limits: WriteLimits) {
  const storage = await createTestDatabase('sqlite');
  undo(() => storage.remove());
  const database = await openDatabase(storage.url, { limits });
  undo(() => database.close());
  const other = new BetterSqlite3(storage.url.replace('sqlite:', ''));
  undo(() => other.close());
  const insert = (idHash: string) =>
    database.write((manager) =>
      manager.insert(SessionRecord, { idHash, data: '{}', expiresAt: new Date() }),
    );
  const stored = async () =>
    (await database.reader.find(SessionRecord)).map(({ idHash }) => idHash).sort();
  const lock = () => other.exec('BEGIN IMMEDIATE');
  const unlock = () => other.exec('COMMIT');
  return { database, insert, stored, lock, unlock };
}

const unavailable = { status: 'rejected', reason: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } };

describe('queued writes', () => {
  it('to a locked database: six wait as long as one, and a refused write never runs', async () => {
    const waitMs = 1_000;
    const { insert, stored, lock, unlock } = await prepared({ waitMs, queueMax: 100 });
    lock();
    let tooLong = false;
    // Waiting sequentially would take six times as long.
    const clock = setTimeout(() => (tooLong = true), 3 * waitMs);
    const names = ['1', '2', '3', '4', '5', '6'];
    const outcomes = await Promise.allSettled(names.map(insert));
    clearTimeout(clock);
    expect(tooLong).toBe(false);
    expect(outcomes).toMatchObject(names.map(() => unavailable));
    unlock();
    await insert('after');
    expect(await stored()).toEqual(['after']);
  });

  it('are refused immediately when the queue is full, while earlier ones continue to wait', async () => {
    const { database, insert, stored, lock, unlock } = await prepared({
      waitMs: 20_000,
      queueMax: 3,
    });
    lock();
    const waiting = ['1', '2', '3'].map(insert);
    expect(database.queuedWrites).toBe(3);
    expect(await Promise.allSettled([insert('4')])).toMatchObject([unavailable]);
    expect(database.queuedWrites).toBe(3);
    unlock();
    await Promise.all(waiting);
    expect(await stored()).toEqual(['1', '2', '3']);
  });

  it('of the same moment share a commit, and a failed one does not undo the others', async () => {
    const { database, insert, stored } = await prepared({ waitMs: 20_000, queueMax: 100 });
    const query = vi.spyOn(database.source.createQueryRunner(), 'query');
    const failing = database.write(async (manager) => {
      await manager.insert(SessionRecord, { idHash: 'x', data: '{}', expiresAt: new Date() });
      throw new Error('stop');
    });
    const names = Array.from({ length: 20 }, (_none, index) => String(index));
    const outcomes = await Promise.allSettled([insert('first'), failing, ...names.map(insert)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: 'stop' } },
    ]);
    expect(await stored()).toEqual(['first', ...names].sort());
    const commits = query.mock.calls.filter(([sql]) => sql === 'COMMIT');
    expect(commits.length).toBeLessThan(10);
  });

  it('each get their own transaction when SQLite itself ends a shared one', async () => {
    const { database, insert, stored } = await prepared({ waitMs: 20_000, queueMax: 100 });
    const breaking = database.write(async (manager) => {
      await manager.query('ROLLBACK');
    });
    const outcomes = await Promise.allSettled([insert('1'), insert('2'), breaking, insert('3')]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await stored()).toEqual(['1', '2', '3']);
  });
});
