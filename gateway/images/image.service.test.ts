import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { ada } from '../testing/sample-administrator.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { ImageService } from './image.service.ts';
import { FolderStore } from './store/folder-store.ts';
import { StoredImage } from './stored-image.entity.ts';

const undo = undoAfterEach();
const clockless = new Error('Nobody knows what time it is.');

/** Image services of a separate site that logs into `logged`. */
async function startImages() {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-images-'));
  undo(() => rmSync(directory, { recursive: true, force: true }));
  const storage = await createTestDatabase('sqlite');
  undo(storage.remove);
  const database = await openDatabase(storage.url);
  undo(() => database.close());
  const clock = { now: (): Date => new Date() };
  const logged: string[] = [];
  const images = new ImageService({
    database,
    store: new FolderStore(directory),
    logger: createLogger(
      { level: 'info', pretty: false },
      { write: (line) => void logged.push(line) },
    ),
    now: () => clock.now(),
  });
  const sent = await sampleImage(9, 9).png().toBuffer();
  const upload = (cancellation = new AbortController()) =>
    images.upload(ada, { bytes: sent, cancellation: cancellation.signal });
  return { directory, database, clock, logged, upload };
}

it('an image that could not be recorded is not stored', async () => {
  const { directory, database, clock, logged, upload } = await startImages();
  clock.now = () => {
    // The file is on the disk before any record of it is stored.
    expect(readdirSync(directory)).toHaveLength(1);
    throw clockless;
  };
  await expect(upload()).rejects.toBe(clockless);
  expect(readdirSync(directory)).toEqual([]);
  expect(await database.reader.count(StoredImage)).toBe(0);
  expect(logged).toEqual([]);

  clock.now = () => new Date();
  const { url } = await upload();
  expect(readdirSync(directory)).toEqual([path.basename(url)]);
  expect(await database.reader.count(StoredImage)).toBe(1);
});

it('the sender learns why an image could not be recorded, even if its file could not be removed', async () => {
  const { directory, clock, logged, upload } = await startImages();
  clock.now = () => {
    // A folder in place of the file makes the removal fail.
    const [file = ''] = readdirSync(directory);
    rmSync(path.join(directory, file));
    mkdirSync(path.join(directory, file));
    throw clockless;
  };
  await expect(upload()).rejects.toBe(clockless);
  expect(logged).toEqual([expect.stringContaining('could not be deleted')]);
});

it('an image whose upload is cancelled while its record is queued is not stored', async () => {
  const { directory, database, logged, upload } = await startImages();
  const events = new EventEmitter();
  const [isStarted, isReleased] = [once(events, 'started'), once(events, 'released')];
  const earlier = database.write(async () => {
    events.emit('started');
    await isReleased;
  });
  await isStarted;
  const cancellation = new AbortController();
  const cancelled = new Error('The upload was cancelled.');
  const uploading = upload(cancellation);
  await Promise.all([
    expect(uploading).rejects.toBe(cancelled),
    (async () => {
      await expect.poll(() => database.queuedWrites, { timeout: 5_000 }).toBe(1);
      expect(readdirSync(directory)).toHaveLength(1);
      cancellation.abort(cancelled);
      events.emit('released');
      await earlier;
    })(),
  ]);
  expect(readdirSync(directory)).toEqual([]);
  expect(await database.reader.count(StoredImage)).toBe(0);
  expect(logged).toEqual([]);
});
