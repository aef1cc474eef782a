import { createContext, type ReactNode } from 'react';

/** What is known of an entry of a part's list beside what its fields say; by its id. */
export interface EntryNotes {
  /** A word or two beside its name, which show while it is closed. */
  beside: (id: string) => ReactNode;
  /** Stands below its fields. */
  below: (id: string) => ReactNode;
}

const none: EntryNotes = { beside: () => null, below: () => null };

/** What is known of the entries of the form's lists; nothing in most parts. */
export const EntryNotesContext = createContext<EntryNotes>(none);
