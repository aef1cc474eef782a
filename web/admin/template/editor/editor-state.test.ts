import { describe, expect, it } from 'vitest';
import { defaultEditorConfig } from '../../../../schema/template/default-template.ts';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import {
  isUnsaved,
  nextEditorState,
  openedEditor,
  type EditorEvent,
  type EditorState,
} from './editor-state.ts';

const identity = { id: 'template', createdAt: '2025-01-01T00:00:00.000Z' };

function primary(colour: string): EditorConfig {
  return { ...defaultEditorConfig, colors: { ...defaultEditorConfig.colors, primary: colour } };
}
const saveOf = (number: number, config: EditorConfig) => ({
  number,
  config,
  identity,
  savedBy: 'ada@loon.example',
  savedAt: '2025-06-01T00:00:00.000Z',
});
const edit = (colour: string, at: number, fieldId = 'colors.primary'): EditorEvent => ({
  type: 'edit',
  fieldId,
  config: primary(colour),
  at,
});

const opened = openedEditor(saveOf(3, defaultEditorConfig));
const after = (...events: EditorEvent[]): EditorState => events.reduce(nextEditorState, opened);
const colourOf = ({ present }: EditorState) => present.colors.primary;

describe('the unsaved-changes flag of the editor', () => {
  it('is set by any edit and cleared by a successful save', () => {
    expect(isUnsaved(opened)).toBe(false);
    const edited = after(edit('#111111', 0));
    expect(isUnsaved(edited)).toBe(true);
    const config = { ...primary('#111111'), lastModified: '2025-06-01T00:00:00.000Z' };
    const saved = nextEditorState(edited, {
      type: 'saved',
      sent: edited.present,
      template: saveOf(4, config),
    });
    expect(isUnsaved(saved)).toBe(false);
    expect(saved.number).toBe(4);
  });

  it('stays set for edits made during the save', () => {
    const state = after(edit('#111111', 0), edit('#222222', 5_000), {
      type: 'saved',
      sent: primary('#111111'),
      template: saveOf(4, primary('#111111')),
    });
    expect(colourOf(state)).toBe('#222222');
    expect(isUnsaved(state)).toBe(true);
  });
});

describe('undo and redo', () => {
  it('move through the edits, also past a save', () => {
    const edited = after(edit('#111111', 0), edit('#222222', 5_000), {
      type: 'saved',
      sent: primary('#222222'),
      template: saveOf(4, primary('#222222')),
    });
    const undone = nextEditorState(edited, { type: 'undo' });
    expect(colourOf(undone)).toBe('#111111');
    expect(isUnsaved(undone)).toBe(true);
    expect(colourOf(nextEditorState(undone, { type: 'undo' }))).toBe('#c0011d');
    const redone = nextEditorState(undone, { type: 'redo' });
    expect(colourOf(redone)).toBe('#222222');
    expect(isUnsaved(redone)).toBe(false);
  });

  it('treat typing in one field as one step; a pause or another field starts the next one', () => {
    const typed = after(edit('#1', 0), edit('#11', 200), edit('#111111', 400));
    expect(typed.past).toHaveLength(1);
    expect(after(edit('#1', 0), edit('#111111', 2_000)).past).toHaveLength(2);
    expect(after(edit('#1', 0), edit('#111111', 200, 'colors.text')).past).toHaveLength(2);
  });

  it('are reset by an edit, which clears redo, and do nothing without edits', () => {
    const state = after(edit('#111111', 0), { type: 'undo' }, edit('#222222', 9_000));
    expect(state.future).toEqual([]);
    expect(nextEditorState(opened, { type: 'undo' })).toBe(opened);
    expect(nextEditorState(opened, { type: 'redo' })).toBe(opened);
  });
});

describe('a template that another administrator has saved', () => {
  const theirs = saveOf(7, primary('#777777'));

  it('is loaded if there are no unsaved changes', () => {
    const state = after({ type: 'loaded', template: theirs });
    expect([colourOf(state), state.number, isUnsaved(state)]).toEqual(['#777777', 7, false]);
  });

  it('does not affect unsaved changes, which stay based on the older save', () => {
    const state = after(edit('#111111', 0), { type: 'loaded', template: theirs });
    expect([colourOf(state), state.number]).toEqual(['#111111', 3]);
  });

  it('replaces them if the administrator confirms, and undo restores them', () => {
    const state = after(edit('#111111', 0), { type: 'taken', template: theirs });
    expect([colourOf(state), state.number, isUnsaved(state)]).toEqual(['#777777', 7, false]);
    expect(colourOf(nextEditorState(state, { type: 'undo' }))).toBe('#111111');
  });
});

describe('discarding changes', () => {
  it('can be undone', () => {
    const state = after(edit('#111111', 0), { type: 'replace', config: defaultEditorConfig });
    expect(isUnsaved(state)).toBe(false);
    expect(colourOf(nextEditorState(state, { type: 'undo' }))).toBe('#111111');
  });
});
