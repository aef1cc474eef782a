import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import { postFormMessages } from '../../../../schema/messages.ts';
import type { PostValues } from './post-values.ts';
import { choiceOf, dateOfNow, isUpcoming, type PublicationChoice } from './publication.ts';

/** The choice of publication for the form's controls. */
export interface Publication {
  choice: PublicationChoice;
  choose: (choice: PublicationChoice) => void;
  setDate: (publishedAt: string | null) => void;
  /** Whether the choice can be saved; otherwise shows in the form what is missing. */
  check: (choice: PublicationChoice) => boolean;
  /** The values that a save of this choice stores. */
  stored: (
    choice: PublicationChoice,
    values: PostValues,
    base: PostValues,
  ) => Pick<PostValues, 'published' | 'publishedAt'>;
  /** Resets the choice to match the form values. */
  reset: () => void;
}

/** Synchronizes the choice with the form fields `published` and `publishedAt`. */
export function usePublication(
  form: UseFormReturn<PostValues, unknown, CreatePost>,
  opened: PostValues,
  onWrongDate?: () => void,
): Publication {
  const [choice, setChoice] = useState(() => choiceOf(opened, new Date()));
  const date = () => form.getValues('publishedAt');
  const set = (published: boolean) =>
    form.setValue('published', published, { shouldDirty: true, shouldTouch: true });

  return {
    choice,
    choose: (chosen) => {
      const isUpcomingDate = isUpcoming(date(), new Date());
      setChoice(chosen);
      set(chosen === 'now' || (chosen === 'timed' && isUpcomingDate));
      if (chosen !== 'timed') form.clearErrors('publishedAt');
      if (chosen === 'now' && isUpcomingDate)
        form.setValue('publishedAt', null, { shouldDirty: true });
      if (chosen === 'timed' && !isUpcomingDate) form.setFocus('publishedAt');
    },
    setDate: (publishedAt) => {
      const isUpcomingDate = isUpcoming(publishedAt, new Date());
      form.setValue('publishedAt', publishedAt, { shouldDirty: true, shouldValidate: true });
      if (choice === 'now' && isUpcomingDate) setChoice('timed');
      if (choice === 'timed') set(isUpcomingDate);
    },
    check: (wanted) => {
      if (wanted !== 'timed' || isUpcoming(date(), new Date())) return true;
      setChoice('timed');
      onWrongDate?.();
      form.setError('publishedAt', { type: 'choice', message: postFormMessages.futureDate });
      form.setFocus('publishedAt');
      return false;
    },
    stored: (wanted, { publishedAt }, base) => ({
      published: wanted !== 'draft',
      publishedAt:
        wanted === 'now' ? dateOfNow(publishedAt, base.publishedAt, new Date()) : publishedAt,
    }),
    reset: () => setChoice(choiceOf(form.getValues(), new Date())),
  };
}
