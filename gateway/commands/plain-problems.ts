import { CopyingProblem } from '../database/stored-database.ts';
import { EnvironmentError } from '../env.ts';

/** Prints a line for the person at the command line. */
export type Say = (line: string) => void;

/** Runs a command; what a person can mend becomes a line instead of a stack. Resolves with its exit code. */
export async function withPlainProblems(say: Say, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    const usage =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE');
    if (error instanceof CopyingProblem || error instanceof EnvironmentError || usage) {
      say(error.message);
      return 1;
    }
    throw error;
  }
}
