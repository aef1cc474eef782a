import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (sessionSecret: string): Buffer =>
  createHash('sha256').update(`loon erasures:${sessionSecret}`).digest();

/** Encrypts a secret for storage in a database; it can be read only with the site's own secret. */
export function wrapSecret(secret: string, sessionSecret: string): string {
  const iv = randomBytes(ivBytes);
  const wrapping = createCipheriv(cipher, keyOf(sessionSecret), iv);
  const text = Buffer.concat([wrapping.update(secret, 'utf8'), wrapping.final()]);
  return Buffer.concat([iv, wrapping.getAuthTag(), text]).toString('base64url');
}

/** Decrypts the secret; undefined if it was encrypted with another one. */
export function unwrapSecret(wrapped: string, sessionSecret: string): string | undefined {
  const bytes = Buffer.from(wrapped, 'base64url');
  try {
    const unwrapping = createDecipheriv(cipher, keyOf(sessionSecret), bytes.subarray(0, ivBytes));
    unwrapping.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = unwrapping.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, unwrapping.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
