import { redo, undo } from '@milkdown/prose/history';
import type { EditorView } from '@milkdown/prose/view';

/**
 * Undo and redo by keyboard. Handled even if there is nothing to undo or redo, because the browser
 * would otherwise use its own history, which is out of sync with the text.
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
