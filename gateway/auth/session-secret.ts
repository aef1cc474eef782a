import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret that signs session cookies when none is configured (contract §2): generated once and
 * kept in `session.secret` in `directory`, readable by the owner alone.
 */
export function storedSessionSecret(directory: string): string {
  const file = path.join(directory, 'session.secret');
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Error(`${file} holds no usable secret. Delete it to have a new one generated.`);
  }
  return secret;
}
