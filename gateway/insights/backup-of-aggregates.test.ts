import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installationOf, type Installation } from '../backup/installation.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { migrationNames } from '../database/migrations.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { figuresOf, visitorOf } from './testing/visitor.ts';

const later = undoAfterEach();
const day = '2026-03-01';
const now = () => new Date(`${day}T12:00:00Z`);

function installedAt(url: string): Installation {
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-sums-'));
  later(() => rmSync(folder, { recursive: true }));
  return {
    ...installationOf(url, process.env, { uploadsDirectory: path.join(folder, 'uploads') }),
    stateDirectory: folder,
  };
}

async function visited(app: TestApp): Promise<void> {
  const { open, track: tell } = visitorOf(app);
  await open('/?utm_source=Letter&utm_campaign=Spring');
  await open('/terms', { 'sec-fetch-site': 'same-origin' });
  await tell([
    { kind: 'search', query: 'living reviews', results: 0 },
    { kind: 'funnel', form: 'DEMO', step: 'OPENED', path: '/' },
    { kind: 'vital', name: 'LCP', value: 800, path: '/' },
  ]);
}

it.each(engines)(
  'a backup contains all aggregates, and a restored site adds to them, on %s',
  async (engine) => {
    const [storage, elsewhere] = [
      await createTestDatabase(engine),
      await createTestDatabase(engine),
    ];
    later(storage.remove);
    later(elsewhere.remove);
    const app = await startTestApp(engine, { now }, storage);
    later(app.close);
    await visited(app);
    const figures = await figuresOf(app, day);
    const installation = installedAt(storage.url);
    const copies = path.join(installation.stateDirectory, 'backups');
    const { directory } = await makeBackup(installation, copies, now());
    await restoreBackup(installedAt(elsewhere.url), directory, {
      force: false,
      knownMigrations: migrationNames(engine),
      at: now(),
    });
    const restored = await startTestApp(engine, { now }, elsewhere);
    later(restored.close);
    expect(await figuresOf(restored, day)).toEqual(figures);
    expect(figures.totals).toMatchObject({ views: 2, visits: 1, searches: 1, dialogs: 1 });
    await visited(restored);
    expect((await figuresOf(restored, day)).totals).toMatchObject({ views: 4, visits: 2 });
  },
);
