import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { postFormMessages, postMessages } from '../../../../schema/messages.ts';
import { pendingChangesMessages } from '../../../../schema/draft-messages.ts';
import { createPostSchema, isLongContent, type CreatePost } from '../../../../schema/post-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { flushTyping } from '../../drafts/flush-typing.ts';
import { announcePublication } from '../../checks/corrected-claims.ts';
import type { PublishingApproval } from '../checks/refused-dialog.tsx';
import type { DraftStatus } from '../../drafts/server-draft.ts';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { useAutosave } from '../drafts/use-autosave.ts';
import { usePostDraft } from '../drafts/use-post-draft.ts';
import { useLeaving } from './use-leaving.ts';
import { useUploadsBeforeSave } from './use-uploads-before-save.ts';
import {
  changesToSend,
  mergedFields,
  openPost,
  openSaved,
  type OpenedPost,
} from './opened-post.ts';
import { changesBetween, valuesFrom, type EditedPost, type PostValues } from './post-values.ts';
import { useMay } from '../../session/permissions.tsx';
import { isPublic } from '../list/post-state.ts';
import { choiceOf, isUpcoming, willBePublic, type PublicationChoice } from './publication.ts';
import {
  usePostSaving,
  type PostConflict,
  type PostSave,
  type RefusedSave,
} from './use-post-saving.ts';
import { usePublication, type Publication } from './use-publication.ts';

/** The validation rules of the server, applied to the form. */
const resolver: Resolver<PostValues, unknown, CreatePost> = zodResolver(
  z
    .custom<PostValues>()
    .transform((values): z.input<typeof createPostSchema> => values)
    .pipe(createPostSchema),
);

interface SaveOptions extends Pick<PostSave, 'target'> {
  /** Saves the text as a draft or as pending changes, and stays with the post. */
  isDraft: boolean;
  stays?: boolean;
}

interface PostFormOptions {
  /** The post to edit; undefined in create mode. */
  stored: EditedPost | undefined;
  draft: UnsavedText | undefined;
  /** The form stays open after a save. */
  stays?: boolean;
  /** `staysOpen` says whether this form stays open with the post instead of being replaced. */
  onSaved: (post: EditedPost, staysOpen: boolean) => void;
  /** Called before the first invalid field is focused. */
  onInvalid?: (errors: FieldErrors<PostValues>) => void;
  /** Called before the publication date is focused because it is not in the future. */
  onWrongDate?: () => void;
}

/** State and actions for the parts of the form. */
export interface PostFormHandle {
  form: UseFormReturn<PostValues, unknown, CreatePost>;
  opened: OpenedPost;
  publication: Publication;
  /** Saves with the current choice of publication, or with another one. */
  save: (choice?: PublicationChoice) => void;
  /** Saves when the form is submitted. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /**
   * Saves the text and stays open: of a public post as pending changes, so that readers see nothing
   * of it; publication state and date do not change.
   */
  saveText: () => void;
  /** Saves the changes as pending changes, so that the public version stays unchanged. */
  saveAsPending: () => void;
  saving: boolean;
  /** The form is saved and about to be replaced: it ignores input. */
  leaving: boolean;
  /** Whether a save is waiting for image uploads. */
  pending: boolean;
  /** Whether the form has unsaved changes. */
  unsaved: boolean;
  status: DraftStatus;
  /** Says that a text which is no valid post yet was stored as an unsaved draft. */
  draftNote: string | undefined;
  /** The id under which unsaved changes are stored. */
  draftId: string;
  /** The open question: about a draft with a future date, or about unpublishing. */
  question: 'date' | 'unpublish' | undefined;
  endQuestion: () => void;
  conflict: PostConflict | undefined;
  endConflict: () => void;
  /** Saves my values over the stored ones that the conflict shows. */
  keepMine: () => void;
  savingMine: boolean;
  /** A save that the checks refused because of findings. */
  refused: RefusedSave | undefined;
  endRefusal: () => void;
  /** Repeats the refused save with an approval. */
  publishAnyway: (approval: PublishingApproval) => void;
  /** Whether the next save confirms that the person has read the whole text. */
  read: boolean;
  setRead: (read: boolean) => void;
}

/**
 * State and behaviour of the post form: validation on every change (product 5.3), one save at a
 * time, and the toasts of product 5.14. All input is stored as a draft until it is saved; a failed
 * save loses nothing.
 */
