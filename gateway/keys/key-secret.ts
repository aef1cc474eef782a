import { createHash, randomBytes } from 'node:crypto';

/** By it people and secret scanners tell that a text is a key of this site. */
const prefix = 'loon_';
const shape = /^loon_[\w-]{43}$/;

/** A new key's secret: 256 random bits. */
export function newKeySecret(): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** What is kept of a secret; undefined for a text that is none. */
export function keySecretHash(secret: string): string | undefined {
  return shape.test(secret) ? createHash('sha256').update(secret).digest('hex') : undefined;
}
