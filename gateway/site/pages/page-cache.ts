import { LRUCache } from 'lru-cache';
import type { CachedPage } from './compressed-page.ts';

/** How many bytes of pages are cached. */
interface CacheBounds {
  /** For pages without a query; their number is that of the site's pages. */
  own: number;
  /** For pages with a query; their number is unlimited. */
  variants: number;
}

const megabyte = 1024 * 1024;
const defaultBounds: CacheBounds = { own: 48 * megabyte, variants: 4 * megabyte };

interface CacheOptions {
  now: () => Date;
  /** Whether all changes so far have been received. */
  isCurrent: () => boolean;
  bounds?: Partial<CacheBounds>;
}

function boundedIn(bytes: number): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize: bytes,
    maxEntrySize: Math.floor(bytes / 8),
    sizeCalculation: ({ size }) => size,
  });
}

/**
 * Rendered pages by key, bounded in bytes, with the least recently used evicted first. Keys with a
 * query have separate space, so that they cannot evict other pages. Everything that changes the
 * content of pages calls `clear`.
 */
export class PageCache {
  private readonly own: LRUCache<string, CachedPage>;
  private readonly variants: LRUCache<string, CachedPage>;
  private readonly now: () => Date;
  private readonly isCurrent: () => boolean;
  private generation = 0;

  constructor({ now, isCurrent, bounds = {} }: CacheOptions) {
    this.now = now;
    this.isCurrent = isCurrent;
    const { own, variants } = { ...defaultBounds, ...bounds };
    this.own = boundedIn(own);
    this.variants = boundedIn(variants);
  }

  /**
   * The page under `key`, unless it has expired or may be outdated because changes were not
   * received.
   */
  get(key: string): CachedPage | undefined {
    const page = this.partitionOf(key).get(key);
    return page !== undefined && this.now().getTime() < page.expiresAt && this.isCurrent()
      ? page
      : undefined;
  }

  /** The current version of the cache; a page rendered before a `clear` is not stored after it. */
  get version(): number {
    return this.generation;
  }

  /** Caches `page` if the cache has not been cleared since `version`. */
  put(key: string, page: CachedPage, version: number): void {
    if (version === this.generation) {
      this.partitionOf(key).set(key, page);
    }
  }

  clear(): void {
    this.own.clear();
    this.variants.clear();
    this.generation += 1;
  }

  private partitionOf(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.variants : this.own;
  }
}
