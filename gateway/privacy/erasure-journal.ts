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

/** What a line says, if it says what is looked for. */
function parsed<T>(line: string, parse: (content: unknown) => T): T[] {
  try {
    return [parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Each line begins anew, whatever a crash has left before it. */
function lineOf({ id, emailHash, erasedAt, erasedBy }: JournalEntry): string {
  return `\n${JSON.stringify({ id, emailHash, erasedAt, erasedBy })}\n`;
}

function revocationLine({ id, revokedAt }: Revocation): string {
  return `\n${JSON.stringify({ revokedKey: id, revokedAt })}\n`;
}

/** Those of `entries` whose id none of `others` has. */
function without<T extends { id: string }>(
  entries: readonly T[],
  others: readonly { id: string }[],
): T[] {
  const known = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !known.has(id));
}

/**
 * Which persons were erased, and which API keys revoked, outside the database: one line of JSON
 * each in a file beside it, and in another one the key of the hashes. A restored backup knows
 * nothing of what was erased or revoked after it was made; this does.
 */
export class ErasureJournal {
  readonly key: ErasureKey;
  private shared: SharedJournal | undefined;

  constructor(
    private readonly file: string,
    private readonly logger?: Logger,
    /** Has every other gateway join again. */
    private readonly announce: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.key = new ErasureKey(file.replace(/(\.jsonl)?$/, '.key'));
  }

  /** Whether anything was ever written to it. */
  exists(): boolean {
    return existsSync(this.file);
  }

  /** Every erasure, oldest first; a line that a crash has cut off counts for nothing. */
  read(): JournalledErasure[] {
    return this.lines().flatMap((line) => parsed(line, (said) => journalledErasure.parse(said)));
  }

  /** Every revocation of an API key. */
  readRevocations(): Revocation[] {
    return this.lines().flatMap((line) => parsed(line, (said) => journalledRevocation.parse(said)));
  }

  /**
   * Brings this file and the journal of all gateways together: what either lacks is added to it,
   * the keys of the hashes included. To be called at the start, before anything else, and whenever
   * another gateway has added to it, so that each has all of it should the database be lost.
   * Resolves with whether this one added anything.
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
    // Read afterwards and without a pause, so that nothing is added twice.
    const [here, revokedHere] = [this.read(), this.readRevocations()];
    this.append(without(there, here));
    this.appendRevocations(without(revokedThere, revokedHere));
    const [fresh, freshRevocations] = [without(here, there), without(revokedHere, revokedThere)];
    await shared.add(fresh, freshRevocations);
    this.shared = shared;
    return addsKey || fresh.length > 0 || freshRevocations.length > 0;
  }

  /** Puts hashes from before there was a key under it; to be called at the start. */
  upgrade(): void {
    const entries = this.read();
    if (!this.key.isStored && entries.some(({ emailHash }) => !this.key.isPlain(emailHash))) {
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
      const text = [...lines, ...this.readRevocations().map(revocationLine)].join('');
      writeFileSync(rewritten, text, { mode: 0o600, flush: true });
      renameSync(rewritten, this.file);
    }
  }

  /**
   * Adds the erasures of persons, on disk when it returns. What cannot be written is logged: the
   * next start adds what is missing.
   */
  append(erasures: readonly JournalEntry[]): void {
    const lines = erasures.filter(({ emailHash }) => emailHash !== null).map(lineOf);
    this.appendLines(lines, 'An erasure could not be written to its journal');
  }

  /** The same for revocations of API keys. */
  appendRevocations(revocations: readonly Revocation[]): void {
    const lines = revocations.map(revocationLine);
    this.appendLines(lines, 'A revocation could not be written to the journal of erasures');
  }

  /**
   * Tells all gateways of erasures of persons and revocations of API keys. What cannot be told now
   * is told by the next start.
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
      this.logger?.error({ err: error }, 'An erasure could not be told to all gateways yet');
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
