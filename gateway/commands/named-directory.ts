import path from 'node:path';
import { parseArgs } from 'node:util';
import { CopyingProblem } from '../database/stored-database.ts';

/**
 * The one folder given to a command, as an absolute path.
 * @throws CopyingProblem with the command's usage, when none or several are given.
 */
export function namedDirectory(options: string[], usage: string): string {
  const { positionals } = parseArgs({ args: options, allowPositionals: true });
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) {
    throw new CopyingProblem(usage);
  }
  return path.resolve(named);
}
