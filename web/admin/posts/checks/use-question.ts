import { useState } from 'react';
import type { Refusal } from './use-publishing-reason.ts';

interface Question {
  /** From when it is asked until what it asked about is done or let be. */
  asking: boolean;
  /** Whether it is shown. */
  open: boolean;
  ask: () => void;
  end: () => void;
}

/**
 * The question that comes before a publication. One that the checks refused gives way to their
 * dialog for good: shown again for a moment when that goes, it would take the focus.
 */
export function useQuestion(refusal: Refusal | undefined): Question {
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  if (refusal !== undefined && !refused) setRefused(true);
  return {
    asking,
    open: asking && !refused,
    ask: () => {
      setRefused(false);
      setAsking(true);
    },
    end: () => setAsking(false),
  };
}
