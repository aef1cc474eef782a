import { useState, useTransition } from 'react';

/** Attempts at loading something, started by the visitor: nothing is retried automatically. */
export interface Attempts {
  /**
   * Number of the attempt; a query under a new number is sent again unless its result is cached.
   */
  attempt: number;
  /** True while the latest is in progress. */
  trying: boolean;
  tryAgain: () => void;
}

/** Counts the attempts of one page; the content shown stays until the next one has an outcome. */
export function useAttempts(): Attempts {
  const [attempt, setAttempt] = useState(0);
  const [trying, startTrying] = useTransition();
  return { attempt, trying, tryAgain: () => startTrying(() => setAttempt(attempt + 1)) };
}
