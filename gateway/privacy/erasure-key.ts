import { createHash, createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { storedSecret } from '../stored-secret.ts';

/** What was kept of an address before there was a key: anybody can try addresses against it. */
const plainHash = /^[0-9a-f]{64}$/;

/**
 * What the site compares an erased address with, without keeping it: a hash under a key that
 * stands in a file beside the journal of erasures, in no database and in no backup. Who has one of
 * those alone cannot try out addresses.
 */
export class ErasureKey {
  private secret: string | undefined;

  /** `file` is made with the first address. */
  constructor(private readonly file: string) {}

  /** Whether a hash could be compared with: not when its key was lost. */
  get isKept(): boolean {
    return existsSync(this.file);
  }

  /** The hash of an address in lower case. */
  hashOf(emailKey: string): string {
    return this.keyed(createHash('sha256').update(emailKey).digest('hex'));
  }

  /** A hash under the key, whether it was stored with it or before there was one. */
  upgraded(hash: string): string {
    return this.isPlain(hash) ? this.keyed(hash) : hash;
  }

  /** Whether a stored hash is one from before there was a key. */
  isPlain(hash: string): boolean {
    return plainHash.test(hash);
  }

  private keyed(plain: string): string {
    this.secret ??= storedSecret(this.file);
    return createHmac('sha256', this.secret).update(plain).digest('base64url');
  }
}
