import path from 'node:path';
import { parseArgs } from 'node:util';
import { CopyingProblem } from '../database/stored-database.ts';

/**
 * The one folder that a command is given, as an absolute path.
 * @throws CopyingProblem that says how the command is used, when it is given none or more.
 */
export function namedDirectory(options: string[], usage: string): string {
  const { positionals } = parseArgs({ args: options, allowPositionals: true });
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) {
    throw new CopyingProblem(usage);
  }
  return path.resolve(named);
}
