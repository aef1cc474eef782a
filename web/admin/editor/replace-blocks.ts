import type { Node } from '@milkdown/prose/model';
import { closeHistory } from '@milkdown/prose/history';
import type { EditorState, Transaction } from '@milkdown/prose/state';

function blocksOf(document: Node): Node[] {
  return Array.from({ length: document.childCount }, (_, index) => document.child(index));
}

/**
 * Turns one document into another in a single undo step. Blocks that both have at the start and at
 * the end are not touched.
 */
export function replaceBlocks(state: EditorState, wanted: Node): Transaction {
  const [before, after] = [blocksOf(state.doc), blocksOf(wanted)];
  const shorter = Math.min(before.length, after.length);
  const same = (one: Node | undefined, other: Node | undefined): boolean =>
    one !== undefined && other !== undefined && one.eq(other);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const sizeOf = (blocks: readonly Node[]) =>
    blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const from = sizeOf(before.slice(0, head));
  const to = state.doc.content.size - sizeOf(before.slice(before.length - tail));
  const fresh = after.slice(head, after.length - tail);
  return closeHistory(state.tr.replaceWith(from, to, fresh)).scrollIntoView();
}
