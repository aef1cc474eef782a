import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { z } from 'zod';
import { adminFailed, postMessages } from '../../../../schema/messages.ts';
import { createPostSchema, type CreatePost } from '../../../../schema/post-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useCreatePostMutation, useUpdatePostMutation } from '../../../generated/admin.ts';
import { adminFailureOf } from '../admin-failure.ts';
import {
  changesBetween,
  emptyPost,
  valuesFrom,
  valuesOf,
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
  onSaved: () => void;
}

/**
 * State and behaviour of the post form: validation on every change (specification §4), one save at
 * a time, and the toasts of specification §8. A failed save keeps everything that was typed.
 */
export function usePostForm({ stored: given, onSaved }: PostFormOptions) {
  // What later answers say of the post must not become the base of what was typed before.
  const [stored] = useState(given);
  const [base] = useState(() => (stored ? valuesOf(stored) : emptyPost));
  const form = useForm<PostValues, unknown, CreatePost>({
    mode: 'onChange',
    resolver,
    defaultValues: base,
  });
  const [createPost] = useCreatePostMutation({ refetchQueries: ['PostList'] });
  const [updatePost] = useUpdatePostMutation({ refetchQueries: ['PostList'] });

  const send = (values: PostValues): Promise<unknown> => {
    if (stored === undefined) {
      return createPost({ variables: { input: values } });
    }
    const { id, version } = stored;
    const changes = changesBetween(base, values);
    const input = { title: values.title, ...changes, version };
    return updatePost({ variables: { id, input } });
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

  const save = form.handleSubmit(async (post) => {
    try {
      await send(valuesFrom(post));
    } catch (thrown) {
      refuse(thrown);
      return;
    }
    toast({ ...(stored ? postMessages.updated : postMessages.created), variant: 'success' });
    onSaved();
  });

  return { form, save };
}
