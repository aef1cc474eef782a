import { useEffect, useEffectEvent, type RefObject } from 'react';

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** The action of a key press: Ctrl+Z or Ctrl+Shift+Z (Ctrl+Y), with Command on a Mac. */
function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress) {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/**
 * Undo and redo by keyboard. The returned handler is for the editor, including the frame of the
 * preview; the keys also work while nothing has the focus and the editor is visible.
 */
export function useUndoKeys(
  editor: RefObject<HTMLElement | null>,
  act: (what: 'undo' | 'redo') => void,
): (event: KeyPress & { preventDefault: () => void }) => void {
  const press = (event: KeyPress & { preventDefault: () => void }) => {
    const what = undoKey(event);
    if (what === undefined) return;
    event.preventDefault();
    act(what);
  };
  const pressNowhere = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body && editor.current?.checkVisibility()) press(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressNowhere(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return press;
}
