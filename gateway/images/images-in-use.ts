import type { EntityManager } from 'typeorm';
import type { Table } from '../database/data-source.ts';
import type { ImageUse, ImageUses } from './image-uses.ts';
import { imageNamesIn } from './image-address.ts';

/**
 * Names of the uploaded images that any text refers to which can be shown or restored: drafts,
 * pending changes, posts (deleted ones too, while they can be restored), stored revisions and all
 * versions of the site's texts.
 */
export async function imagesInUse(
  manager: EntityManager,
  uses: readonly ImageUses[],
): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { texts } of uses) {
    for await (const { text } of texts(manager, true)) {
      imageNamesIn(text).forEach((name) => names.add(name));
    }
  }
  return names;
}

/** A use of an image with the alternative text that it gives the image; empty without one. */
export interface DescribedUse extends ImageUse {
  altText: string;
}

/** The uses of each image in texts, without texts that can only be restored. */
export async function placesOfImages(
  manager: EntityManager,
  uses: readonly ImageUses[],
): Promise<Map<string, DescribedUse[]>> {
  const places = new Map<string, DescribedUse[]>();
  for (const { texts } of uses) {
    for await (const { text, use, altTextOf } of texts(manager, false)) {
      if (use !== undefined) {
        for (const name of new Set(imageNamesIn(text))) {
          const described = { ...use, altText: altTextOf?.(name) ?? '' };
          places.set(name, [...(places.get(name) ?? []), described]);
        }
      }
    }
  }
  return places;
}

/**
 * Locks tables against changes until the transaction ends: writes in progress are awaited, and new
 * ones wait. SQLite has one write at a time anyway.
 */
async function lockTables(manager: EntityManager, tables: readonly Table[]): Promise<void> {
  const { dataSource } = manager;
  if (dataSource.options.type !== 'postgres' || tables.length === 0) {
    return;
  }
  const names = tables.map((table) => `"${dataSource.getMetadata(table).tableName}"`).sort();
  await manager.query(`LOCK TABLE ${names.join(', ')} IN SHARE MODE`);
}

/**
 * The uses of each image, for a transaction that removes images: no use can be added until it ends.
 */
export async function lockedPlacesOfImages(
  manager: EntityManager,
  uses: readonly ImageUses[],
): Promise<Map<string, DescribedUse[]>> {
  await lockTables(
    manager,
    uses.flatMap(({ tables }) => tables),
  );
  return placesOfImages(manager, uses);
}
