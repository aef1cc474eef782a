import type { EditorView } from '@milkdown/prose/view';

/**
 * Has the editor take up what the browser has selected. The browser tells of a selection in a task
 * of its own, which a quick key or click outruns: without this it would act on what was selected
 * before, and the letter selected last would be left out of a link.
 */
export function readSelection(view: EditorView): void {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
