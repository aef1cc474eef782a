import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Revocation } from '../backup/end-access.ts';
import type { Logger } from '../log/logger.ts';
import { ErasureKey } from './erasure-key.ts';
import {
  journalledErasure,
  journalledRevocation,
  type JournalEntry,
  type JournalledErasure,
} from './journal-entry.ts';
import type { SharedJournal } from './shared-journal.ts';

/** The content of a line, or an empty list if it is of another kind. */
function parsed<T>(line: string, parse: (content: unknown) => T): T[] {
  try {
    return [parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Each entry starts on a new line, even after a line cut off by a crash. */
function lineOf({ id, emailHash, erasedAt, erasedBy }: JournalEntry): string {
  return `\n${JSON.stringify({ id, emailHash, erasedAt, erasedBy })}\n`;
}

function revocationLine({ id, revokedAt }: Revocation): string {
  return `\n${JSON.stringify({ revokedKey: id, revokedAt })}\n`;
}

/** The entries whose ids do not occur in `others`. */
function without<T extends { id: string }>(
  entries: readonly T[],
  others: readonly { id: string }[],
): T[] {
  const known = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !known.has(id));
}

/**
 * The record of erased persons and revoked API keys outside the database: a file next to it with
 * one line of JSON each, and a second file with the key of the hashes. A restored backup does not
 * contain later erasures and revocations; this journal does.
 */
export class ErasureJournal {
  readonly key: ErasureKey;
  private shared: SharedJournal | undefined;

  constructor(
    private readonly file: string,
    private readonly logger?: Logger,
    /** Makes every other gateway join again. */
    private readonly announce: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.key = new ErasureKey(file.replace(/(\.jsonl)?$/, '.key'));
  }

  /** Whether it contains any entries. */
  exists(): boolean {
    return existsSync(this.file);
  }

  /** Every erasure, oldest first; a line cut off by a crash is ignored. */
  read(): JournalledErasure[] {
    return this.lines().flatMap((line) => parsed(line, (said) => journalledErasure.parse(said)));
  }

  readRevocations(): Revocation[] {
    return this.lines().flatMap((line) => parsed(line, (said) => journalledRevocation.parse(said)));
  }

  /**
   * Synchronizes this file and the journal of all gateways: entries missing in either are added,
   * including the keys of the hashes. Call it first at startup, and whenever another gateway has
   * added entries, so that each machine has all of them if the database is lost. Resolves with
   * whether this file added any entries.
   */
  async join(shared: SharedJournal): Promise<boolean> {
    const known = new Set(await shared.keys());
    const addsKey = this.key.isStored && this.key.all().some((key) => !known.has(key));
    for (const key of this.key.isStored ? this.key.all() : []) {
      await shared.addKey(key);
    }
    if ((await shared.keys()).length === 0) {
      const [made = ''] = this.key.all();
      await shared.addKey(made);
    }
    this.key.adopt(await shared.keys());
    this.upgrade();
    const [there, revokedThere] = [await shared.read(), await shared.revocations()];
    // Read afterwards and synchronously, so that nothing is added twice.
    const [here, revokedHere] = [this.read(), this.readRevocations()];
    this.append(without(there, here));
    this.appendRevocations(without(revokedThere, revokedHere));
    const [fresh, freshRevocations] = [without(here, there), without(revokedHere, revokedThere)];
    await shared.add(fresh, freshRevocations);
    this.shared = shared;
    return addsKey || fresh.length > 0 || freshRevocations.length > 0;
  }

  /** Applies the key to hashes from before it existed; call it at startup. */
  upgrade(): void {
    const entries = this.read();
    if (!this.key.isStored && entries.some(({ emailHash }) => !this.key.isPlain(emailHash))) {
      this.logger?.error(
        { journal: this.file },
        'The key of the erasure journal is lost: data that a restore brings back is not erased again',
      );
    }
    if (entries.some(({ emailHash }) => this.key.isPlain(emailHash))) {
      const lines = entries.map((entry) =>
        lineOf({ ...entry, emailHash: this.key.upgraded(entry.emailHash) }),
      );
      const rewritten = `${this.file}.rewritten`;
      const text = [...lines, ...this.readRevocations().map(revocationLine)].join('');
      writeFileSync(rewritten, text, { mode: 0o600, flush: true });
      renameSync(rewritten, this.file);
    }
  }

  /**
   * Adds erasures of persons, written to disk when it returns. A write error is logged: the next
   * start adds the missing entries.
   */
  append(erasures: readonly JournalEntry[]): void {
    const lines = erasures.filter(({ emailHash }) => emailHash !== null).map(lineOf);
    this.appendLines(lines, 'An erasure could not be written to the erasure journal');
  }

  /** The same for revocations of API keys. */
  appendRevocations(revocations: readonly Revocation[]): void {
    const lines = revocations.map(revocationLine);
    this.appendLines(lines, 'A revocation could not be written to the erasure journal');
  }

  /**
   * Shares erasures of persons and revocations of API keys with all gateways. If this fails, the
   * next start repeats it.
   */
  async share(
    erasures: readonly JournalEntry[],
    revocations: readonly Revocation[] = [],
  ): Promise<void> {
    const persons = erasures.filter(({ emailHash }) => emailHash !== null);
    if (this.shared === undefined || persons.length + revocations.length === 0) {
      return;
    }
    try {
      await this.shared.add(persons, revocations);
      await this.announce();
    } catch (error) {
      this.logger?.error({ err: error }, 'An erasure could not be sent to the other gateways yet');
    }
  }

  private lines(): string[] {
    return this.exists() ? readFileSync(this.file, 'utf8').split('\n') : [];
  }

  private appendLines(lines: readonly string[], failed: string): void {
    if (lines.length === 0) {
      return;
    }
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      appendFileSync(this.file, lines.join(''), { mode: 0o600, flush: true });
    } catch (error) {
      this.logger?.error({ err: error }, failed);
    }
  }
}
