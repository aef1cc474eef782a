import { useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';
import { isUnsaved, type EditorState } from './editor-state.ts';
import { forgetChanges, keepChanges, keptChanges, type KeptChanges } from './kept-changes.ts';

const pauseMs = 300;

/**
 * Keeps unsaved changes in the browser while they are made, warns when the page is left with some,
 * and hands back those that were there when the editor opened.
 */
export function useKeptChanges(state: EditorState): {
  offered: KeptChanges | undefined;
  endOffer: () => void;
} {
  const [offered, setOffered] = useState(keptChanges);
  const { present, number } = state;
  const unsaved = isUnsaved(state);
  const wasUnsaved = useRef(false);

  useEffect(() => {
    if (!unsaved) {
      if (wasUnsaved.current) forgetChanges();
      wasUnsaved.current = false;
      return undefined;
    }
    wasUnsaved.current = true;
    const keep = () => keepChanges(present, number, Date.now());
    const timer = setTimeout(keep, pauseMs);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [unsaved, present, number]);

  useLeaveWarning(unsaved);

  return { offered, endOffer: () => setOffered(undefined) };
}
