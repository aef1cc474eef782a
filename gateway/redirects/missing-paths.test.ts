import { describe, expect, it } from 'vitest';
import { redirectLimits as limits } from '../../schema/redirect-rules.ts';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { MissingPath } from './redirect.entity.ts';
import { MissingPaths } from './missing-paths.ts';

const later = undoAfterEach();
const logger = createLogger({ level: 'silent', pretty: false });

describe.each(engines)('missing pages on %s', (engine) => {
  async function open() {
    const storage = await createTestDatabase(engine);
    const database = await openDatabase(storage.url);
    later(async () => {
      await database.close();
      await storage.remove();
    });
    let moment = new Date('2026-03-01T23:59:00Z');
    const gateway = () => new MissingPaths({ database, logger, now: () => moment });
    const rows = () => database.reader.find(MissingPath, { order: { day: 'ASC', path: 'ASC' } });
    return {
      database,
      gateway,
      rows,
      at: (text: string) => {
        moment = new Date(text);
      },
    };
  }

  it('have counts that add up over several gateways, by UTC day', async () => {
    const { gateway, rows, at } = await open();
    const [one, two] = [gateway(), gateway()];
    for (const each of [one, two]) {
      each.note('/a');
      each.note('/a');
    }
    one.note('/b');
    at('2026-03-02T00:01:00Z');
    two.note('/a');
    expect(await rows(), 'nothing is written as it is asked for').toEqual([]);
    await Promise.all([one.store(), two.store()]);
    await one.store();
    expect(await rows()).toEqual([
      { day: '2026-03-01', path: '/a', count: 4 },
      { day: '2026-03-01', path: '/b', count: 1 },
      { day: '2026-03-02', path: '/a', count: 1 },
    ]);
    expect(await one.list(5)).toEqual([
      { path: '/a', count: 5, lastOn: new Date('2026-03-02') },
      { path: '/b', count: 1, lastOn: new Date('2026-03-01') },
    ]);
  });

  it('are not stored if their path contains a secret', async () => {
    const { gateway, rows } = await open();
    const missed = gateway();
    const secret = '0f'.repeat(32);
    for (const path of [`/meeting/${secret}%20`, `/meeting/${secret}/x`, `/preview/${secret}%3e`]) {
      missed.note(path);
    }
    missed.note('/meeting');
    await missed.store();
    expect((await rows()).map(({ path }) => path)).toEqual(['/meeting']);
  });

  it('with made-up paths fill neither memory nor the database, and do not displace more frequent ones', async () => {
    const { gateway, rows } = await open();
    const missed = gateway();
    missed.note('/wanted');
    missed.note('/wanted');
    missed.note(`/${'x'.repeat(5_000)}`);
    await missed.store();
    for (let batch = 0; batch < 4; batch += 1) {
      for (let index = 0; index < 2 * limits.missingPending; index += 1) {
        missed.note(`/a-${String(batch)}-${String(index)}`);
      }
      await missed.store();
    }
    const stored = await rows();
    expect(stored).toHaveLength(limits.missingPerDay);
    expect(stored.find(({ path }) => path === '/wanted')?.count).toBe(2);
    expect(Math.max(...stored.map(({ path }) => path.length))).toBeLessThanOrEqual(limits.fromMax);
    expect((await missed.list(1))[0]?.path).toBe('/wanted');
  });

  it('are retried when they cannot be stored, and old days are deleted', async () => {
    const { database, gateway, rows, at } = await open();
    const missed = gateway();
    missed.note('/a');
    await database.source.query('ALTER TABLE "missed_path" RENAME TO "away"');
    await missed.store();
    missed.note('/a');
    missed.note('/b');
    await database.source.query('ALTER TABLE "away" RENAME TO "missed_path"');
    await missed.store();
    expect((await rows()).map(({ path, count }) => [path, count])).toEqual([
      ['/a', 2],
      ['/b', 1],
    ]);

    at('2026-03-30T12:00:00Z');
    await missed.purgeOld();
    expect(await rows()).toHaveLength(2);
    at('2026-03-31T12:00:00Z');
    expect(await missed.list(5)).toEqual([]);
    await missed.purgeOld();
    expect(await rows()).toEqual([]);
  });
});
