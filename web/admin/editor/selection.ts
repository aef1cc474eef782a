import { Selection, type Transaction } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';

/** Moves the cursor after the selection, so that inserting does not replace it. */
export function collapseToEnd(transaction: Transaction): Transaction {
  const { selection, doc } = transaction;
  return selection.empty
    ? transaction
    : transaction.setSelection(Selection.near(doc.resolve(selection.to), -1));
}

/**
 * Synchronizes the editor's selection with that of the browser. The browser reports a selection in
 * a later task, so a quick key press or click would act on the previous selection: a link would
 * lack the last selected letter.
 */
export function readSelection(view: EditorView): void {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
