import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SessionRecord } from '../auth/session.entity.ts';
import { migrationNames } from '../database/migrations.ts';
import { CopyingProblem } from '../database/stored-database.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { filesBelow, writeManifest } from './backup-manifest.ts';
import { lastBackup } from './backup-record.ts';
import { installationOf, type Installation } from './installation.ts';
import { keepNewest, makeBackup, stamp } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { openDatabase, siteDataSource } from '../site-database.ts';

const undo = undoAfterEach();

function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-backup-'));
  undo(() => rmSync(folder, { recursive: true }));
  return folder;
}

function place(databaseUrl: string, folder: string): Installation {
  return {
    ...installationOf(databaseUrl, process.env, { uploadsDirectory: path.join(folder, 'uploads') }),
    stateDirectory: folder,
  };
}

async function submit(app: TestApp, firstName: string): Promise<void> {
  const { status } = await app.send('POST', '/api/loon-demo-request', {
    ...demoRequest,
    firstName,
  });
  expect(status).toBe(201);
}

async function namesIn(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const requests = await database.reader.find(VisitorRequest, { order: { id: 'ASC' } });
  expect(await database.reader.count(OutboxMessage)).toBe(requests.length);
  await database.close();
  return requests.map(({ firstName }) => firstName);
}

describe.each(engines)('backup and restore on %s', (engine) => {
  const restoring = { force: false, knownMigrations: migrationNames(engine), at: new Date() };

  /** A backup of a running site with two requests and an image. */
  async function prepared() {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const folder = scratchFolder();
    const app = await startTestApp(engine, {}, storage);
    let running = true;
    const stop = async () => {
      if (running) {
        running = false;
        await app.close();
      }
    };
    undo(stop);
    await submit(app, 'Ingrid');
    await submit(app, 'Amir');
    const installation = place(storage.url, folder);
    mkdirSync(installation.uploadsDirectory);
    writeFileSync(path.join(installation.uploadsDirectory, 'figure.webp'), 'an image');
    writeFileSync(path.join(installation.uploadsDirectory, 'next.webp.part'), 'half an im');
    const backup = await makeBackup(installation, path.join(folder, 'backups'), new Date());
    return { app, stop, storage, folder, installation, backup };
  }

  it('the copy restores: every request with its notification, and the uploads', async () => {
    const { folder, backup } = await prepared();
    expect(backup.manifest.files.map((file) => file.path)).toEqual([
      engine === 'sqlite' ? 'site.sqlite' : 'database.dump',
      'uploads/figure.webp',
    ]);
    expect(lastBackup(folder)).toEqual({
      at: new Date(backup.manifest.at),
      directory: backup.directory,
    });
    const elsewhere = await createTestDatabase(engine);
    undo(() => elsewhere.remove());
    const target = place(elsewhere.url, scratchFolder());
    const { retained } = await restoreBackup(target, backup.directory, restoring);
    expect(retained).toEqual([]);
    if (engine === 'sqlite') {
      expect(statSync(elsewhere.url.replace('sqlite:', '')).mode & 0o777).toBe(0o600);
    }
    expect(await namesIn(elsewhere.url)).toEqual(['Ingrid', 'Amir']);
    expect(readdirSync(target.uploadsDirectory)).toEqual(['figure.webp']);
    expect(readFileSync(path.join(target.uploadsDirectory, 'figure.webp'), 'utf8')).toBe(
      'an image',
    );
  });

  it('refuses while the site runs, and to replace a site without --force; with it, the previous site is stored', async () => {
    const { app, stop, storage, installation, backup } = await prepared();
    await submit(app, 'Later');
    const restore = (force: boolean) =>
      restoreBackup(installation, backup.directory, { ...restoring, force });
    await expect(restore(true)).rejects.toThrow('is in use. Stop the site first.');
    await submit(app, 'Latest');
    await stop();
    await expect(restore(false)).rejects.toThrow('Add --force to replace it');
    expect(await namesIn(storage.url)).toEqual(['Ingrid', 'Amir', 'Later', 'Latest']);
    const { retained } = await restore(true);
    expect(await namesIn(storage.url)).toEqual(['Ingrid', 'Amir']);
    expect(retained).toHaveLength(2);
    const [former = ''] = retained;
    if (engine === 'sqlite') {
      expect(await namesIn(`sqlite:${former}`)).toEqual(['Ingrid', 'Amir', 'Later', 'Latest']);
    } else {
      const source = await siteDataSource(storage.url).initialize();
      const schema = former.replace('schema ', '');
      const rows = await source.query<unknown>(`SELECT count(*) FROM ${schema}.visitor_request`);
      expect(rows).toEqual([{ count: '4' }]);
      await source.destroy();
    }
  });

  it('a damaged backup, or one of a newer version, replaces nothing', async () => {
    const { stop, storage, installation, backup } = await prepared();
    await stop();
    const restore = (knownMigrations: string[]) =>
      restoreBackup(installation, backup.directory, {
        force: true,
        knownMigrations,
        at: new Date(),
      });
    await expect(restore(restoring.knownMigrations.slice(0, -1))).rejects.toThrow(
      'made by a newer version of the site',
    );
    writeFileSync(path.join(backup.directory, 'uploads/figure.webp'), 'an imagf');
    await expect(restore(restoring.knownMigrations)).rejects.toThrow(
      'is damaged: uploads/figure.webp',
    );
    const manifest = path.join(backup.directory, 'backup.json');
    const readable = readFileSync(manifest, 'utf8');
    for (const unreadable of [readable.replace('"format": 1', '"format": 2'), readable.slice(1)]) {
      writeFileSync(manifest, unreadable);
      await expect(restore(restoring.knownMigrations)).rejects.toThrow(
        `${manifest} is not readable for this version of the site.`,
      );
    }
    rmSync(manifest);
    await expect(restore(restoring.knownMigrations)).rejects.toThrow('not a complete backup');
    const copy = path.join(backup.directory, installation.database.copyName);
    writeFileSync(copy, 'no database');
    await expect(installation.database.replaceBy(copy, 'aside')).rejects.toThrow(
      engine === 'sqlite' ? 'is not a sound database' : 'pg_restore failed: ',
    );
    expect(await namesIn(storage.url)).toEqual(['Ingrid', 'Amir']);
    expect(readdirSync(installation.uploadsDirectory)).toContain('figure.webp');
  });

  it('images that cannot be moved aside, or a database that cannot be replaced, change nothing', async () => {
    const { app, stop, storage, installation, backup } = await prepared();
    await submit(app, 'Later');
    await stop();
    const restore = () =>
      restoreBackup(installation, backup.directory, { ...restoring, force: true });
    const { uploadsDirectory, database } = installation;
    const aside = `${uploadsDirectory}.before-restore-${stamp(restoring.at)}`;
    mkdirSync(path.join(aside, 'taken'), { recursive: true });
    await expect(restore()).rejects.toThrow(`The images in ${uploadsDirectory} cannot be moved`);
    expect(readdirSync(uploadsDirectory)).toContain('next.webp.part');
    rmSync(aside, { recursive: true });
    writeFileSync(path.join(backup.directory, database.copyName), 'no database');
    const files = await filesBelow(backup.directory);
    await writeManifest(backup.directory, { ...backup.manifest, files });
    await expect(restore()).rejects.toThrow(CopyingProblem);
    expect(readdirSync(uploadsDirectory)).toContain('next.webp.part');
    expect(await namesIn(storage.url)).toEqual(['Ingrid', 'Amir', 'Later']);
  });

  it('a backup of the other engine replaces nothing', async () => {
    const { stop, storage, installation, backup } = await prepared();
    await stop();
    const other = engine === 'sqlite' ? 'postgres' : 'sqlite';
    await writeManifest(backup.directory, { ...backup.manifest, engine: other });
    await expect(
      restoreBackup(installation, backup.directory, { ...restoring, force: true }),
    ).rejects.toThrow(
      `The backup is of a ${other} database, but DATABASE_URL names a ${engine} one.`,
    );
    expect(await namesIn(storage.url)).toEqual(['Ingrid', 'Amir']);
  });

  it('a failed backup leaves no folder and is not recorded', async () => {
    const folder = scratchFolder();
    const installation =
      engine === 'sqlite'
        ? place(`sqlite:${path.join(folder, 'missing.sqlite')}`, folder)
        : place('postgres://loon:loon@127.0.0.1:1/nobody', folder);
    await expect(
      makeBackup(installation, path.join(folder, 'backups'), new Date()),
    ).rejects.toThrow(engine === 'sqlite' ? 'There is no database at' : 'pg_dump failed: ');
    expect(readdirSync(path.join(folder, 'backups'))).toEqual([]);
    expect(lastBackup(folder)).toBeUndefined();
  });
});