export function usePostForm(options: PostFormOptions): PostFormHandle {
  const { stored, draft, stays = false, onSaved, onInvalid } = options;
  const publishes = useMay('publish');
  // Later responses must not become the base of earlier input.
  const [opened, setOpened] = useState(() => openPost(stored, draft));
  const form = useForm<PostValues, unknown, CreatePost>({
    mode: 'onChange',
    resolver,
    defaultValues: opened.values,
  });
  const { waiting: pending, uploaded } = useUploadsBeforeSave(form);
  const publication = usePublication(form, opened.values, options.onWrongDate);
  const { writer, status: draftStatus } = usePostDraft(draft);
  const unsaved = useAutosave(form, opened, writer);
  const [savedAt, setSavedAt] = useState<number>();
  const [question, setQuestion] = useState<PostFormHandle['question']>();
  const [draftNote, setDraftNote] = useState<string>();
  const [read, setRead] = useState(false);
  const [answered, setAnswered] = useState<string | null>(null);

  const { leaving, leave, hasLeft } = useLeaving();

  /** What was typed during a save is a draft if the form was left before its response. */
  const storeTypedSince = (saved: EditedPost, { typed, values }: PostSave): void => {
    const { base, version = null } = openSaved(saved, typed, changesToSend(opened, values));
    const present = form.getValues();
    const changes = changesBetween(base, { ...present, ...mergedFields(typed, base, present) });
    writer.write({
      ...{ id: writer.id, postId: saved.id, basedOn: version, writtenAt: Date.now() },
      changes,
    });
    writer.flush();
  };
  const openSavedPost = (saved: EditedPost, { typed, values }: PostSave): void => {
    const next = openSaved(saved, typed, changesToSend(opened, values));
    flushSync(() => setOpened(next));
    form.setValues(mergedFields(typed, next.base, form.getValues()));
    publication.reset();
    setRead(false);
    setSavedAt(Date.now());
  };
  const saving = usePostSaving({
    form,
    opened,
    writer,
    onStored: (saved, save) => {
      const { typed, target } = save;
      const stored = opened.id ? postMessages.updated : postMessages.created;
      const text = target === 'beside' ? pendingChangesMessages.saved : stored;
      flushTyping();
      const typedSince = Object.keys(changesBetween(typed, form.getValues())).length > 0;
      if (hasLeft()) {
        toast({ ...text, variant: 'success' });
        if (typedSince) storeTypedSince(saved, save);
        return;
      }
      // Input made during the save stays in its field.
      const staysOpen = save.stays || typedSince;
      if (staysOpen) {
        toast({ ...text, variant: 'success' });
        openSavedPost(saved, save);
      } else {
        leave(text);
      }
      onSaved(saved, staysOpen);
      if (!staysOpen && target !== 'beside') announcePublication();
    },
  });

  const saveAs = async (
    choice: PublicationChoice,
    { target, isDraft, stays: staysOpen = isDraft || stays }: SaveOptions,
    stored?: Pick<PostValues, 'published' | 'publishedAt'>,
  ): Promise<void> => {
    flushTyping();
    setDraftNote(undefined);
    if (!(stored || publication.check(choice)) || !(await uploaded())) return;
    const store = async (post: CreatePost) => {
      const values = valuesFrom(post);
      const published = stored ?? publication.stored(choice, values, opened.base);
      const typed = { ...structuredClone(form.getValues()), ...stored };
      await saving.store({
        ...{ values: { ...values, ...published }, typed, target, stays: staysOpen },
        ...(read ? { confirmReading: true as const } : {}),
      });
    };
    await form.handleSubmit(store, (errors) => {
      if (isDraft) storeUnsaved(errors);
      onInvalid?.(errors);
    })();
  };
  /** A text that breaks the rules of posts stays an unsaved draft, also on the server. */
  const storeUnsaved = (errors: FieldErrors<PostValues>): void => {
    const values = form.getValues();
    if (Object.keys(changesBetween(opened.base, values)).length === 0) return;
    writer.flush();
    const [first] = Object.values(errors);
    setDraftNote(
      isLongContent(values.content)
        ? postFormMessages.storedAsDraft(first?.message ?? '')
        : postFormMessages.shortDraft,
    );
  };
  const saveText = async (): Promise<void> => {
    const { published, publishedAt } = opened.base;
    const { choice } = publication;
    // A choice that is not saved yet stays selected, because the button is labelled with it.
    const stored =
      choice === choiceOf(opened.base, new Date()) ? undefined : { published, publishedAt };
    const beside =
      opened.pending !== undefined ||
      isPublic(opened.live) ||
      (opened.live.published && !publishes);
    const changed = Object.keys(changesBetween(opened.base, form.getValues())).length > 0;
    if (beside && !changed && !read) return;
    await saveAs(choice, { target: beside ? 'beside' : 'post', isDraft: true }, stored);
  };
  /** A draft with a future date is not published on that date, which its author may expect. */
  const mustAsk = (): boolean => {
    const { publishedAt } = form.getValues();
    return (
      publication.choice === 'draft' &&
      isUpcoming(publishedAt, new Date()) &&
      publishedAt !== answered
    );
  };

  const save = (wished?: PublicationChoice): void => {
    const date = form.getValues('publishedAt');
    if (
      wished === undefined &&
      isPublic(opened.live) &&
      !willBePublic(publication.choice, date, new Date())
    ) {
      setQuestion('unpublish');
      return;
    }
    if (wished === undefined && mustAsk()) {
      setQuestion('date');
      return;
    }
    setQuestion(undefined);
    setAnswered(date);
    saving.once(() =>
      saveAs(wished ?? publication.choice, { target: 'post', isDraft: wished === 'draft' }),
    );
  };

  return {
    form,
    opened,
    publication,
    save,
    submit: (event) => {
      event.preventDefault();
      // Fields report their latest input on blur at the latest.
      event.nativeEvent.submitter?.focus();
      save();
    },
    saveText: () => saving.once(saveText),
    saveAsPending: () =>
      saving.once(() => saveAs(publication.choice, { target: 'beside', isDraft: true })),
    pending,
    saving: pending || form.formState.isSubmitting || saving.savingMine,
    leaving,
    unsaved,
    status: !unsaved && savedAt !== undefined ? { kind: 'stored', at: savedAt } : draftStatus,
    draftId: writer.id,
    question,
    draftNote,
    endQuestion: () => setQuestion(undefined),
    conflict: saving.conflict,
    endConflict: saving.endConflict,
    keepMine: () => saving.once(saving.keepMine),
    savingMine: saving.savingMine,
    refused: saving.refused,
    endRefusal: saving.endRefusal,
    publishAnyway: (approval) => saving.once(() => saving.publishAnyway(approval)),
    read,
    setRead,
  };
}
