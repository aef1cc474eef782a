import type { Mark } from '@milkdown/prose/model';
import type { EditorState } from '@milkdown/prose/state';

/** A link and the range that it covers. */
export interface LinkRange {
  from: number;
  to: number;
  mark: Mark;
}

/** The link at or next to the cursor, or at the start of the selection. */
export function linkAt({ selection, schema }: EditorState): LinkRange | undefined {
  const { $from } = selection;
  const type = schema.marks['link'];
  const mark = type && ($from.marksAcross($from) ?? $from.marks()).find((one) => one.type === type);
  const beside = [$from.nodeAfter, $from.nodeBefore].flatMap((node) => node?.marks ?? []);
  const here = mark ?? beside.find((one) => one.type === type);
  if (!here) return undefined;
  const { parent } = $from;
  const holds = (index: number): boolean =>
    index >= 0 && index < parent.childCount && here.isInSet(parent.child(index).marks);
  let first = $from.index();
  if (!holds(first)) first -= 1;
  let last = first;
  while (holds(first - 1)) first -= 1;
  while (holds(last + 1)) last += 1;
  let from = $from.start();
  for (let index = 0; index < first; index += 1) from += parent.child(index).nodeSize;
  let to = from;
  for (let index = first; index <= last; index += 1) to += parent.child(index).nodeSize;
  return { from, to, mark: here };
}
