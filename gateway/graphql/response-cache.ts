import { LRUCache } from 'lru-cache';

/** An answer as it goes over the wire. */
export interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

/** An answer that may be given again. */
export interface CachedResponse extends Answer {
  /** Milliseconds since 1970 after which it is no longer true. */
  expiresAt: number;
  /** As how many reads it counts, whenever it is given. */
  reads: number;
}

const maxBytes = 8 * 1024 * 1024;
/** One long answer must not push all others out. */
const maxAnswerBytes = 1024 * 1024;
const maxRequestBytes = 2 * 1024 * 1024;
/** A longer operation is hardly asked twice, and would fill the memory with itself. */
const maxKeyLength = 8_192;
/** Of so many questions it is known that they were asked once without being kept. */
const maxSeenOnce = 1_000;

function sizeOf(meaning: string, bytes: number): number {
  return bytes + 2 * meaning.length;
}

/**
 * Answers by what was asked. A request can be spelled in many ways that mean the same; which one
 * means what is kept as well, so that the same bytes need not be understood twice.
 *
 * When there is no room left, an answer is kept only if its question is asked again. Whoever asks
 * something else each time pushes out nobody's answer, and is spared what keeping costs.
 */
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: maxAnswerBytes,
    sizeCalculation: ({ body }, meaning) => sizeOf(meaning, body.length),
  });
  private readonly canonicalKeys = new LRUCache<string, string>({
    maxSize: maxRequestBytes,
    sizeCalculation: (meaning, requestText) => 2 * (meaning.length + requestText.length),
  });
  private readonly seenOnce = new LRUCache<string, true>({ max: maxSeenOnce });
  private generation = 0;

  /** Marks the present state; an answer from before a `clear` is not kept after it. */
  get version(): number {
    return this.generation;
  }

  /** What a spelling means, if that is kept. */
  canonicalKeyOf(requestText: string): string | undefined {
    return this.canonicalKeys.get(requestText);
  }

  /** Notes what a spelling means that has a kept answer. */
  note(requestText: string, meaning: string): void {
    if (Math.max(requestText.length, meaning.length) <= maxKeyLength) {
      this.canonicalKeys.set(requestText, meaning);
    }
  }

  get(meaning: string): CachedResponse | undefined {
    return this.answers.get(meaning);
  }

  /** Whether an answer of so many bytes is worth keeping; to be asked once for each answer. */
  isWorthCaching(meaning: string, bytes: number): boolean {
    if (meaning.length > maxKeyLength || bytes > maxAnswerBytes) {
      return false;
    }
    const size = this.answers.calculatedSize + sizeOf(meaning, bytes);
    if (size <= maxBytes || this.seenOnce.has(meaning)) {
      return true;
    }
    this.seenOnce.set(meaning, true);
    return false;
  }

  /** Keeps an answer if nothing was cleared since `version`. */
  put(meaning: string, answer: CachedResponse, version: number): void {
    if (version === this.generation) {
      this.answers.set(meaning, answer);
    }
  }

  /** Forgets every answer. */
  clear(): void {
    this.answers.clear();
    this.generation += 1;
  }
}
