import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import type { TemplateIdentity } from '../../../../schema/template/template-mapping.ts';
import type { CurrentTemplate } from '../current-template.ts';
import { sameTemplate } from './editor-panels.ts';

/** The state of the Visual Editor (product 7.4). */
export interface EditorState {
  present: EditorConfig;
  /** The undo stack, most recent last. */
  past: readonly EditorConfig[];
  /** The redo stack, next one last. */
  future: readonly EditorConfig[];
  /** The save that `present` is based on, and its content. */
  number: number;
  saved: EditorConfig;
  identity: TemplateIdentity;
  /** The last edited field and the time, so that typing is undone as one step. */
  lastEdit: { fieldId: string; at: number } | undefined;
}

export type EditorEvent =
  | { type: 'edit'; fieldId: string; config: EditorConfig; at: number }
  | { type: 'replace'; config: EditorConfig }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Another template was published; it is taken over when nothing would be lost. */
  | { type: 'loaded'; template: CurrentTemplate }
  /** The administrator takes the published template instead of the one on the screen. */
  | { type: 'taken'; template: CurrentTemplate }
  /** `sent` was saved and read back. */
  | { type: 'saved'; sent: EditorConfig; template: CurrentTemplate };

const stepsMax = 200;
const typingPauseMs = 1_000;

/** The initial state for a loaded template. */
export function openedEditor({ config, number, identity }: CurrentTemplate): EditorState {
  return {
    present: config,
    past: [],
    future: [],
    number,
    saved: config,
    identity,
    lastEdit: undefined,
  };
}

/** The unsaved-changes flag, which controls Save and its badge. */
export function isUnsaved({ present, saved }: EditorState): boolean {
  return !sameTemplate(present, saved);
}

function step(state: EditorState, present: EditorConfig): EditorState {
  if (sameTemplate(present, state.present)) return { ...state, present };
  return {
    ...state,
    present,
    past: [...state.past, state.present].slice(-stepsMax),
    future: [],
    lastEdit: undefined,
  };
}

function edited(state: EditorState, event: Extract<EditorEvent, { type: 'edit' }>): EditorState {
  const { fieldId, config, at } = event;
  const typing = state.lastEdit?.fieldId === fieldId && at - state.lastEdit.at < typingPauseMs;
  const next = typing ? { ...state, present: config, future: [] } : step(state, config);
  return { ...next, lastEdit: { fieldId, at } };
}

function basedOn(state: EditorState, { number, config, identity }: CurrentTemplate): EditorState {
  return { ...state, number, saved: config, identity };
}

/** The reducer of the editor. No edit is lost: a state that replaces edits can be undone. */
export function nextEditorState(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'edit':
      return edited(state, event);
    case 'replace':
      return step(state, event.config);
    case 'undo': {
      const before = state.past.at(-1);
      if (before === undefined) return state;
      return {
        ...state,
        present: before,
        past: state.past.slice(0, -1),
        future: [...state.future, state.present],
        lastEdit: undefined,
      };
    }
    case 'redo': {
      const after = state.future.at(-1);
      if (after === undefined) return state;
      return {
        ...state,
        present: after,
        past: [...state.past, state.present],
        future: state.future.slice(0, -1),
        lastEdit: undefined,
      };
    }
    case 'loaded':
      return isUnsaved(state) ? state : basedOn(step(state, event.template.config), event.template);
    case 'taken':
      return basedOn(step(state, event.template.config), event.template);
    case 'saved': {
      const unchanged = sameTemplate(state.present, event.sent);
      const next = basedOn(state, event.template);
      return unchanged ? { ...next, present: event.template.config } : next;
    }
  }
}
