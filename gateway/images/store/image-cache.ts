import { LRUCache } from 'lru-cache';
import type { AddressLimiter } from '../../http/rate-limits.ts';
import type { ImageStore } from './image-store.ts';

const cacheBytesMax = 48 * 1024 * 1024;
/** How long a removed image may still be served, in milliseconds. */
const cacheMs = 60_000;
/** The number of missing names to cache; no one can know a name before its image exists. */
const missingMax = 10_000;
const missingMs = 10_000;

/**
 * A gateway's memory cache of a remote store, so that a popular image is fetched once. Each fetch
 * counts against its client, because names can be made up.
 */
export class ImageCache {
  private readonly entries: LRUCache<string, Buffer>;
  private readonly missing = new LRUCache<string, true>({ max: missingMax, ttl: missingMs });

  constructor(
    store: Pick<ImageStore, 'read'>,
    private readonly limiter: AddressLimiter,
    forMs = cacheMs,
  ) {
    this.entries = new LRUCache({
      maxSize: cacheBytesMax,
      sizeCalculation: ({ length }) => Math.max(1, length),
      ttl: forMs,
      fetchMethod: (name, known) =>
        store.read(name).catch((error: unknown) => {
          // While the store is unavailable, cached images are still served.
          if (known === undefined) {
            throw error;
          }
          return known;
        }),
    });
  }

  /** Clears the whole cache: an image was replaced or deleted, which is rare. */
  clear(): void {
    this.entries.clear();
    this.missing.clear();
  }

  /**
   * The bytes of an image; undefined if there is none of that name.
   * @throws Failure RATE_LIMITED when this client has requested too many uncached images,
   *   UNAVAILABLE while the store is unreachable.
   */
  async read(name: string, clientAddress: string): Promise<Buffer | undefined> {
    if (this.missing.has(name)) {
      return undefined;
    }
    if (!this.entries.has(name)) {
      await this.limiter.take(clientAddress);
    }
    const bytes = await this.entries.fetch(name);
    if (bytes === undefined) {
      this.missing.set(name, true);
    }
    return bytes;
  }
}
