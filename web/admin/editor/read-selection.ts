import type { EditorView } from '@milkdown/prose/view';

/**
 * Synchronizes the editor's selection with that of the browser. The browser reports a selection in
 * a later task, so a quick key press or click would act on the previous selection: a link would
 * lack the last selected letter.
 */
export function readSelection(view: EditorView): void {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
