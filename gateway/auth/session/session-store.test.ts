import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionData } from 'express-session';
import type { Database } from '../../database/database.ts';
import { createLogger } from '../../log/logger.ts';
import { createTestDatabase, engines, type TestDatabase } from '../../testing/test-database.ts';
import { asError } from '../login-error.ts';
import { SessionRecord } from '../session.entity.ts';
import { DatabaseSessionStore } from './session-store.ts';
import { openDatabase } from '../../site-database.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(engines)('sessions in the database (%s)', (engine) => {
  let storage: TestDatabase;
  let database: Database;
  let now: number;
  let store: DatabaseSessionStore;
  /** Resolves when the store's background writes are done. */
  let allWritten: () => Promise<void>;

  beforeEach(async () => {
    storage = await createTestDatabase(engine);
    database = await openDatabase(storage.url);
    const write = vi.spyOn(database, 'write');
    allWritten = async () => {
      await Promise.all(write.mock.results.map(({ value }) => value as Promise<unknown>));
    };
    now = Date.UTC(2025, 5, 1, 12);
    store = new DatabaseSessionStore({
      database,
      cookie: { httpOnly: true, path: '/' },
      logger: createLogger({ level: 'silent', pretty: false }),
      clock: () => now,
    });
  });

  afterEach(async () => {
    await database.close();
    await storage.remove();
  });

  const administrator = () => ({
    issuer: 'https://id.example',
    sub: '1',
    email: 'a@b.example',
    since: now,
  });
  const sessionOf = (content: Partial<SessionData>): SessionData => ({
    cookie: { originalMaxAge: null },
    ...content,
  });
  const get = (id: string): Promise<SessionData | undefined> =>
    new Promise((resolve, reject) => {
      store.get(id, (error, session) => (error ? reject(asError(error)) : resolve(session)));
    });
  const set = (id: string, session: SessionData): Promise<void> =>
    new Promise((resolve, reject) => {
      store.set(id, session, (error) => (error ? reject(asError(error)) : resolve()));
    });
  const destroy = (id: string): Promise<void> =>
    new Promise((resolve, reject) => {
      store.destroy(id, (error) => (error ? reject(asError(error)) : resolve()));
    });
  /** A request with this session: it is read, and touched when the response ends. */
  const use = async (id: string): Promise<SessionData | undefined> => {
    const session = await get(id);
    if (session !== undefined) {
      store.touch(id, session);
      await allWritten();
    }
    return session;
  };
  const rows = (): Promise<SessionRecord[]> => database.reader.find(SessionRecord);

  it('returns what was stored', async () => {
    await set('id', sessionOf({ administrator: { ...administrator(), firstName: 'Ada' } }));
    expect(await get('id')).toMatchObject({
      administrator: { ...administrator(), firstName: 'Ada' },
      cookie: { httpOnly: true, path: '/', originalMaxAge: null },
    });
    expect(await get('another')).toBeUndefined();
  });

  it('stores the SHA-256 of the id, not the id', async () => {
    await set('the-session-id', sessionOf({ administrator: administrator() }));
    const [row] = await rows();
    expect(row?.idHash).toBe(createHash('sha256').update('the-session-id').digest('hex'));
    expect(JSON.stringify(row)).not.toContain('the-session-id');
  });

  it('ends a session after 8 hours without use', async () => {
    await set('id', sessionOf({ administrator: administrator() }));
    now += 8 * hour - 1;
    expect(await get('id')).toBeDefined();
    now += 1;
    expect(await get('id')).toBeUndefined();
  });

  it('retains a session in use, for 7 days at most', async () => {
    const login = now;
    await set('id', sessionOf({ administrator: administrator() }));
    while (now + 7 * hour < login + 7 * day) {
      now += 7 * hour;
      expect(await use('id')).toBeDefined();
    }
    now = login + 7 * day - 1;
    expect(await use('id')).toBeDefined();
    now += 1;
    expect(await get('id')).toBeUndefined();
  });

  it('extends a session at most once a minute', async () => {
    await set('id', sessionOf({ administrator: administrator() }));
    const end = async (): Promise<number | undefined> => (await rows())[0]?.expiresAt.getTime();
    const atFirst = await end();
    now += minute - 1;
    await use('id');
    expect(await end()).toBe(atFirst);
    now += 1;
    await use('id');
    expect(await end()).toBe((atFirst ?? 0) + minute);
  });

  it('retains a login in progress for 15 minutes at most, however often it is used', async () => {
    const attempt = { state: 's', nonce: 'n', codeVerifier: 'c', startedAt: now };
    await set('id', sessionOf({ attempt }));
    for (let minutes = 0; minutes < 14; minutes += 2) {
      now += 2 * minute;
      expect(await use('id')).toBeDefined();
    }
    now += minute;
    expect(await get('id')).toBeUndefined();
  });

  it('does not restore a session that was destroyed while a request still used it', async () => {
    await set('id', sessionOf({ administrator: administrator() }));
    const held = await get('id');
    await destroy('id');
    if (held === undefined) {
      throw new Error('The session was not stored');
    }
    await set('id', held);
    now += 2 * minute;
    store.touch('id', held);
    await allWritten();
    expect(await get('id')).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  it('removes expired rows when another session starts', async () => {
    await set('old', sessionOf({ administrator: administrator() }));
    now += 9 * hour;
    await set('new', sessionOf({ administrator: administrator() }));
    expect(await rows()).toHaveLength(1);
    expect(await get('new')).toBeDefined();
  });

  it('treats an unreadable row as no session', async () => {
    for (const data of ['{', 'null', '{"administrator":{"email":5}}']) {
      await set('id', sessionOf({ administrator: administrator() }));
      await database.write((manager) => manager.updateAll(SessionRecord, { data }));
      expect(await get('id'), data).toBeUndefined();
      await destroy('id');
    }
  });
});
