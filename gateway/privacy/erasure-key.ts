import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storedSecret } from '../auth/stored-secret.ts';

/** The hash of an address from before there was a key: anyone can test addresses against it. */
const plainHash = /^[0-9a-f]{64}$/;

function plainHashOf(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('hex');
}

function keyed(plain: string, key: string): string {
  return createHmac('sha256', key).update(plain).digest('base64url');
}

/**
 * Recognizes erased addresses without storing them: by a hash with a key from a file next to the
 * journal of erasures, which is in no database and no backup. With the database or the backup only,
 * addresses cannot be tested. If several gateways had different keys before they shared a journal,
 * the file contains one key per line: new hashes use the first, and comparisons use all.
 */
export class ErasureKey {
  private keys: string[] | undefined;

  /** `file` is created with the first address. */
  constructor(private readonly file: string) {}

  /** Whether hashes can be compared; false if the key was lost. */
  get isStored(): boolean {
    return existsSync(this.file);
  }

  /** The hash of an address in lower case. */
  hashOf(emailKey: string): string {
    return this.upgraded(plainHashOf(emailKey));
  }

  /** All possible hashes of an address in lower case. */
  hashesOf(emailKey: string): string[] {
    const plain = plainHashOf(emailKey);
    return this.all().map((key) => keyed(plain, key));
  }

  /** A hash with the key, computed from a stored hash with or without one. */
  upgraded(hash: string): string {
    const [first = ''] = this.isPlain(hash) ? this.all() : [];
    return this.isPlain(hash) ? keyed(hash, first) : hash;
  }

  /** Whether a stored hash is from before there was a key. */
  isPlain(hash: string): boolean {
    return plainHash.test(hash);
  }

  /** The stored keys, in order; creates one if there is none. */
  all(): string[] {
    if (this.keys === undefined) {
      storedSecret(this.file);
      this.keys = readFileSync(this.file, 'utf8').trim().split(/\s+/);
    }
    return this.keys;
  }

  /** Stores the keys of all gateways here as well, in their order. */
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
