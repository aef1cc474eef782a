import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CopyingProblem } from '../stored-database.ts';

/**
 * Runs one of PostgreSQL's own programs against a database. The password is passed through the
 * environment, because every user of the machine can read a command line.
 * @throws CopyingProblem when it is missing or fails, with its output.
 */
export async function runProgram(
  program: string,
  database: { url: string; environment: NodeJS.ProcessEnv },
  options: string[],
): Promise<void> {
  const url = new URL(database.url);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, ['--no-password', `--dbname=${url.href}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...database.environment, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  const said = text(child.stderr);
  const closed: unknown[] = await once(child, 'close').catch((error: unknown) => {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new CopyingProblem(
      missing
        ? `${program} was not found. Install the client programs of PostgreSQL.`
        : `${program} could not be run: ${String(error)}`,
    );
  });
  if (closed[0] !== 0) {
    throw new CopyingProblem(`${program} failed: ${(await said).trim()}`);
  }
}
