import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storedSecret } from '../stored-secret.ts';

/** What was kept of an address before there was a key: anybody can try addresses against it. */
const plainHash = /^[0-9a-f]{64}$/;

function plainHashOf(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('hex');
}

function keyed(plain: string, key: string): string {
  return createHmac('sha256', key).update(plain).digest('base64url');
}

/**
 * What the site compares an erased address with, without keeping it: a hash under a key that
 * stands in a file beside the journal of erasures, in no database and in no backup. Who has one of
 * those alone cannot try out addresses. Where several gateways had each their own before they met,
 * the file has a key a line: hashes are made with the first, and compared with all.
 */
export class ErasureKey {
  private keys: string[] | undefined;

  /** `file` is made with the first address. */
  constructor(private readonly file: string) {}

  /** Whether a hash could be compared with: not when its key was lost. */
  get isStored(): boolean {
    return existsSync(this.file);
  }

  /** The hash of an address in lower case. */
  hashOf(emailKey: string): string {
    return this.upgraded(plainHashOf(emailKey));
  }

  /** Every hash under which an address in lower case may have been kept. */
  hashesOf(emailKey: string): string[] {
    const plain = plainHashOf(emailKey);
    return this.all().map((key) => keyed(plain, key));
  }

  /** A hash under the key, whether it was stored with it or before there was one. */
  upgraded(hash: string): string {
    const [first = ''] = this.isPlain(hash) ? this.all() : [];
    return this.isPlain(hash) ? keyed(hash, first) : hash;
  }

  /** Whether a stored hash is one from before there was a key. */
  isPlain(hash: string): boolean {
    return plainHash.test(hash);
  }

  /** The keys that are kept here, the first one first; one is made where there is none. */
  all(): string[] {
    if (this.keys === undefined) {
      storedSecret(this.file);
      this.keys = readFileSync(this.file, 'utf8').trim().split(/\s+/);
    }
    return this.keys;
  }

  /** Takes the keys of all gateways over, in their order, and keeps them here as well. */
  adopt(shared: readonly string[]): void {
    const own = this.isStored ? this.all() : [];
    const keys = [...new Set([...shared, ...own])];
    if (keys.join() !== own.join()) {
      const rewritten = `${this.file}.rewritten`;
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(rewritten, keys.join('\n'), { mode: 0o600, flush: true });
      renameSync(rewritten, this.file);
    }
    this.keys = keys;
  }
}
