import { createHash } from 'node:crypto';

/** What is kept of an erased address, to be compared with: SHA-256 of it in lower case. */
export function emailHashOf(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('hex');
}
