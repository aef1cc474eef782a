import {
  NodeSelection,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@milkdown/prose/state';

/**
 * Begins a paragraph behind the picture that ends the present one, where the cursor stands behind
 * it or it is selected: a figure does not become part of a heading. Undefined anywhere else.
 */
export function paragraphAfterImage({ selection, doc, tr }: EditorState): Transaction | undefined {
  const { $to } = selection;
  const { parent } = $to;
  const narrow = selection.empty || selection instanceof NodeSelection;
  const atEnd = $to.parentOffset === parent.content.size;
  const isFigure = parent.type.name === 'paragraph' && parent.lastChild?.type.name === 'image';
  return narrow && atEnd && isFigure
    ? tr.setSelection(TextSelection.create(doc, $to.pos)).split($to.pos)
    : undefined;
}
