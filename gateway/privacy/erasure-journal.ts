import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Logger } from '../log/logger.ts';
import { ErasureKey } from './erasure-key.ts';
import type { Erasure } from './erasure.entity.ts';

const lineSchema = z.object({
  id: z.uuid(),
  emailHash: z.string(),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
  erasedBy: z.string(),
});

/** A person's erasure as the journal keeps it: nothing of the person but a hash to compare. */
export type JournalledErasure = z.infer<typeof lineSchema>;

type Entry = Pick<Erasure, 'id' | 'emailHash' | 'erasedAt' | 'erasedBy'>;

function parsed(line: string): JournalledErasure[] {
  try {
    return [lineSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Each line begins anew, whatever a crash has left before it. */
function lineOf({ id, emailHash, erasedAt, erasedBy }: Entry): string {
  return `\n${JSON.stringify({ id, emailHash, erasedAt, erasedBy })}\n`;
}

/**
 * Which persons were erased, outside the database: one line of JSON each in a file beside it, and
 * in another one the key of its hashes. A restored backup knows nothing of what was erased after it
 * was made; this does.
 */
export class ErasureJournal {
  readonly key: ErasureKey;

  constructor(
    private readonly file: string,
    private readonly logger?: Logger,
  ) {
    this.key = new ErasureKey(file.replace(/(\.jsonl)?$/, '.key'));
  }

  /** Whether anything was ever written to it. */
  exists(): boolean {
    return existsSync(this.file);
  }

  /** Every erasure, oldest first; a line that a crash has cut off counts for nothing. */
  read(): JournalledErasure[] {
    return this.exists() ? readFileSync(this.file, 'utf8').split('\n').flatMap(parsed) : [];
  }

  /** Puts hashes from before there was a key under it; to be called at the start. */
  upgrade(): void {
    const entries = this.read();
    if (!this.key.isKept && entries.some(({ emailHash }) => !this.key.isPlain(emailHash))) {
      this.logger?.error(
        { journal: this.file },
        'The key of the journal of erasures is lost: what a restore brings back stays',
      );
    }
    if (entries.some(({ emailHash }) => this.key.isPlain(emailHash))) {
      const lines = entries.map((entry) =>
        lineOf({ ...entry, emailHash: this.key.upgraded(entry.emailHash) }),
      );
      const rewritten = `${this.file}.rewritten`;
      writeFileSync(rewritten, lines.join(''), { mode: 0o600, flush: true });
      renameSync(rewritten, this.file);
    }
  }

  /**
   * Adds the erasures of persons, on disk when it returns. What cannot be written is logged: the
   * next start adds what is missing.
   */
  append(erasures: readonly Erasure[]): void {
    const lines = erasures.filter(({ emailHash }) => emailHash !== null).map(lineOf);
    if (lines.length === 0) {
      return;
    }
    try {
      appendFileSync(this.file, lines.join(''), { mode: 0o600, flush: true });
    } catch (error) {
      this.logger?.error({ err: error }, 'An erasure could not be written to its journal');
    }
  }
}
