import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

interface BoundedMemoryOptions {
  points: number;
  /** In seconds. */
  duration: number;
  /** So many keys are kept that were counted little, and as many others. */
  keysMax?: number;
}

/** Who has used this part of the points is not forgotten for the sake of who has not. */
const littlePart = 1 / 4;

/**
 * Counts in memory, of so many keys at most: whoever has addresses without end, as IPv6 hands them
 * out, fills no memory with them. The key that was not counted for longest is forgotten first.
 * Those that were counted much have room of their own: to have one of them forgotten, as many
 * others must be brought that far.
 */
export class BoundedMemory extends RateLimiterMemory {
  private readonly little: LRUCache<string, true>;
  private readonly much: LRUCache<string, true>;

  constructor({ points, duration, keysMax = 10_000 }: BoundedMemoryOptions) {
    super({ points, duration });
    const createPartition = (): LRUCache<string, true> =>
      new LRUCache({
        // `max` would take the room for all keys at once, for each limit of the site.
        maxSize: keysMax,
        sizeCalculation: () => 1,
        dispose: (_value, key, reason) => {
          if (reason === 'evict') void super.delete(key);
        },
      });
    this.little = createPartition();
    this.much = createPartition();
  }

  /** How many keys are counted at the moment. */
  get size(): number {
    return this.little.size + this.much.size;
  }

  override async consume(key: string, points = 1): Promise<RateLimiterRes> {
    if (this.much.get(key) === undefined) {
      this.little.set(key, true);
    }
    try {
      const counted = await super.consume(key, points);
      if (counted.consumedPoints > this.points * littlePart) {
        this.remember(key);
      }
      return counted;
    } catch (refusal) {
      this.remember(key);
      throw refusal;
    }
  }

  private remember(key: string): void {
    if (this.little.delete(key)) {
      this.much.set(key, true);
    }
  }
}
