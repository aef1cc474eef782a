import type { EditorView } from '@milkdown/prose/view';

/**
 * The text with which an input event replaces everything; undefined for any other event.
 * Automation, dictation and password managers fill fields this way; people type letter by letter.
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
