import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BetterSqlite3 } from './sqlite/better-sqlite3.ts';
import { Failure } from '../failure.ts';
import { SessionRecord } from '../auth/session.entity.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { openDatabase, siteDataSource } from '../site-database.ts';

const folders: string[] = [];
function scratchFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-database-'));
  folders.push(folder);
  return path.join(folder, 'site.sqlite');
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function session(idHash: string): SessionRecord {
  return Object.assign(new SessionRecord(), { idHash, data: '{}', expiresAt: new Date() });
}

describe.each(engines)('on %s', (engine) => {
  it('the migrations bring an empty database to the schema of the entities', async () => {
    const storage = await createTestDatabase(engine);
    const database = await openDatabase(storage.url);
    const { upQueries } = await database.source.driver.createSchemaBuilder().log();
    expect(upQueries).toEqual([]);
    await database.close();
    await storage.remove();
  });

  it('a second opening applies no migration again', async () => {
    const storage = await createTestDatabase(engine);
    await (await openDatabase(storage.url)).close();
    const again = await openDatabase(storage.url);
    await again.checkReady();
    await again.close();
    await storage.remove();
  });

  it('writes are serialised or isolated: 50 parallel transactions all arrive', async () => {
    const storage = await createTestDatabase(engine);
    const database = await openDatabase(storage.url);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        database.write((manager) => manager.save(session(String(index)))),
      ),
    );
    expect(await database.reader.count(SessionRecord)).toBe(50);
    await database.close();
    await storage.remove();
  });

  it('a failed transaction changes nothing, and the next one works', async () => {
    const storage = await createTestDatabase(engine);
    const database = await openDatabase(storage.url);
    const failing = database.write(async (manager) => {
      await manager.save(session('lost'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await database.write((manager) => manager.save(session('stored')));
    const sessions = await database.reader.find(SessionRecord);
    expect(sessions.map(({ idHash }) => idHash)).toEqual(['stored']);
    await database.close();
    await storage.remove();
  });
});

describe.each(engines.filter((engine) => engine === 'postgres'))('on %s only', () => {
  it('a write whose connection the server ends is rejected with a retry time; the next one works', async () => {
    const storage = await createTestDatabase('postgres');
    const database = await openDatabase(storage.url);
    const ended = database.write(async (manager) => {
      await manager.save(session('lost'));
      await manager.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await expect(ended).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    await database.write((manager) => manager.save(session('stored')));
    expect(await database.reader.count(SessionRecord)).toBe(1);
    await database.close();
    await storage.remove();
  });

  it('two writes in a deadlock are both done', async () => {
    const storage = await createTestDatabase('postgres');
    const database = await openDatabase(storage.url);
    await database.write((manager) => manager.save([session('a'), session('b')]));
    let both: () => void = () => undefined;
    const bothHaveOne = new Promise<void>((resolve) => (both = resolve));
    let running = 0;
    const change = (first: string, second: string) =>
      database.write(async (manager) => {
        await manager.update(SessionRecord, { idHash: first }, { data: first });
        running += 1;
        if (running === 2) both();
        await bothHaveOne;
        await manager.update(SessionRecord, { idHash: second }, { data: first });
      });
    await Promise.all([change('a', 'b'), change('b', 'a')]);
    const stored = await database.reader.find(SessionRecord);
    expect(new Set(stored.map(({ data }) => data)).size).toBe(1);
    await database.close();
    await storage.remove();
  });

  it('many writes that wait for a lock of another gateway do not delay those without it', async () => {
    const storage = await createTestDatabase('postgres');
    const [database, other] = [await openDatabase(storage.url), await openDatabase(storage.url)];
    const lock = { lock: 'busy' };
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const holding = await new Promise<{ done: Promise<void> }>((resolve) => {
      const done = other.write(async () => {
        resolve({ done });
        await released;
      }, lock);
    });
    const order: string[] = [];
    const waiting = Array.from({ length: 12 }, (_none, index) =>
      database.write(() => Promise.resolve(void order.push(String(index))), lock),
    );
    await database.write((manager) => manager.save(session('free')));
    expect(order).toEqual([]);
    release();
    await Promise.all([holding.done, ...waiting]);
    expect(order).toEqual(Array.from({ length: 12 }, (_none, index) => String(index)));
    await Promise.all([database.close(), other.close()]);
    await storage.remove();
  });
});

describe('SQLite', () => {
  it('commits work after a transaction that SQLite rolled back itself, as on a full disk', async () => {
    const name = scratchFile();
    const database = await openDatabase(`sqlite:${name}`);
    const ended = database.write(async (manager) => {
      await manager.save(session('lost'));
      await manager.query('ROLLBACK');
    });
    await expect(ended).rejects.toThrow('no transaction is active');
    const failing = database.write(() => Promise.reject(new Error('stop')));
    await expect(failing).rejects.toThrow('stop');
    await database.write((manager) => manager.save(session('stored')));
    const other = new BetterSqlite3(name, { readonly: true });
    expect(other.prepare('SELECT "idHash" FROM "session"').pluck().all()).toEqual(['stored']);
    other.close();
    await database.close();
  });

  it('a new file and its additional files are readable only by their owner', async () => {
    const name = scratchFile();
    const database = await openDatabase(`sqlite:${name}`);
    const modes = [name, `${name}-wal`, `${name}-shm`].map((each) => statSync(each).mode & 0o777);
    await database.close();
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  it('runs in WAL mode with synchronous=FULL', async () => {
    const database = await openDatabase(`sqlite:${scratchFile()}`);
    expect(await database.source.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await database.source.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    await database.close();
  });

  it('the reader sees no uncommitted row and cannot write', async () => {
    const database = await openDatabase(`sqlite:${scratchFile()}`);
    await database.write(async (manager) => {
      await manager.save(session('new'));
      expect(await database.reader.count(SessionRecord)).toBe(0);
    });
    expect(await database.reader.count(SessionRecord)).toBe(1);
    await expect(database.reader.save(session('x'))).rejects.toThrow(/readonly/);
    await database.close();
  });

  it('a database locked by another process for 10 s is retried without blocking, then rejected with a retry time', async () => {
    const file = scratchFile();
    const database = await openDatabase(`sqlite:${file}`);
    const other = new BetterSqlite3(file);
    other.exec('BEGIN IMMEDIATE');
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 50);
    const refusal = await database
      .write((manager) => manager.save(session('late')))
      .catch((error: unknown) => error);
    clearInterval(clock);
    expect(refusal).toBeInstanceOf(Failure);
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 5 });
    expect(ticks).toBeGreaterThan(20);
    other.exec('COMMIT');
    other.close();
    await database.write((manager) => manager.save(session('in time')));
    await database.close();
  });

  it('a lock of two seconds costs two seconds, not the write', async () => {
    const file = scratchFile();
    const database = await openDatabase(`sqlite:${file}`);
    const other = new BetterSqlite3(file);
    other.exec('BEGIN IMMEDIATE');
    setTimeout(() => other.exec('COMMIT'), 2_000);
    await database.write((manager) => manager.save(session('patient')));
    expect(await database.reader.count(SessionRecord)).toBe(1);
    other.close();
    await database.close();
  });

  it('a corrupt file prevents the start with a message naming file and remedy', async () => {
    const file = scratchFile();
    writeFileSync(file, 'this is not a database, but long enough to look like one'.repeat(20));
    await expect(openDatabase(`sqlite:${file}`)).rejects.toThrow(
      new RegExp(`${file}.*not a database.*Restore the file from a backup`, 's'),
    );
  });

  it.each([
    ['below a file', (file: string) => path.join(file, 'site.sqlite')],
    ['that is a folder', (file: string) => path.dirname(file)],
  ])('a path %s prevents the start with a message naming path and variable', async (_which, at) => {
    const file = scratchFile();
    writeFileSync(file, '');
    await expect(openDatabase(`sqlite:${at(file)}`)).rejects.toThrow(
      new RegExp(`could not be opened: ${at(file)}: .*Check that DATABASE_URL names a file`, 's'),
    );
  });

  it('a failed migration prevents the start with a message naming file and remedy', async () => {
    const file = scratchFile();
    const foreign = new BetterSqlite3(file);
    foreign.exec('CREATE TABLE visitor_request (something TEXT)');
    foreign.close();
    await expect(openDatabase(`sqlite:${file}`)).rejects.toThrow(
      /visitor_request.*already exists.*Restore the file/s,
    );
  });

  it('after kill -9 at any moment every committed write is there on restart, and integrity_check is ok', async () => {
    const file = scratchFile();
    const child = fork(path.join(import.meta.dirname, '../testing/writing-process.mjs'), [file]);
    const acknowledged: string[] = [];
    child.on('message', (id: string) => acknowledged.push(id));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    try {
      await expect.poll(() => acknowledged.length, { timeout: 100_000 }).toBeGreaterThan(25);
    } finally {
      child.kill('SIGKILL');
    }
    await ended;

    const source = siteDataSource(`sqlite:${file}`);
    await source.initialize();
    expect(await source.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const rows = await source.getRepository(SessionRecord).find();
    const stored = new Set(rows.map(({ idHash }) => idHash));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await source.destroy();
  });
});
