import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Logger } from '../log/logger.ts';
import { ErasureKey } from './erasure-key.ts';
import { journalledErasure, type JournalEntry, type JournalledErasure } from './journal-entry.ts';
import type { SharedJournal } from './shared-journal.ts';

function parsed(line: string): JournalledErasure[] {
  try {
    return [journalledErasure.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Each line begins anew, whatever a crash has left before it. */
function lineOf({ id, emailHash, erasedAt, erasedBy }: JournalEntry): string {
  return `\n${JSON.stringify({ id, emailHash, erasedAt, erasedBy })}\n`;
}

/**
 * Which persons were erased, outside the database: one line of JSON each in a file beside it, and
 * in another one the key of its hashes. A restored backup knows nothing of what was erased after it
 * was made; this does.
 */
export class ErasureJournal {
  readonly key: ErasureKey;
  private shared: SharedJournal | undefined;

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

  /**
   * Brings this file and the journal of all gateways together: what either lacks is added to it,
   * the keys of the hashes included. To be called at the start, before anything else.
   */
  async join(shared: SharedJournal): Promise<void> {
    for (const key of this.key.isKept ? this.key.all() : []) {
      await shared.addKey(key);
    }
    if ((await shared.keys()).length === 0) {
      const [made = ''] = this.key.all();
      await shared.addKey(made);
    }
    this.key.adopt(await shared.keys());
    this.upgrade();
    const [here, there] = [this.read(), await shared.read()];
    const without = (entries: JournalledErasure[], others: JournalledErasure[]) => {
      const known = new Set(others.map(({ id }) => id));
      return entries.filter(({ id }) => !known.has(id));
    };
    this.append(without(there, here));
    await shared.add(without(here, there));
    this.shared = shared;
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
  append(erasures: readonly JournalEntry[]): void {
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

  /**
   * Tells all gateways of erasures of persons. What cannot be told now is told by the next start.
   */
  async share(erasures: readonly JournalEntry[]): Promise<void> {
    try {
      await this.shared?.add(erasures.filter(({ emailHash }) => emailHash !== null));
    } catch (error) {
      this.logger?.error({ err: error }, 'An erasure could not be told to all gateways yet');
    }
  }
}
