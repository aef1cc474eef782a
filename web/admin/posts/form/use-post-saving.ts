import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Finding } from '../../../../schema/check-rules.ts';
import { adminFailed } from '../../../../schema/messages.ts';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  EditedPostDocument,
  useCreatePostMutation,
  useSavePostChangesMutation,
  useUpdatePostMutation,
} from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { refusedFor } from '../../checks/findings-of.ts';
import { adminFailureOf } from '../../shell/show-failure.ts';
import type { PublishingApproval } from '../checks/refused-dialog.tsx';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import type { DraftWriter } from '../../drafts/draft-writer.ts';
import { changesToSend, type OpenedPost } from './opened-post.ts';
import { emptyPost, type EditedPost, type PostValues } from './post-values.ts';

/** The target of a save: the post itself or its pending changes. */
export type SaveTarget = 'post' | 'beside';

/** A save request, which can be repeated after a conflict or a refusal. */
export interface PostSave {
  values: PostValues;
  /** The form values at the time of the save, to detect later input. */
  typed: PostValues;
  target: SaveTarget;
  /** The form stays open with the post after the save. */
  stays: boolean;
  /** The person confirms having read the whole text. */
  confirmReading?: true;
}

/** A save that conflicts with an earlier one, and the stored post. */
export interface PostConflict {
  mine: PostValues;
  save: PostSave;
  theirs: EditedPost;
  /** How publishing mine despite findings is approved. */
  approval: PublishingApproval;
}

/**
 * Whether keeping mine leaves the pending changes pending: a direct save of a form that does not
 * include them (product 5.9).
 */
export function leavesPending({ save }: PostConflict, { pending }: OpenedPost): boolean {
  return save.target === 'post' && pending === undefined;
}

/** A save that the checks refused because of findings. */
export interface RefusedSave {
  save: PostSave;
  replaced: Replaced | undefined;
  findings: readonly Finding[];
}

/** The state that a save replaces. */
type Replaced = Pick<EditedPost, 'version'> & { pending: number | undefined };

interface PostSavingOptions {
  form: UseFormReturn<PostValues, unknown, CreatePost>;
  opened: OpenedPost;
  writer: DraftWriter<UnsavedText>;
  /** Called with the stored post. */
  onStored: (saved: EditedPost, save: PostSave) => void;
}

/** Sends the form to the server; a failed save shows the error and loses nothing. */
export function usePostSaving({ form, opened, writer, onStored }: PostSavingOptions) {
  const client = useApolloClient();
  const [conflict, setConflict] = useState<PostConflict>();
  const [savingMine, setSavingMine] = useState(false);
  const [refused, setRefused] = useState<RefusedSave>();
  const [createPost] = useCreatePostMutation({ refetchQueries: ['PostList'] });
  const [updatePost] = useUpdatePostMutation({ refetchQueries: ['PostList'] });
  const [keepChanges] = useSavePostChangesMutation({ refetchQueries: ['PostList'] });
  const isSaving = useRef(false);

  const send = async (
    { values, target, confirmReading }: PostSave,
    replaced: Replaced | undefined,
    approval: PublishingApproval,
  ): Promise<EditedPost | undefined> => {
    const { id } = opened;
    const draftId = writer.id;
    const approved = { confirmReading, ...approval };
    if (id === undefined) {
      const { data } = await createPost({
        variables: { input: { ...values, ...approved }, draftId },
      });
      return data?.createPost;
    }
    const { version, pending: waitingChanges } = replaced ?? {};
    const changes = changesToSend(opened, values);
    const what = { title: values.title, ...changes, version, waitingChanges };
    const input = { ...what, ...approved };
    if (target === 'beside') {
      const { data } = await keepChanges({ variables: { id, input, draftId } });
      return data?.keepPostChanges;
    }
    const { data } = await updatePost({ variables: { id, input, draftId } });
    return data?.updatePost;
  };

  const refuse = (thrown: unknown): void => {
    const { message, fields } = adminFailureOf(thrown);
    const known = Object.entries(fields).filter(([name]) => name in emptyPost);
    known.forEach(([name, text], index) =>
      form.setError(
        name as keyof PostValues,
        { type: 'server', message: text },
        { shouldFocus: index === 0 },
      ),
    );
    toast({ ...adminFailed(message), variant: 'destructive' });
  };

  /** Loads the stored post, so that both texts can be shown. */
  const compare = async (mine: Omit<PostConflict, 'theirs'>, thrown: unknown): Promise<void> => {
    const id = opened.id ?? '';
    try {
      const { data } = await client.query({
        query: EditedPostDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (data) setConflict({ ...mine, theirs: data.adminPost });
    } catch {
      refuse(thrown);
    }
  };

  const storeOver = async (
    save: PostSave,
    replaced: Replaced | undefined,
    approval: PublishingApproval = {},
  ): Promise<void> => {
    await writer.pause();
    let saved: EditedPost | undefined;
    try {
      saved = await send(save, replaced, approval);
    } catch (thrown) {
      writer.resume();
      const findings = refusedFor(thrown);
      if (findings) {
        setRefused({ save, replaced, findings });
      } else if (isConflict(thrown)) {
        setRefused(undefined);
        await compare({ mine: save.values, save, approval }, thrown);
      } else {
        // The dialog stays open with the reason, which can be sent again.
        refuse(thrown);
      }
      return;
    }
    void writer.clear();
    setConflict(undefined);
    setRefused(undefined);
    if (saved) onStored(saved, save);
  };

  return {
    /** Saves over the version that the form was opened with. */
    store: (save: PostSave) => {
      const { version, pending } = opened;
      const replaced = version === undefined ? undefined : { version, pending: pending?.edited };
      return storeOver(save, replaced);
    },
    conflict,
    endConflict: () => setConflict(undefined),
    /** Saves my values over the stored ones that the conflict shows. */
    keepMine: async () => {
      if (!conflict) return;
      setSavingMine(true);
      const { save, theirs, approval } = conflict;
      const pending = leavesPending(conflict, opened) ? undefined : theirs.waitingChanges?.number;
      const replaced = { version: theirs.version, pending };
      await storeOver(save, replaced, approval).finally(() => setSavingMine(false));
    },
    /** True while my values, or a refused save, are being saved. */
    savingMine,
    refused,
    endRefusal: () => setRefused(undefined),
    /** Repeats the refused save with an approval. */
    publishAnyway: async (approval: PublishingApproval) => {
      if (!refused) return;
      setSavingMine(true);
      const { save, replaced } = refused;
      await storeOver(save, replaced, approval).finally(() => setSavingMine(false));
    },
    /** Runs one action at a time and ignores others until it is finished. */
    once: (work: () => Promise<void>) => {
      if (isSaving.current) return;
      isSaving.current = true;
      void work().finally(() => {
        isSaving.current = false;
      });
    },
  };
}
