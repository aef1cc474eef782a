import { Selection, type Transaction } from '@milkdown/prose/state';

/** Moves the cursor after the selection, so that inserting does not replace it. */
export function collapseToEnd(transaction: Transaction): Transaction {
  const { selection, doc } = transaction;
  return selection.empty
    ? transaction
    : transaction.setSelection(Selection.near(doc.resolve(selection.to), -1));
}
