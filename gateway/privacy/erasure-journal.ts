import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Logger } from '../log/logger.ts';
import type { Erasure } from './erasure.entity.ts';

const lineSchema = z.object({
  id: z.uuid(),
  emailHash: z.string(),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
  erasedBy: z.string(),
});

/** A person's erasure as the journal keeps it: nothing of the person but a hash to compare. */
export type JournalledErasure = z.infer<typeof lineSchema>;

function parsed(line: string): JournalledErasure[] {
  try {
    return [lineSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/**
 * Which persons were erased, outside the database: one line of JSON each in a file beside it. A
 * restored backup knows nothing of what was erased after it was made; this does.
 */
export class ErasureJournal {
  constructor(
    private readonly file: string,
    private readonly logger?: Logger,
  ) {}

  /** Whether anything was ever written to it. */
  exists(): boolean {
    return existsSync(this.file);
  }

  /** Every erasure, oldest first; a line that a crash has cut off counts for nothing. */
  read(): JournalledErasure[] {
    return this.exists() ? readFileSync(this.file, 'utf8').split('\n').flatMap(parsed) : [];
  }

  /**
   * Adds the erasures of persons, on disk when it returns; each line begins anew, whatever a crash
   * has left. What cannot be written is logged: the next start adds what is missing.
   */
  append(erasures: readonly Erasure[]): void {
    const lines = erasures
      .filter(({ emailHash }) => emailHash !== null)
      .map(
        ({ id, emailHash, erasedAt, erasedBy }) =>
          `\n${JSON.stringify({ id, emailHash, erasedAt, erasedBy })}\n`,
      );
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
