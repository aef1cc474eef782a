import type { EditorView } from '@milkdown/prose/view';

/**
 * The text that an input event puts in place of everything at once; undefined for any other event.
 * Programs fill a field that way, and so do dictation and password managers; a person types a
 * letter at a time.
 */
export function wholeTextOf(view: EditorView, event: InputEvent): string | undefined {
  const { data, inputType } = event;
  if (inputType !== 'insertText' || data === null || data.length < 2) {
    return undefined;
  }
  const selection = view.dom.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) {
    return undefined;
  }
  const { doc } = view.state;
  const isEmpty = doc.childCount === 1 && doc.firstChild?.content.size === 0;
  const covered =
    !selection.isCollapsed && selection.getRangeAt(0).toString() === view.dom.textContent;
  return isEmpty || covered ? data : undefined;
}
