/** Notes that were typed and not saved, with the version of the notes they were typed over. */
export interface NoteDraft {
  text: string;
  version: number;
}

const drafts = new Map<string, NoteDraft>();

/** The unsaved notes of a request, for as long as the page is open. */
export function noteDraftOf(requestId: string): NoteDraft | undefined {
  return drafts.get(requestId);
}

/** Keeps unsaved notes, or forgets them when there are none. */
export function saveNoteDraft(requestId: string, draft: NoteDraft | undefined): void {
  if (draft === undefined) {
    drafts.delete(requestId);
  } else {
    drafts.set(requestId, draft);
  }
}
