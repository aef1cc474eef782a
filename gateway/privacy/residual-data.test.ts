import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BetterSqlite3 } from '../database/sqlite/better-sqlite3.ts';
import { installationOf } from '../backup/installation.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { recordAction } from '../audit/record-action.ts';
import { RequestStatus, VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { applyRetention } from './apply-retention.ts';
import { notificationRecords, statusRecords } from '../requests/request-records.ts';
import { wordRecords } from '../requests/words/index-words.ts';
import { dayMs } from '../../schema/durations.ts';

const undo = undoAfterEach();

/** A site in a separate folder, with requests of other people. */
async function started() {
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-remains-'));
  undo(() => rmSync(folder, { recursive: true }));
  const url = `sqlite:${path.join(folder, 'site.sqlite')}`;
  const storage = { url, remove: () => Promise.resolve() };
  const erasureJournal = path.join(folder, 'site.sqlite.erasures.jsonl');
  const app = await startTestApp('sqlite', { erasureJournal, stateDirectory: folder }, storage);
  undo(() => app.close());
  const others = Array.from({ length: 150 }, (_none, index) => ({
    ...demoRequest,
    email: `p${String((index * 7_919) % 1_000)}@clinic${String(index)}.example`,
    message: `Dossier ${String(index)}. `.repeat(1 + (index % 100)),
  }));
  const submit = async (form: object): Promise<void> => {
    expect((await app.send('POST', '/api/loon-demo-request', form)).status).toBe(201);
  };
  await Promise.all(others.map(submit));
  return { app, folder, url, submit };
}

/** The files below a folder that contain one of the texts, ignoring case. */
function filesWith(folder: string, texts: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file, 'latin1').toLowerCase();
      return texts.some((text) => content.includes(text.toLowerCase()));
    });
}

const person = {
  ...demoRequest,
  firstName: 'Quirina',
  email: 'Quirina.Zweig@rare-disease.example',
  message: 'We look after Wolfram syndrome. '.repeat(60),
};
const traces = [person.firstName, 'quirina.zweig', 'rare-disease', 'wolfram'];

it('after “Erase data” no file of the site contains data of the person, nor does a later backup', async () => {
  const { app, folder, url, submit } = await started();
  const cookie = await app.logIn();
  await submit(person);
  await submit({ ...person, email: person.email.toUpperCase() });
  await app.database.write((manager) =>
    recordAction(manager, { at: new Date(), by: person.email, action: 'login.refused' }),
  );
  await app.database.write((manager) =>
    manager.update(
      VisitorRequest,
      { firstName: person.firstName },
      { status: RequestStatus.CONTACTED },
    ),
  );
  expect(filesWith(folder, traces).length).toBeGreaterThan(0);
  const erased = await app.graphql(
    'mutation ($email: String!) { erasePerson(email: $email) { requests } }',
    { email: person.email },
    { cookie },
  );
  expect(erased.data).toEqual({ erasePerson: { requests: 2 } });
  await expect.poll(() => filesWith(folder, traces)).toEqual([]);
  await makeBackup(installationOf(url, process.env), path.join(folder, 'backups'), new Date());
  expect(filesWith(folder, traces)).toEqual([]);
  expect(await app.database.reader.count(VisitorRequest)).toBe(150);
});

it('after the retention period no file of the site contains the data either', async () => {
  const { app, folder, submit } = await started();
  await submit(person);
  const cookie = await app.logIn();
  await app.graphql(
    'mutation { saveRequestSettings(input: { retentionDays: 30, waitingTooLongHours: 48, notifyEmails: [] }) { retentionDays } }',
    {},
    { cookie },
  );
  const { database } = app;
  await applyRetention({
    database,
    settings: new RequestSettingsService(
      database,
      () => undefined,
      () => new Date(),
    ),
    records: [notificationRecords, statusRecords, wordRecords],
    now: () => new Date(Date.now() + 31 * dayMs),
  });
  await database.clearResidualData();
  expect(filesWith(folder, [...traces, 'clinic7.example'])).toEqual([]);
});

it('residual data of an earlier version in free pages is removed after startup and never copied into a backup', async () => {
  const { app, folder, url } = await started();
  await app.database.clearResidualData();
  const sqlite = new BetterSqlite3(url.replace('sqlite:', ''));
  sqlite.pragma('secure_delete = OFF');
  sqlite.exec(`CREATE TABLE former (text TEXT)`);
  const insert = sqlite.prepare('INSERT INTO former VALUES (?)');
  for (let row = 0; row < 50; row += 1) {
    insert.run(person.message);
  }
  sqlite.exec('DELETE FROM former; DROP TABLE former');
  sqlite.pragma('user_version = 0');
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.close();
  expect(filesWith(folder, traces)).toEqual([path.join(folder, 'site.sqlite')]);
  const backups = path.join(folder, 'backups');
  await makeBackup(installationOf(url, process.env), backups, new Date());
  expect(filesWith(backups, traces)).toEqual([]);
  await app.database.clearResidualData();
  expect(filesWith(folder, traces)).toEqual([]);
});
