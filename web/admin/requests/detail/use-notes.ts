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

/** The unsaved notes by request, stored until the page is closed. */
const drafts = new Map<string, NoteDraft>();

/**
 * Edits the notes of a request. A save includes the version that is shown. If another administrator
 * has saved a newer one, the save is rejected and both texts are shown; only the next save
 * overwrites the newer one, deliberately.
 */
export function useNotes(stored: RequestNotesFragment, reload: () => Promise<unknown>) {
  const { id, notes, notesVersion } = stored;
  const [draft, setDraft] = useState(() => drafts.get(id));
  const [error, setError] = useState<string>();
  const [send, { loading: saving }] = useSaveRequestNotesMutation();
  const unsaved = draft !== undefined && draft.text !== notes;

  useEffect(() => {
    if (unsaved) drafts.set(id, draft);
    else drafts.delete(id);
  }, [id, draft, unsaved]);
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
    /** Why the last save failed. */
    error,
    /** Another administrator has saved other notes since these were opened. */
    conflict: unsaved && draft.version !== notesVersion,
    onChange: (text: string) =>
      setDraft((current) => ({ text, version: current?.version ?? notesVersion })),
    save,
  };
}
