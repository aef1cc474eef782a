import { zodResolver } from '@hookform/resolvers/zod';
import { useApolloClient } from '@apollo/client/react';
import { useState, type BaseSyntheticEvent } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { adminFailed, postMessages } from '../../../../schema/messages.ts';
import { createPostSchema, type CreatePost } from '../../../../schema/post-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  EditedPostDocument,
  useCreatePostMutation,
  useUpdatePostMutation,
} from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { adminFailureOf } from '../../shell/admin-failure.ts';
import { useAutosave } from '../drafts/use-autosave.ts';
import { useUploadsBeforeSave } from '../editor/uploads/use-uploads-before-save.ts';
import { useDraftWriter } from '../drafts/use-draft-writer.ts';
import type { DraftStatus } from '../drafts/server-draft.ts';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { openPost, type OpenedPost } from './opened-post.ts';
import {
  changesBetween,
  emptyPost,
  valuesFrom,
  type EditedPost,
  type PostValues,
} from './post-values.ts';

/** The server's own rules, for the form's fields. */
const resolver: Resolver<PostValues, unknown, CreatePost> = zodResolver(
  z
    .custom<PostValues>()
    .transform((values): z.input<typeof createPostSchema> => values)
    .pipe(createPostSchema),
);

interface PostFormOptions {
  /** The post to edit; undefined in create mode. */
  stored: EditedPost | undefined;
  /** A kept text to go on with. */
  kept: UnsavedText | undefined;
  onSaved: () => void;
}

/** A save that another one came before: what it would have stored, and what is stored. */
export interface PostConflict {
  mine: PostValues;
  theirs: EditedPost;
}

interface PostFormHandle {
  form: UseFormReturn<PostValues, unknown, CreatePost>;
  opened: OpenedPost;
  save: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Whether a save waits for images that are being uploaded. */
  waiting: boolean;
  /** Whether the form holds text that was not saved. */
  unsaved: boolean;
  draftStatus: DraftStatus;
  conflict: PostConflict | undefined;
  endConflict: () => void;
  /** Saves mine over the stored text that the conflict shows. */
  keepMine: () => Promise<void>;
}

/**
 * State and behaviour of the post form: validation on every change (specification §4), one save at
 * a time, and the toasts of specification §8. Everything that is typed is kept as a draft until it
 * is saved, and a failed save keeps it all.
 */
export function usePostForm({ stored, kept, onSaved }: PostFormOptions): PostFormHandle {
  const client = useApolloClient();
  // What later answers say of the post must not become the base of what was typed before.
  const [opened] = useState(() => openPost(stored, kept));
  const form = useForm<PostValues, unknown, CreatePost>({
    mode: 'onChange',
    resolver,
    defaultValues: opened.values,
  });
  const { waiting, uploaded } = useUploadsBeforeSave(form);
  const { writer, status: draftStatus } = useDraftWriter(kept);
  const unsaved = useAutosave(form, opened, writer);
  const [conflict, setConflict] = useState<PostConflict>();
  const [createPost] = useCreatePostMutation({ refetchQueries: ['PostList'] });
  const [updatePost] = useUpdatePostMutation({ refetchQueries: ['PostList'] });

  const send = (values: PostValues, version: number | undefined): Promise<unknown> => {
    const { id, base } = opened;
    const draftId = writer.id;
    if (id === undefined) {
      return createPost({ variables: { input: values, draftId } });
    }
    const input = { title: values.title, ...changesBetween(base, values), version };
    return updatePost({ variables: { id, input, draftId } });
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

  const store = async (values: PostValues, version: number | undefined): Promise<void> => {
    await writer.settle();
    try {
      await send(values, version);
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
    toast({ ...(opened.id ? postMessages.updated : postMessages.created), variant: 'success' });
    onSaved();
  };

  return {
    form,
    opened,
    save: async (event) => {
      if (!(await uploaded())) return;
      await form.handleSubmit((post) => store(valuesFrom(post), opened.version))(event);
    },
    waiting,
    unsaved,
    draftStatus,
    conflict,
    endConflict: () => setConflict(undefined),
    keepMine: async () => {
      if (conflict) await store(conflict.mine, conflict.theirs.version);
    },
  };
}
