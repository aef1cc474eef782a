/** Unsaved notes, with the version of the notes that they are based on. */
export interface NoteDraft {
  text: string;
  version: number;
}

const drafts = new Map<string, NoteDraft>();

/** The unsaved notes of a request, stored until the page is closed. */
export function noteDraftOf(requestId: string): NoteDraft | undefined {
  return drafts.get(requestId);
}

/** Stores unsaved notes, or deletes them if undefined. */
export function saveNoteDraft(requestId: string, draft: NoteDraft | undefined): void {
  if (draft === undefined) {
    drafts.delete(requestId);
  } else {
    drafts.set(requestId, draft);
  }
}
