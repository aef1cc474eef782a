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
import { adminFailureOf } from '../../shell/admin-failure.ts';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import type { DraftWriter } from '../../drafts/draft-writer.ts';
import { changesToSend, type OpenedPost } from './opened-post.ts';
import { emptyPost, type EditedPost, type PostValues } from './post-values.ts';

/** Where a save goes: into the post, or beside it, where it waits. */
export type SaveTarget = 'post' | 'beside';

/** A save as it is sent: once, or once more after a conflict or a refusal. */
export interface PostSave {
  /** What it stores. */
  values: PostValues;
  /** What the form held of it: what is typed later is not saved by it. */
  typed: PostValues;
  target: SaveTarget;
  /** The form goes on with the post once it is saved. */
  stays: boolean;
}

/** A save that another one came before, and what is stored. */
export interface PostConflict {
  mine: PostValues;
  save: PostSave;
  theirs: EditedPost;
  /** Why mine was to be published in spite of findings. */
  reason: string | undefined;
}

/** A save that was refused for what its checks found. */
export interface RefusedSave {
  save: PostSave;
  replaced: Replaced | undefined;
  findings: readonly Finding[];
}

/** What a save replaces. */
type Replaced = Pick<EditedPost, 'version'> & { pending: number | undefined };

interface PostSavingOptions {
  form: UseFormReturn<PostValues, unknown, CreatePost>;
  opened: OpenedPost;
  writer: DraftWriter<UnsavedText>;
  /** Called with the post as it is stored. */
  onStored: (saved: EditedPost, save: PostSave) => void;
}

interface PostSaving {
  /** Saves over the version that the form was opened with. */
  store: (save: PostSave) => Promise<void>;
  conflict: PostConflict | undefined;
  endConflict: () => void;
  /** Saves mine over the stored text that the conflict shows. */
  keepMine: () => Promise<void>;
  /** True while mine is being saved, or what was refused. */
  savingMine: boolean;
  refused: RefusedSave | undefined;
  endRefusal: () => void;
  /** Saves once more what was refused, with a reason. */
  publishAnyway: (overrideReason: string) => Promise<void>;
  /** Does one thing at a time: what is asked for meanwhile is not begun. */
  once: (work: () => Promise<void>) => void;
}

/** Sends the form to the server: a failed save says why, and keeps everything. */
export function usePostSaving({ form, opened, writer, onStored }: PostSavingOptions): PostSaving {
  const client = useApolloClient();
  const [conflict, setConflict] = useState<PostConflict>();
  const [savingMine, setSavingMine] = useState(false);
  const [refused, setRefused] = useState<RefusedSave>();
  const [createPost] = useCreatePostMutation({ refetchQueries: ['PostList'] });
  const [updatePost] = useUpdatePostMutation({ refetchQueries: ['PostList'] });
  const [keepChanges] = useSavePostChangesMutation({ refetchQueries: ['PostList'] });
  const isSaving = useRef(false);

  const send = async (
    { values, target }: PostSave,
    replaced: Replaced | undefined,
    overrideReason?: string,
  ): Promise<EditedPost | undefined> => {
    const { id } = opened;
    const draftId = writer.id;
    if (id === undefined) {
      const { data } = await createPost({
        variables: { input: { ...values, overrideReason }, draftId },
      });
      return data?.createPost;
    }
    const { version, pending: waitingChanges } = replaced ?? {};
    const changes = changesToSend(opened, values);
    const what = { title: values.title, ...changes, version, waitingChanges };
    const input = { ...what, overrideReason };
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

  /** Reads what is stored now, so that both texts can be shown. */
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
    overrideReason?: string,
  ): Promise<void> => {
    await writer.pause();
    let saved: EditedPost | undefined;
    try {
      saved = await send(save, replaced, overrideReason);
    } catch (thrown) {
      writer.resume();
      const findings = refusedFor(thrown);
      if (findings) {
        setRefused({ save, replaced, findings });
      } else if (isConflict(thrown)) {
        setRefused(undefined);
        await compare({ mine: save.values, save, reason: overrideReason }, thrown);
      } else {
        // The reason that was given stays in its dialog, to be sent once more.
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
    store: (save) => {
      const { version, pending } = opened;
      const replaced = version === undefined ? undefined : { version, pending: pending?.number };
      return storeOver(save, replaced);
    },
    conflict,
    endConflict: () => setConflict(undefined),
    keepMine: async () => {
      if (!conflict) return;
      setSavingMine(true);
      const { save, theirs, reason } = conflict;
      const replaced = { version: theirs.version, pending: theirs.waitingChanges?.number };
      await storeOver(save, replaced, reason).finally(() => setSavingMine(false));
    },
    savingMine,
    refused,
    endRefusal: () => setRefused(undefined),
    publishAnyway: async (overrideReason) => {
      if (!refused) return;
      setSavingMine(true);
      const { save, replaced } = refused;
      await storeOver(save, replaced, overrideReason).finally(() => setSavingMine(false));
    },
    once: (work) => {
      if (isSaving.current) return;
      isSaving.current = true;
      void work().finally(() => {
        isSaving.current = false;
      });
    },
  };
}