it('SQLite’s online backup under load lets the site write, and the copy has all earlier data', async () => {
  const folder = scratchFolder();
  const file = path.join(folder, 'site.sqlite');
  const writer = fork(path.join(import.meta.dirname, '../testing/writing-process.mjs'), [file]);
  const ended = once(writer, 'exit');
  undo(async () => {
    writer.kill('SIGKILL');
    await ended;
  });
  const committed: string[] = [];
  writer.on('message', (id: string) => committed.push(id));
  // Starting a process takes long on a busy machine.
  await expect.poll(() => committed.length, { timeout: 100_000 }).toBeGreaterThan(100);
  const before = [...committed];
  const { directory } = await makeBackup(
    place(`sqlite:${file}`, folder),
    path.join(folder, 'backups'),
    new Date(),
  );
  await expect.poll(() => committed.length).toBeGreaterThan(before.length);
  expect(writer.exitCode).toBeNull();
  const copy = await siteDataSource(`sqlite:${path.join(directory, 'site.sqlite')}`).initialize();
  expect(await copy.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const stored = new Set((await copy.manager.find(SessionRecord)).map(({ idHash }) => idHash));
  await copy.destroy();
  expect(before.filter((id) => !stored.has(id))).toEqual([]);
});

it('without pg_dump the backup names what is missing', async () => {
  const folder = scratchFolder();
  const installation = installationOf('postgres://127.0.0.1:1/loon', { PATH: folder });
  await expect(makeBackup(installation, path.join(folder, 'backups'), new Date())).rejects.toThrow(
    'pg_dump was not found. Install the client programs of PostgreSQL.',
  );
});

it('only the given number of backups is retained, the newest ones; other folders are not changed', async () => {
  const folder = scratchFolder();
  const names = ['loon-2026-01-03T02-00-00Z', 'loon-2026-01-01T02-00-00Z', 'photos'];
  names.forEach((name) => mkdirSync(path.join(folder, name)));
  expect(await keepNewest(folder, 1)).toEqual(['loon-2026-01-01T02-00-00Z']);
  expect(existsSync(path.join(folder, 'photos'))).toBe(true);
  expect(await keepNewest(folder, 1)).toEqual([]);
});
