import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that content folders of earlier releases do not have. A site starts without them, and their
 * pages say that nothing has been published yet (product 12.13).
 */
const laterFiles = [
  'examples.yaml',
  'claims.yaml',
  'evidence.yaml',
  'transparency.yaml',
  'security.yaml',
  'accessibility.yaml',
] as const;

export type LaterFile = (typeof laterFiles)[number];

/** The files that the content folder of an earlier release lacks. */
export function missingFiles(directory: string): LaterFile[] {
  return laterFiles.filter((file) => !existsSync(path.join(directory, file)));
}
