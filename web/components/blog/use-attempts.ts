import { useState, useTransition } from 'react';

/** Attempts at loading something, begun by a person: nothing is retried by itself. */
export interface Attempts {
  /** Counts them; a query under another number is sent again unless its answer is known. */
  attempt: number;
  /** True while the latest is under way. */
  trying: boolean;
  tryAgain: () => void;
}

/** Counts the attempts of one page; what is shown stays until the next one has an outcome. */
export function useAttempts(): Attempts {
  const [attempt, setAttempt] = useState(0);
  const [trying, startTrying] = useTransition();
  return { attempt, trying, tryAgain: () => startTrying(() => setAttempt(attempt + 1)) };
}
