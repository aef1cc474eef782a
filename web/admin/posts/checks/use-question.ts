import { useState } from 'react';
import type { Refusal } from './use-publishing-reason.ts';

interface Question {
  /** True from the question until the action is completed or cancelled. */
  asking: boolean;
  /** Whether the dialog is visible. */
  open: boolean;
  ask: () => void;
  end: () => void;
}

/**
 * The confirmation before a publication. After a refusal it stays hidden, because it would briefly
 * reappear and take the focus when the dialog of the checks closes.
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
