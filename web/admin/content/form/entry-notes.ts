import { createContext, type ReactNode } from 'react';

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
