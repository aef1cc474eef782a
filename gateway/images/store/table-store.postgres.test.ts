import { expect, it } from 'vitest';
import { imageMessages } from '../../../schema/messages.ts';
import { openDatabase } from '../../site-database.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { TableStore } from './table-store.ts';

const undo = undoAfterEach();
const name = `${'a'.repeat(32)}-9x9.webp`;

it('an unavailable database makes uploads and reads UNAVAILABLE, not missing', async () => {
  const storage = await createTestDatabase('postgres');
  undo(storage.remove);
  const database = await openDatabase(storage.url);
  const store = new TableStore(database);
  await store.put(name, Buffer.from('an image'));
  expect((await store.read(name))?.toString()).toBe('an image');
  expect(await store.read('another')).toBeUndefined();
  await database.close();
  await expect(store.put('another', Buffer.from('more'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: imageMessages.notStored,
    retryAfterSeconds: 30,
  });
  await expect(store.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
