import { LRUCache } from 'lru-cache';
import type { CachedPage } from './compressed-page.ts';

/** How many bytes of pages are cached. */
interface CacheBounds {
  /** Of the site's own pages: there are as many as the site has. */
  own: number;
  /** Of what a query asks for: there are as many as somebody thinks up. */
  variants: number;
}

const megabyte = 1024 * 1024;
const defaultBounds: CacheBounds = { own: 48 * megabyte, variants: 4 * megabyte };

interface CacheOptions {
  now: () => Date;
  /** Whether every change so far is known of. */
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
 * Rendered pages by key, least recently used first out, bounded in bytes. Keys with a query have
 * room of their own, so that they push no page of the site out. `clear` is called by whatever
 * changes what pages show.
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

  /** The page under `key`, unless it has expired or what it shows may have changed unheard. */
  get(key: string): CachedPage | undefined {
    const page = this.partitionOf(key).get(key);
    return page !== undefined && this.now().getTime() < page.expiresAt && this.isCurrent()
      ? page
      : undefined;
  }

  /** Marks the present state; a page rendered before a `clear` is not stored after it. */
  get version(): number {
    return this.generation;
  }

  /** Keeps `page` if nothing was cleared since `version`. */
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
