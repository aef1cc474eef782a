import type { ImageStore } from './image-store.ts';

async function namesOf(store: ImageStore): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of store.names()) {
    names.add(name);
  }
  return names;
}

/** The names of images that `from` has and `to` does not. */
export async function namesLackedBy(to: ImageStore, from: ImageStore): Promise<string[]> {
  const names = await namesOf(from);
  return names.size === 0 ? [] : without(names, await namesOf(to));
}

function without(names: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...names].filter((name) => !others.has(name));
}

/**
 * Copies images from one store to another; may be interrupted and called again. Images removed
 * during the copy are skipped. Resolves with the number of copied images.
 */
export async function copyImages(
  names: Iterable<string>,
  { from, to }: { from: ImageStore; to: ImageStore },
): Promise<number> {
  let copied = 0;
  for (const name of names) {
    const bytes = await from.read(name);
    if (bytes !== undefined) {
      await to.put(name, bytes);
      copied += 1;
    }
  }
  return copied;
}

/**
 * Moves every image from one store to another; may be interrupted and called again. Nothing is
 * removed before everything has been copied (product 11.5).
 */
export async function moveImages(
  stores: { from: ImageStore; to: ImageStore },
  { keepOriginals }: { keepOriginals: boolean },
): Promise<{ copied: number; removed: number }> {
  const { from, to } = stores;
  const names = await namesOf(from);
  const copied = await copyImages(without(names, await namesOf(to)), stores);
  if (keepOriginals) {
    return { copied, removed: 0 };
  }
  // Only these: images uploaded in the meantime have not been copied yet.
  for (const name of names) {
    await from.remove(name);
  }
  return { copied, removed: names.size };
}
