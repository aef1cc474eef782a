import { commandsCtx, editorViewCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import { redoCommand, undoCommand } from '@milkdown/plugin-history';
import {
  createCodeBlockCommand,
  insertHrCommand,
  liftListItemCommand,
  toggleEmphasisCommand,
  toggleInlineCodeCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from '@milkdown/preset-commonmark';
import {
  addColAfterCommand,
  insertTableCommand,
  toggleStrikethroughCommand,
} from '@milkdown/preset-gfm';
import { lift } from '@milkdown/prose/commands';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import { deleteTable } from '@milkdown/prose/tables';
import type { $Command } from '@milkdown/utils';
import { linkAt } from './link-range.ts';
import { collapseToEnd } from './selection.ts';
import { addRow, removeColumn, removeRow } from './tables.ts';
import type { ToolName } from './tools.ts';

type Action = (ctx: Ctx) => void;

/** Whether the selection is in a block of this type and, if given, heading level. */
function isWithin({ selection }: EditorState, type: string, level?: number): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === type && (level === undefined || node.attrs['level'] === level)) {
      return true;
    }
  }
  return false;
}

function isMarked({ selection, storedMarks, schema, doc }: EditorState, name: string): boolean {
  const type = schema.marks[name];
  if (type === undefined) return false;
  const { from, to, empty, $from } = selection;
  return empty
    ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, type);
}

const isOn: Partial<Record<ToolName, (state: EditorState) => boolean>> = {
  heading2: (state) => isWithin(state, 'heading', 2),
  heading3: (state) => isWithin(state, 'heading', 3),
  bold: (state) => isMarked(state, 'strong'),
  italic: (state) => isMarked(state, 'emphasis'),
  strikethrough: (state) => isMarked(state, 'strike_through'),
  inlineCode: (state) => isMarked(state, 'inlineCode'),
  bulletList: (state) => isWithin(state, 'bullet_list'),
  orderedList: (state) => isWithin(state, 'ordered_list'),
  quote: (state) => isWithin(state, 'blockquote'),
  codeBlock: (state) => isWithin(state, 'code_block'),
  link: (state) => isMarked(state, 'link'),
  table: (state) => isWithin(state, 'table'),
};

/** The tools that are active for the selection. */
export function toolsOn(state: EditorState): ReadonlySet<ToolName> {
  const names = Object.entries(isOn).flatMap(([name, test]) => (test(state) ? [name] : []));
  return new Set(names as ToolName[]);
}

/** A command has a key only after an editor has been created with it. */
function command<Payload>(called: $Command<Payload>, payload?: Payload): Action {
  return (ctx) => void ctx.get(commandsCtx).call(called.key, payload);
}

/** Chooses one of two commands, depending on whether the tool is active. */
function either(name: ToolName, whenOn: Action, whenOff: Action): Action {
  return (ctx) => {
    const { state } = ctx.get(editorViewCtx);
    (toolsOn(state).has(name) ? whenOn : whenOff)(ctx);
  };
}

const toText = command(turnIntoTextCommand);
const outOfList = command(liftListItemCommand);

function onView(run: Command): Action {
  return (ctx) => {
    const { state, dispatch } = ctx.get(editorViewCtx);
    run(state, dispatch);
  };
}

/** Inserts after the selection instead of replacing it. */
function behindSelection(insert: Action): Action {
  return (ctx) => {
    const { state, dispatch } = ctx.get(editorViewCtx);
    dispatch(collapseToEnd(state.tr));
    insert(ctx);
  };
}

/** Converts a paragraph without the figure before the cursor. */
function afterImage(turn: Action): Action {
  return (ctx) => {
    const { state, dispatch } = ctx.get(editorViewCtx);
    const begun = paragraphAfterImage(state);
    if (begun !== undefined) dispatch(begun);
    turn(ctx);
  };
}

/** The actions of the tools that need no dialog. */
export const editorActions: Record<Exclude<ToolName, 'link' | 'image'>, Action> = {
  undo: command(undoCommand),
  redo: command(redoCommand),
  heading2: either('heading2', toText, afterImage(command(wrapInHeadingCommand, 2))),
  heading3: either('heading3', toText, afterImage(command(wrapInHeadingCommand, 3))),
  bold: command(toggleStrongCommand),
  italic: command(toggleEmphasisCommand),
  strikethrough: command(toggleStrikethroughCommand),
  inlineCode: command(toggleInlineCodeCommand),
  bulletList: either('bulletList', outOfList, command(wrapInBulletListCommand)),
  orderedList: either('orderedList', outOfList, command(wrapInOrderedListCommand)),
  quote: either('quote', onView(lift), command(wrapInBlockquoteCommand)),
  codeBlock: either('codeBlock', toText, afterImage(command(createCodeBlockCommand))),
  table: behindSelection(command(insertTableCommand, { row: 3, col: 3 })),
  tableRow: onView(addRow),
  tableRowRemove: onView(removeRow),
  tableColumn: command(addColAfterCommand),
  tableColumnRemove: onView(removeColumn),
  tableRemove: onView(deleteTable),
  rule: behindSelection(command(insertHrCommand)),
};

/**
 * Turns the selection into a link, or inserts `text` as one if nothing is selected; inside a link
 * it changes that link, and an empty URL removes it.
 */
export function applyLink(view: EditorView, href: string, text = href): void {
  const { state } = view;
  const { from, to, empty } = state.selection;
  const type = state.schema.marks['link'];
  const present = linkAt(state);
  const transaction = state.tr;
  if (type === undefined) return;
  if (present) {
    transaction.removeMark(present.from, present.to, present.mark);
    if (href !== '') {
      const attributes = { ...present.mark.attrs, href };
      transaction.addMark(present.from, present.to, type.create(attributes));
    }
  } else if (href !== '' && empty) {
    transaction.replaceSelectionWith(state.schema.text(text, [type.create({ href })]), false);
  } else if (href !== '') {
    transaction.addMark(from, to, type.create({ href }));
  }
  view.dispatch(transaction.removeStoredMark(type).scrollIntoView());
}

/**
 * Starts a paragraph after the image at the end of the current one, if the cursor is after the
 * image or the image is selected: a figure must not become part of a heading. Undefined anywhere
 * else.
 */
function paragraphAfterImage({ selection, doc, tr }: EditorState): Transaction | undefined {
  const { $to } = selection;
  const { parent } = $to;
  const narrow = selection.empty || selection instanceof NodeSelection;
  const atEnd = $to.parentOffset === parent.content.size;
  const isFigure = parent.type.name === 'paragraph' && parent.lastChild?.type.name === 'image';
  return narrow && atEnd && isFigure
    ? tr.setSelection(TextSelection.create(doc, $to.pos)).split($to.pos)
    : undefined;
}
