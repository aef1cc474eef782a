import { useEffect, useState } from 'react';
import { adminFailed, deskToasts } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  type RequestNotesFragment,
  useSaveRequestNotesMutation,
} from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { adminFailureOf } from '../../shell/show-failure.ts';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';

/** Unsaved notes, with the version of the notes that they are based on. */
interface NoteDraft {
  text: string;
  version: number;
}

const drafts = new Map<string, NoteDraft>();

/** The unsaved notes of a request, stored until the page is closed. */
function noteDraftOf(requestId: string): NoteDraft | undefined {
  return drafts.get(requestId);
}

/** Stores unsaved notes, or deletes them if undefined. */
function saveNoteDraft(requestId: string, draft: NoteDraft | undefined): void {
  if (draft === undefined) {
    drafts.delete(requestId);
  } else {
    drafts.set(requestId, draft);
  }
}

/** The notes of a request during editing. */
export interface Notes {
  text: string;
  unsaved: boolean;
  saving: boolean;
  /** Why the last save failed. */
  error: string | undefined;
  /** Another administrator has saved other notes since these were opened. */
  conflict: boolean;
  onChange: (text: string) => void;
  save: () => Promise<void>;
}

/**
 * Edits the notes of a request. A save includes the version that is shown. If another administrator
 * has saved a newer one, the save is rejected and both texts are shown; only the next save
 * overwrites the newer one, deliberately.
 */
export function useNotes(stored: RequestNotesFragment, reload: () => Promise<unknown>): Notes {
  const { id, notes, notesVersion } = stored;
  const [draft, setDraft] = useState<NoteDraft | undefined>(() => noteDraftOf(id));
  const [error, setError] = useState<string>();
  const [send, { loading: saving }] = useSaveRequestNotesMutation();
  const unsaved = draft !== undefined && draft.text !== notes;

  useEffect(() => saveNoteDraft(id, unsaved ? draft : undefined), [id, draft, unsaved]);
  useLeaveWarning(unsaved);

  const save = async () => {
    const saved = draft?.text ?? notes;
    try {
      await send({ variables: { id, notes: saved, version: notesVersion } });
      // Input made during the save stays unsaved.
      setDraft((current) =>
        current === undefined || current.text === saved
          ? undefined
          : { ...current, version: notesVersion + 1 },
      );
      setError(undefined);
      toast({ ...deskToasts.notesSaved, variant: 'success' });
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      setError(fields['notes'] ?? message);
      toast({ ...adminFailed(message), variant: 'destructive' });
      if (isConflict(thrown)) {
        await reload();
      }
    }
  };
  return {
    text: draft?.text ?? notes,
    unsaved,
    saving,
    error,
    conflict: unsaved && draft.version !== notesVersion,
    onChange: (text) =>
      setDraft((current) => ({ text, version: current?.version ?? notesVersion })),
    save,
  };
}
