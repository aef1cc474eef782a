import { useApolloClient } from '@apollo/client/react';
import { useState, type Dispatch } from 'react';
import { templateMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useSaveTemplateMutation } from '../../../generated/admin.ts';
import { failureReason } from '../../shell/failure-notice.tsx';
import { failureCode } from '../template-failure.ts';
import { refetchTemplate, type CurrentTemplate } from '../current-template.ts';
import { builtTemplate } from './built-template.ts';
import type { EditorEvent, EditorState } from './editor-state.ts';

interface SaveInput {
  state: EditorState;
  dispatch: Dispatch<EditorEvent>;
  reload: () => Promise<CurrentTemplate | undefined>;
}

function sayFailed(description: string): void {
  toast({ title: templateMessages.saveFailed, description, variant: 'destructive' });
}

/**
 * Saves the template, then reads it back (product 7.2). A failed save shows the error and loses
 * nothing; there are no automatic retries.
 */
export function useTemplateSave({ state, dispatch, reload }: SaveInput) {
  const client = useApolloClient();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<CurrentTemplate>();
  const [send] = useSaveTemplateMutation();

  const store = async (basedOn: number): Promise<void> => {
    const sent = state.present;
    const built = builtTemplate(sent, state.identity, new Date());
    if (!built.ok) {
      sayFailed(built.message);
      return;
    }
    try {
      await send({ variables: { input: built.config, basedOn } });
    } catch (error) {
      const theirs = failureCode(error) === 'CONFLICT' ? await reload() : undefined;
      if (theirs === undefined) sayFailed(failureReason(error));
      else setConflict(theirs);
      return;
    }
    toast({ title: templateMessages.saved, variant: 'success' });
    const { number, identity } = state;
    const unread = { number, identity, config: sent, savedBy: null, savedAt: null };
    dispatch({ type: 'saved', sent, template: (await reload()) ?? unread });
    await refetchTemplate(client).catch(() => undefined);
  };

  return {
    saving,
    /** A template that another administrator has saved in the meantime, to be resolved. */
    conflict,
    endConflict: () => setConflict(undefined),
    /** Saves the template in the editor, based on the save with this number. */
    save: async (basedOn: number) => {
      setSaving(true);
      await store(basedOn);
      setSaving(false);
    },
  };
}
