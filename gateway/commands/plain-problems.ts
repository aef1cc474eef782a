import { CopyingProblem } from '../database/stored-database.ts';
import { EnvironmentError } from '../environment/env.ts';
import { ContentError } from '../site/content/content-file.ts';

/** Prints a line for the person at the command line. */
export type Say = (line: string) => void;

/**
 * Runs a command and prints problems that the operator can fix as one line instead of a stack
 * trace. Resolves with its exit code.
 */
export async function withPlainProblems(say: Say, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    const usage =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE');
    const plain = [CopyingProblem, EnvironmentError, ContentError];
    if (error instanceof Error && (usage || plain.some((kind) => error instanceof kind))) {
      say(error.message);
      return 1;
    }
    throw error;
  }
}
