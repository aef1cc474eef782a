import { TextSelection } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import { excerptWanted, findWords } from './find-words.ts';

/** The text nodes of an element, each with its offset in the combined text. */
function textsOf(element: Element): { text: string; nodes: { node: Text; start: number }[] } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      nodes.push({ node, start: text.length });
      text += node.data;
    }
  }
  return { text, nodes };
}

function rangeOf(element: Element, excerpt: string): Range | undefined {
  const image = [...element.querySelectorAll('img')].find(
    (image) => image.getAttribute('src') === excerpt,
  );
  const range = document.createRange();
  if (image) {
    range.selectNode(image);
    return range;
  }
  const { text, nodes } = textsOf(element);
  const found = findWords(text, excerpt);
  const nodeAt = (place: number) => nodes.findLast(({ start }) => start <= place);
  const first = found && nodeAt(found.start);
  const last = found && nodeAt(found.end - 1);
  if (!found || !first || !last) return undefined;
  range.setStart(first.node, found.start - first.start);
  range.setEnd(last.node, found.end - last.start);
  return range;
}

/** Makes the rich view select requested excerpts; an excerpt that is not found is ignored. */
export function answerExcerpts(view: EditorView): void {
  view.dom.addEventListener(excerptWanted, (event) => {
    const excerpt: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const range = typeof excerpt === 'string' ? rangeOf(view.dom, excerpt) : undefined;
    if (!range) return;
    const { doc, tr } = view.state;
    const from = doc.resolve(view.posAtDOM(range.startContainer, range.startOffset));
    const to = doc.resolve(view.posAtDOM(range.endContainer, range.endOffset));
    view.dispatch(tr.setSelection(TextSelection.between(from, to)).scrollIntoView());
  });
}
