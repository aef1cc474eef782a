import { LRUCache } from 'lru-cache';

/** An answer as it goes over the wire. */
export interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

/** An answer that may be given again. */
export interface KeptAnswer extends Answer {
  /** Milliseconds since 1970 after which it is no longer true. */
  expiresAt: number;
  /** As how many reads it counts, whenever it is given. */
  reads: number;
}

const maxBytes = 8 * 1024 * 1024;
/** One long answer must not push all others out. */
const maxAnswerBytes = 1024 * 1024;
const maxSpellingBytes = 2 * 1024 * 1024;
/** A longer operation is hardly asked twice, and would fill the memory with itself. */
const maxKeyLength = 8_192;
/** Of so many questions it is known that they were asked once without being kept. */
const maxAskedOnce = 1_000;

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
export class KeptAnswers {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxAnswerBytes,
    sizeCalculation: ({ body }, meaning) => sizeOf(meaning, body.length),
  });
  private readonly meanings = new LRUCache<string, string>({
    maxSize: maxSpellingBytes,
    sizeCalculation: (meaning, spelling) => 2 * (meaning.length + spelling.length),
  });
  private readonly askedOnce = new LRUCache<string, true>({ max: maxAskedOnce });
  private generation = 0;

  /** Marks the present state; an answer from before a `clear` is not kept after it. */
  get version(): number {
    return this.generation;
  }

  /** What a spelling means, if that is kept. */
  meaningOf(spelling: string): string | undefined {
    return this.meanings.get(spelling);
  }

  /** Notes what a spelling means that has a kept answer. */
  note(spelling: string, meaning: string): void {
    if (Math.max(spelling.length, meaning.length) <= maxKeyLength) {
      this.meanings.set(spelling, meaning);
    }
  }

  get(meaning: string): KeptAnswer | undefined {
    return this.answers.get(meaning);
  }

  /** Whether an answer of so many bytes is worth keeping; to be asked once for each answer. */
  wants(meaning: string, bytes: number): boolean {
    if (meaning.length > maxKeyLength || bytes > maxAnswerBytes) {
      return false;
    }
    const size = this.answers.calculatedSize + sizeOf(meaning, bytes);
    if (size <= maxBytes || this.askedOnce.has(meaning)) {
      return true;
    }
    this.askedOnce.set(meaning, true);
    return false;
  }

  /** Keeps an answer if nothing was cleared since `version`. */
  put(meaning: string, answer: KeptAnswer, version: number): void {
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
