import { Selection, type Transaction } from '@milkdown/prose/state';

/** Puts the cursor behind what is selected, so that what is inserted takes nothing of it away. */
export function collapseToEnd(transaction: Transaction): Transaction {
  const { selection, doc } = transaction;
  return selection.empty
    ? transaction
    : transaction.setSelection(Selection.near(doc.resolve(selection.to), -1));
}
