import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hourMs, dayMs } from '../../schema/durations.ts';
import { openChanges } from '../changes/site-changes.ts';
import { ImageService } from '../images/image.service.ts';
import { ReplacedImages } from '../images/replaced-images.ts';
import { FolderStore } from '../images/store/folder-store.ts';
import { PreviousImage, StoredImage } from '../images/stored-image.entity.ts';
import { UnusedImages } from '../images/unused-images.ts';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { ada } from '../testing/sample-administrator.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { MediaService } from './media.service.ts';
import { nameOf } from './testing/library.ts';

const undo = undoAfterEach();

/** A library whose writes wait only briefly, and whose store removes a file with `store.remove`. */
async function startMedia() {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-removed-'));
  undo(() => rmSync(directory, { recursive: true, force: true }));
  const storage = await createTestDatabase('sqlite');
  undo(storage.remove);
  const limits = { waitMs: 2_000, queueMax: 9 };
  const database = await openDatabase(storage.url, { limits });
  undo(() => database.close());
  const logged: string[] = [];
  const logger = createLogger(
    { level: 'error', pretty: false },
    { write: (line) => void logged.push(line) },
  );
  const { changes } = await openChanges(database, logger);
  const store = new FolderStore(directory);
  const clock = { now: new Date() };
  const now = (): Date => clock.now;
  const texts: string[] = [];
  const uses = [
    {
      tables: [],
      texts: async function* () {
        for (const text of texts) yield { text, use: { title: text, url: '/' } };
        await Promise.resolve();
      },
    },
  ];
  const service = new ImageService({ database, store, logger, now });
  const replaced = await ReplacedImages.open(database, changes);
  const images = { service, store };
  const media = new MediaService({ database, changes, logger, images, uses, replaced, now });
  const unused = new UnusedImages({ database, store, uses, now });
  const bytes = await sampleImage(9, 9).png().toBuffer();
  /** Uploads an image and replaces it, so that it has two files; resolves with its id. */
  const upload = async (): Promise<string> => {
    const id = nameOf((await service.upload(ada, { bytes })).url);
    await media.replace(ada, id, { bytes });
    // A replaced image stays in the library, and the purge would not remove it.
    await database.write((manager) =>
      manager.update(StoredImage, { name: id }, { kept: false, unusedSince: now() }),
    );
    return id;
  };
  return { directory, database, logged, store, clock, texts, media, unused, upload };
}

type Media = Awaited<ReturnType<typeof startMedia>>;

const removals: [string, (media: Media, id: string) => Promise<void>][] = [
  ['the deletion of an image', ({ media }, id) => media.delete(ada, id)],
  [
    'the purge of unused images',
    ({ unused, clock }) => {
      clock.now = new Date(clock.now.getTime() + 31 * dayMs);
      return unused.remove();
    },
  ],
];

it.each(removals)(
  '%s does not block writes while the store does not respond',
  async (_, remove) => {
    const site = await startMedia();
    const id = await site.upload();
    const events = new EventEmitter();
    const isRequested = once(events, 'requested');
    const isAnswered = once(events, 'answered');
    const removeFile = site.store.remove.bind(site.store);
    site.store.remove = async (name) => {
      events.emit('requested');
      await isAnswered;
      await removeFile(name);
    };
    const removing = remove(site, id);
    await isRequested;
    try {
      expect(await site.database.write(() => Promise.resolve('written'))).toBe('written');
    } finally {
      events.emit('answered');
      await removing;
    }
    expect(readdirSync(site.directory)).toEqual([]);
    expect(await site.database.reader.count(StoredImage)).toBe(0);
    expect(await site.database.reader.count(PreviousImage)).toBe(0);
  },
);

it('files that could not be removed with their image are logged and removed an hour later', async () => {
  const { directory, database, logged, store, clock, texts, media, unused, upload } =
    await startMedia();
  await unused.remove();
  const id = await upload();
  const removeFile = store.remove.bind(store);
  store.remove = () => Promise.reject(new Error('The disk is read-only.'));
  await media.delete(ada, id);
  expect(logged).toEqual([expect.stringContaining('The disk is read-only.')]);
  expect(readdirSync(directory)).toHaveLength(2);
  await expect(unused.remove()).rejects.toThrow('The disk is read-only.');

  // A text that is saved afterwards does not bring the deleted image back.
  texts.push(`/uploads/${id}`);
  expect((await media.list(ada, { first: 9 })).total).toBe(0);

  store.remove = removeFile;
  clock.now = new Date(clock.now.getTime() + hourMs);
  await unused.remove();
  expect(readdirSync(directory)).toEqual([]);
  expect(await database.reader.count(PreviousImage)).toBe(0);
});

it('files of a purged image that could not be removed are removed by the next purge', async () => {
  const { directory, database, store, clock, unused, upload } = await startMedia();
  await upload();
  clock.now = new Date(clock.now.getTime() + 31 * dayMs);
  const removeFile = store.remove.bind(store);
  store.remove = () => Promise.reject(new Error('The disk is read-only.'));
  await expect(unused.remove()).rejects.toThrow('The disk is read-only.');
  expect(await database.reader.count(StoredImage)).toBe(0);
  store.remove = removeFile;
  clock.now = new Date(clock.now.getTime() + hourMs);
  await unused.remove();
  expect(readdirSync(directory)).toEqual([]);
});
