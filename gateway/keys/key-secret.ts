import { createHash, randomBytes } from 'node:crypto';

/** Makes keys of this site recognizable to people and secret scanners. */
const prefix = 'loon_';
const shape = /^loon_[\w-]{43}$/;

/** Generates a secret with 256 random bits. */
export function newKeySecret(): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** The stored hash of a secret; undefined if the text is not a secret. */
export function keySecretHash(secret: string): string | undefined {
  return shape.test(secret) ? createHash('sha256').update(secret).digest('hex') : undefined;
}
