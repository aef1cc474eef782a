import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Database } from '../database/database.ts';
import { imagesLock } from '../database/locks.ts';
import type { ImageStore } from './store/image-store.ts';
import { PreviousImage, StoredImage } from './stored-image.entity.ts';

/** Deletes an image from the library; afterwards, `removeFiles` removes its files. */
export async function deleteImage(
  manager: EntityManager,
  { name, file }: StoredImage,
): Promise<void> {
  const due = { image: name, since: new Date(0) };
  await manager.update(PreviousImage, { image: name }, due);
  await manager.save(PreviousImage, { file: file ?? name, ...due });
  await manager.delete(StoredImage, { name });
}

/**
 * Removes files from the store and then their rows. If that fails or the process ends, the rows
 * remain, and the next run of the housekeeping job tries again.
 */
export async function removeFiles(
  { database, store }: { database: Database; store: ImageStore },
  which: FindOptionsWhere<PreviousImage>,
): Promise<void> {
  for (const { file } of await database.reader.findBy(PreviousImage, which)) {
    await store.remove(file);
    await database.write((manager) => manager.delete(PreviousImage, { file }), imagesLock);
  }
}
