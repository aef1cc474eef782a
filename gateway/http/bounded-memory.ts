import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

interface BoundedMemoryOptions {
  points: number;
  /** In seconds. */
  duration: number;
  /** The maximum number of keys with low counts, and of keys with high counts. */
  keysMax?: number;
}

/**
 * A key that has used more than this share of the points is not evicted in favor of keys that have
 * used less.
 */
const lowCountShare = 1 / 4;

/**
 * Counts in memory with a maximum number of keys, so that a client with an unlimited supply of IPv6
 * addresses cannot fill the memory. The least recently counted key is evicted first. Keys with high
 * counts have a separate capacity: evicting one requires as many others with high counts.
 */
export class BoundedMemory extends RateLimiterMemory {
  private readonly lowCounts: LRUCache<string, true>;
  private readonly highCounts: LRUCache<string, true>;

  constructor({ points, duration, keysMax = 10_000 }: BoundedMemoryOptions) {
    super({ points, duration });
    const createPartition = (): LRUCache<string, true> =>
      new LRUCache({
        // `max` would allocate memory for all keys in advance, for each limit of the site.
        maxSize: keysMax,
        sizeCalculation: () => 1,
        dispose: (_value, key, reason) => {
          if (reason === 'evict') void super.delete(key);
        },
      });
    this.lowCounts = createPartition();
    this.highCounts = createPartition();
  }

  /** The number of keys currently counted. */
  get size(): number {
    return this.lowCounts.size + this.highCounts.size;
  }

  override async consume(key: string, points = 1): Promise<RateLimiterRes> {
    if (this.highCounts.get(key) === undefined) {
      this.lowCounts.set(key, true);
    }
    try {
      const counted = await super.consume(key, points);
      if (counted.consumedPoints > this.points * lowCountShare) {
        this.remember(key);
      }
      return counted;
    } catch (refusal) {
      this.remember(key);
      throw refusal;
    }
  }

  private remember(key: string): void {
    if (this.lowCounts.delete(key)) {
      this.highCounts.set(key, true);
    }
  }
}
