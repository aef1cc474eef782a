import { useState } from 'react';

/** The pages of a list that were turned to, by the cursors behind which they begin. */
export interface CursorTrail {
  /** Behind which the page begins; null for the first one. */
  after: string | null;
  /** How many pages come before. */
  depth: number;
  forward: (cursor: string) => void;
  back: () => void;
}

/** Remembers the way through the pages of `question`; another question starts at the first page. */
export function useCursorTrail(question: string): CursorTrail {
  const [trail, setTrail] = useState<{ question: string; cursors: readonly string[] }>({
    question,
    cursors: [],
  });
  const cursors = trail.question === question ? trail.cursors : [];
  return {
    after: cursors.at(-1) ?? null,
    depth: cursors.length,
    forward: (cursor) => setTrail({ question, cursors: [...cursors, cursor] }),
    back: () => setTrail({ question, cursors: cursors.slice(0, -1) }),
  };
}
