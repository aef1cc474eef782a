import { LRUCache } from 'lru-cache';

/** A response as it is sent over the wire. */
export interface RawResponse {
  status: number;
  headers: string[];
  body: Buffer;
}

/** A response that may be sent again. */
export interface CachedResponse extends RawResponse {
  /** When it expires, in milliseconds since 1970. */
  expiresAt: number;
  /** The number of reads it counts as each time it is sent. */
  reads: number;
}

const maxBytes = 8 * 1024 * 1024;
/** A single long response must not evict all others. */
const maxResponseBytes = 1024 * 1024;
const maxRequestBytes = 2 * 1024 * 1024;
/** Longer operations are rarely repeated and would fill the memory themselves. */
const maxKeyLength = 8_192;
/** The number of requests remembered as seen once without being cached. */
const maxSeenOnce = 1_000;

function sizeOf(meaning: string, bytes: number): number {
  return bytes + 2 * meaning.length;
}

/**
 * Caches responses by the canonical form of their request. It also caches the canonical form of
 * each raw request, so that the same bytes are not parsed twice.
 * When the cache is full, a response is cached only on the second request for it. A client that
 * sends a different request each time evicts no responses and saves the cost of caching.
 */
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: maxResponseBytes,
    sizeCalculation: ({ body }, meaning) => sizeOf(meaning, body.length),
  });
  private readonly canonicalKeys = new LRUCache<string, string>({
    maxSize: maxRequestBytes,
    sizeCalculation: (meaning, requestText) => 2 * (meaning.length + requestText.length),
  });
  private readonly seenOnce = new LRUCache<string, true>({ max: maxSeenOnce });
  private generation = 0;

  /** Identifies the current state; a response from before a `clear` is not cached after it. */
  get version(): number {
    return this.generation;
  }

  /** The canonical form of a raw request, if cached. */
  canonicalKeyOf(requestText: string): string | undefined {
    return this.canonicalKeys.get(requestText);
  }

  /** Stores the canonical form of a raw request that has a cached response. */
  note(requestText: string, meaning: string): void {
    if (Math.max(requestText.length, meaning.length) <= maxKeyLength) {
      this.canonicalKeys.set(requestText, meaning);
    }
  }

  get(meaning: string): CachedResponse | undefined {
    return this.answers.get(meaning);
  }

  /** Whether a response of this many bytes is worth caching; call it once per response. */
  isWorthCaching(meaning: string, bytes: number): boolean {
    if (meaning.length > maxKeyLength || bytes > maxResponseBytes) {
      return false;
    }
    const size = this.answers.calculatedSize + sizeOf(meaning, bytes);
    if (size <= maxBytes || this.seenOnce.has(meaning)) {
      return true;
    }
    this.seenOnce.set(meaning, true);
    return false;
  }

  /** Caches a response unless the cache was cleared since `version`. */
  put(meaning: string, answer: CachedResponse, version: number): void {
    if (version === this.generation) {
      this.answers.set(meaning, answer);
    }
  }

  clear(): void {
    this.answers.clear();
    this.generation += 1;
  }
}
