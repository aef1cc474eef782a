import { redo, undo } from '@milkdown/prose/history';
import type { EditorView } from '@milkdown/prose/view';

/**
 * Undo and redo by keyboard. They are handled also where there is nothing to undo or redo: the
 * browser would then fall back on a history of its own, which knows nothing of the text.
 */
export function takeHistoryKey(view: EditorView, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) {
    return false;
  }
  const key = event.key.toLowerCase();
  const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
  step?.(view.state, view.dispatch);
  return step !== null;
}
