import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { adminFailed } from '../../../../schema/messages.ts';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  EditedPostDocument,
  useCreatePostMutation,
  useUpdatePostMutation,
} from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { adminFailureOf } from '../../shell/admin-failure.ts';
import type { DraftWriter } from '../drafts/draft-writer.ts';
import type { OpenedPost } from './opened-post.ts';
import { changesBetween, emptyPost, type EditedPost, type PostValues } from './post-values.ts';

/** A save that another one came before: what it would have stored, and what is stored. */
export interface PostConflict {
  mine: PostValues;
  theirs: EditedPost;
}

interface PostSavingOptions {
  form: UseFormReturn<PostValues, unknown, CreatePost>;
  opened: OpenedPost;
  writer: DraftWriter;
  /** Called with the post as it is stored, and with what the form held when it was sent. */
  onStored: (saved: EditedPost, typed: PostValues) => void;
}

interface PostSaving {
  /** Stores values over the version that the form was opened with. */
  store: (values: PostValues) => Promise<void>;
  conflict: PostConflict | undefined;
  endConflict: () => void;
  /** Saves mine over the stored text that the conflict shows. */
  keepMine: () => Promise<void>;
  /** True while mine is being saved. */
  keeping: boolean;
  /** Does one thing at a time: what is asked for meanwhile is not begun. */
  once: (work: () => Promise<void>) => void;
}

/** Sends the form to the server: a failed save says why, and keeps everything. */
export function usePostSaving({ form, opened, writer, onStored }: PostSavingOptions): PostSaving {
  const client = useApolloClient();
  const [conflict, setConflict] = useState<PostConflict>();
  const [keeping, setKeeping] = useState(false);
  const [createPost] = useCreatePostMutation({ refetchQueries: ['PostList'] });
  const [updatePost] = useUpdatePostMutation({ refetchQueries: ['PostList'] });
  const underWay = useRef(false);

  const send = async (
    values: PostValues,
    version: number | undefined,
  ): Promise<EditedPost | undefined> => {
    const { id, base } = opened;
    const draftId = writer.id;
    if (id === undefined) {
      const { data } = await createPost({ variables: { input: values, draftId } });
      return data?.createPost;
    }
    const input = { title: values.title, ...changesBetween(base, values), version };
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
  const compare = async (mine: PostValues, thrown: unknown): Promise<void> => {
    const id = opened.id ?? '';
    try {
      const { data } = await client.query({
        query: EditedPostDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (data) setConflict({ mine, theirs: data.adminPost });
    } catch {
      refuse(thrown);
    }
  };

  const storeOver = async (values: PostValues, version: number | undefined): Promise<void> => {
    const typed = structuredClone(form.getValues());
    await writer.settle();
    let saved: EditedPost | undefined;
    try {
      saved = await send(values, version);
    } catch (thrown) {
      writer.keepOn();
      if (isConflict(thrown)) {
        await compare(values, thrown);
      } else {
        refuse(thrown);
      }
      return;
    }
    void writer.forget();
    setConflict(undefined);
    if (saved) onStored(saved, typed);
  };

  return {
    store: (values) => storeOver(values, opened.version),
    conflict,
    endConflict: () => setConflict(undefined),
    keepMine: async () => {
      if (!conflict) return;
      setKeeping(true);
      await storeOver(conflict.mine, conflict.theirs.version).finally(() => setKeeping(false));
    },
    keeping,
    once: (work) => {
      if (underWay.current) return;
      underWay.current = true;
      void work().finally(() => {
        underWay.current = false;
      });
    },
  };
}
