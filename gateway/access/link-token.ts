import { createHash, randomBytes } from 'node:crypto';

const bytes = 32;
/** Lower case only, like every URL of the site. */
const shape = /^[0-9a-f]{64}$/;

/** A token that cannot be guessed, for a link that needs no login: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(bytes).toString('hex');
}

/** The stored hash of a token; undefined if the value never was a token. */
export function linkTokenHash(token: string): string | undefined {
  return shape.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
}
