import {
  NodeSelection,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@milkdown/prose/state';

/**
 * Starts a paragraph after the image at the end of the current one, if the cursor is after the
 * image or the image is selected: a figure must not become part of a heading. Undefined anywhere
 * else.
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
