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

/**
 * Answers by what was asked. A request can be spelled in many ways that mean the same; which one
 * means what is kept as well, so that the same bytes need not be understood twice.
 */
export class KeptAnswers {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxAnswerBytes,
    sizeCalculation: ({ body }, meaning) => body.length + 2 * meaning.length,
  });
  private readonly meanings = new LRUCache<string, string>({
    maxSize: maxSpellingBytes,
    sizeCalculation: (meaning, spelling) => 2 * (meaning.length + spelling.length),
  });
  private generation = 0;

  /** Marks the present state; an answer from before a `clear` is not kept after it. */
  get version(): number {
    return this.generation;
  }

  /** What a spelling means, if that is kept. */
  knownMeaningOf(spelling: string): string | undefined {
    return this.meanings.get(spelling);
  }

  /** What a spelling means; `understand` is asked when it is not known yet. */
  meaningOf(spelling: string, understand: () => string): string {
    const known = this.meanings.get(spelling);
    if (known !== undefined) {
      return known;
    }
    const meaning = understand();
    if (Math.max(spelling.length, meaning.length) <= maxKeyLength) {
      this.meanings.set(spelling, meaning);
    }
    return meaning;
  }

  get(meaning: string): KeptAnswer | undefined {
    return this.answers.get(meaning);
  }

  /** Keeps an answer if nothing was cleared since `version`. */
  put(meaning: string, answer: KeptAnswer, version: number): void {
    if (version === this.generation && meaning.length <= maxKeyLength) {
      this.answers.set(meaning, answer);
    }
  }

  /** Forgets every answer. */
  clear(): void {
    this.answers.clear();
    this.generation += 1;
  }
}
