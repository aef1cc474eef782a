import path from 'node:path';
import { storedSecret } from './stored-secret.ts';

/** The secret that signs session cookies when none is configured (product 10.2). */
export function storedSessionSecret(directory: string): string {
  return storedSecret(path.join(directory, 'session.secret'));
}
