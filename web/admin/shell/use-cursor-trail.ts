import { useState } from 'react';

/** The visited pages of a list, by their start cursors. */
export interface CursorTrail {
  /** The cursor before the page; null for the first one. */
  after: string | null;
  /** The number of previous pages. */
  depth: number;
  forward: (cursor: string) => void;
  back: () => void;
}

/** Stores the path through the pages of `question`; another query starts at the first page. */
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
