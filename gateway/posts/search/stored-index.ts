import type { Logger } from '../../log/logger.ts';
import { readSnapshot, writeSnapshot } from './index-snapshot.ts';
import { SearchIndex } from './search-index.ts';

/** A smaller blog is read again as fast. */
const minPosts = 500;

interface StoredIndexOptions {
  file: string;
  logger: Logger;
  /** A blog with fewer posts gets no file. */
  smallBlog?: number;
  /** How long no post may change before the index is written. */
  idleMs?: number;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * The file in which the search index is stored between starts. It contains nothing that is not in
 * the database; without it the index is built again.
 */
export class StoredIndex {
  readonly idleMs: number;

  constructor(private readonly options: StoredIndexOptions) {
    this.idleMs = options.idleMs ?? 30_000;
  }

  /** The stored index; undefined when there is none or it cannot be trusted. */
  async read(): Promise<SearchIndex | undefined> {
    const { file, logger } = this.options;
    try {
      const index = new SearchIndex();
      await index.restore(await readSnapshot(file));
      return index;
    } catch (error) {
      if (!isMissing(error)) {
        logger.warn({ err: error }, 'The stored search index is not usable and is built again');
      }
      return undefined;
    }
  }

  /** Writes an index, unless it changes in the meantime or is too small. */
  async write(index: SearchIndex): Promise<void> {
    if (index.size < (this.options.smallBlog ?? minPosts)) {
      return;
    }
    await index.sortIn();
    const { parts, isStill } = index.stored;
    await writeSnapshot(this.options.file, parts, isStill);
  }
}
