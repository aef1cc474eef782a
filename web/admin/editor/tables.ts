import { closeHistory } from '@milkdown/prose/history';
import type { Node } from '@milkdown/prose/model';
import { Selection, type Command, type EditorState } from '@milkdown/prose/state';
import { deleteTable, isInTable, selectedRect, type TableRect } from '@milkdown/prose/tables';
import type { EditorView } from '@milkdown/prose/view';

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index));
}

/** A copy of a row, as a header or body row; `empty` omits its text. */
function rowLike(row: Node, isHeader: boolean, empty = false): Node {
  const { nodes } = row.type.schema;
  const [rowType, cellType] = isHeader
    ? [nodes['table_header_row'], nodes['table_header']]
    : [nodes['table_row'], nodes['table_cell']];
  const cells = childrenOf(row).flatMap(
    (cell) => cellType?.createAndFill(cell.attrs, empty ? null : cell.content) ?? [],
  );
  return rowType?.create(row.attrs, cells) ?? row;
}

/**
 * Replaces the rows of a table; the first one is its header, and there is at least one below it.
 */
function withRows(
  state: EditorState,
  { table, tableStart }: TableRect,
  rows: readonly Node[],
  cursor: { row: number; column: number },
) {
  const [header, ...body] = rows;
  if (header === undefined) return state.tr;
  const below = body.length === 0 ? [rowLike(header, false, true)] : body;
  const whole = [rowLike(header, true), ...below.map((row) => rowLike(row, false))];
  const tr = state.tr.replaceWith(
    tableStart - 1,
    tableStart - 1 + table.nodeSize,
    table.copy(table.type.create(null, whole).content),
  );
  const row = Math.min(cursor.row, whole.length - 1);
  const column = Math.min(cursor.column, (whole[row]?.childCount ?? 1) - 1);
  let position = tableStart;
  whole.slice(0, row).forEach(({ nodeSize }) => (position += nodeSize));
  position += 1;
  childrenOf(whole[row] ?? header)
    .slice(0, column)
    .forEach(({ nodeSize }) => (position += nodeSize));
  tr.setSelection(Selection.near(tr.doc.resolve(position + 1)));
  return closeHistory(tr).scrollIntoView();
}

/** Adds an empty row below the selected one and moves the cursor to one of its cells. */
function addRowAt(columnOf: (rect: TableRect) => number): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const rows = childrenOf(rect.table);
    const like = rows[rect.bottom - 1];
    if (like) {
      const added = rows.toSpliced(rect.bottom, 0, rowLike(like, false, true));
      dispatch?.(withRows(state, rect, added, { row: rect.bottom, column: columnOf(rect) }));
    }
    return true;
  };
}

/** Adds an empty row below the selected one; the cursor stays in its column. */
export const addRow: Command = addRowAt(({ left }) => left);

/** Removes the selected rows; if this includes the header, the next row becomes the header. */
export const removeRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  const { top, bottom, left } = rect;
  const rows = childrenOf(rect.table).toSpliced(top, bottom - top);
  if (rows.length === 0) return deleteTable(state, dispatch);
  dispatch?.(withRows(state, rect, rows, { row: top, column: left }));
  return true;
};

/** Removes the selected columns; removing the last one removes the table. */
export const removeColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  const { top, left, right, map } = rect;
  if (right - left === map.width) return deleteTable(state, dispatch);
  const rows = childrenOf(rect.table).map((row) =>
    row.type.create(row.attrs, childrenOf(row).toSpliced(left, right - left)),
  );
  dispatch?.(withRows(state, rect, rows, { row: top, column: left }));
  return true;
};

/** Tab in the last cell of a table adds a row and moves to it. */
export function takeTableKey(view: EditorView, event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (key !== 'Tab' || shiftKey || ctrlKey || metaKey || altKey || !isInTable(view.state)) {
    return false;
  }
  const { right, bottom, map } = selectedRect(view.state);
  if (right !== map.width || bottom !== map.height) return false;
  return addRowAt(() => 0)(view.state, view.dispatch);
}
