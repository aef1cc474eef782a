import path from 'node:path';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { CopyingProblem } from '../stored-database.ts';

/**
 * The index over the texts of requests. It needs an extension that not every server has, so a copy
 * of the database is restored without it and the housekeeping creates it again.
 */
export const trigramIndex = 'visitor_request_trigrams';

const run = promisify(execFile);

/**
 * Gives `use` a file that lists what to restore of a dump: everything except the index that not
 * every server supports.
 * @throws CopyingProblem when the dump cannot be read.
 */
export async function withContents(
  dump: string,
  environment: NodeJS.ProcessEnv,
  use: (list: string) => Promise<void>,
): Promise<void> {
  const { stdout } = await run('pg_restore', ['--list', dump], {
    env: environment,
    maxBuffer: 10 * 1_048_576,
  }).catch((cause: unknown) => {
    const said = cause instanceof Error && 'stderr' in cause ? cause.stderr : cause;
    throw new CopyingProblem(`pg_restore failed: ${String(said).trim()}`);
  });
  const lines = stdout
    .split('\n')
    .filter((line) => !line.includes(` INDEX public ${trigramIndex} `));
  const folder = await mkdtemp(path.join(tmpdir(), 'loon-restore-'));
  try {
    const list = path.join(folder, 'contents');
    await writeFile(list, lines.join('\n'));
    await use(list);
  } finally {
    await rm(folder, { recursive: true });
  }
}
