import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * A secret of this installation: generated once and stored in a file that only its owner can read.
 * @throws Error naming the file if its content cannot be a secret.
 */
export function storedSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Error(`${file} holds no usable secret. Delete it to have a new one generated.`);
  }
  return secret;
}

/** The secret that signs session cookies when none is configured (product 10.2). */
export function storedSessionSecret(directory: string): string {
  return storedSecret(path.join(directory, 'session.secret'));
}
