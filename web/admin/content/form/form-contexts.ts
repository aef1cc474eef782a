import { createContext, useContext, type ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

/**
 * Renders the control of any field. A context, because controls that contain other fields and the
 * renderer depend on each other.
 */
export const RenderFieldContext = createContext<(field: FieldProps) => ReactNode>(() => null);

export function useRenderField(): (field: FieldProps) => ReactNode {
  return useContext(RenderFieldContext);
}

/** Additional information about the entries of a part's list, by entry id. */
export interface EntryNotes {
  /** A short note next to the name, visible while the entry is collapsed. */
  beside: (id: string) => ReactNode;
  /** Shown below the fields. */
  below: (id: string) => ReactNode;
}

const none: EntryNotes = { beside: () => null, below: () => null };

/** Additional information about the entries of the form's lists; empty in most parts. */
export const EntryNotesContext = createContext<EntryNotes>(none);
