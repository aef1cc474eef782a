import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { reviewLimits as limits, reviewNoteRules } from '../../../schema/review-rules.ts';
import { ActionFailure, ReviewField } from './review-field.tsx';
import type { Passage } from './selected-passage.ts';
import type { ReviewActions, ReviewFailure } from './use-review.ts';
import { useTypedText } from './use-typed-text.ts';

interface NoteFormProps {
  /** The passage that was selected last in the text. */
  selected: Passage | undefined;
  review: ReviewActions;
  onAdded: () => void;
}

const rules = z.object(reviewNoteRules);

function problemsOf(values: unknown): Record<string, string> {
  const issues = rules.safeParse(values).error?.issues ?? [];
  const entries = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(entries.toReversed());
}

/** Adds a note on the selected passage, or on one that is typed. */
export function NoteForm({ selected, review, onAdded }: NoteFormProps) {
  const [typed, setTyped, clearPassage] = useTypedText('passage');
  const [note = '', setNote, clearNote] = useTypedText('note');
  const [suggestion = '', setSuggestion, clearSuggestion] = useTypedText('suggestion');
  const [failure, setFailure] = useState<ReviewFailure>();
  // A later selection replaces the passage, unless that was typed.
  const [ignored, setIgnored] = useState(selected);
  const chosen = selected === ignored ? undefined : selected;
  const passage = typed ?? chosen?.passage ?? '';
  const around = typed === undefined ? chosen : undefined;
  const form = useRef<HTMLFormElement>(null);

  const typePassage = (text: string): void => {
    if (text !== '') {
      setTyped(text);
      return;
    }
    // Emptied, it takes the next selection again.
    clearPassage();
    setIgnored(selected);
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { prefix = '', suffix = '' } = around ?? {};
    const values = { passage, prefix, suffix, note, suggestion };
    const fields = problemsOf(values);
    const failed =
      Object.keys(fields).length > 0
        ? { message: undefined, fields }
        : await review.addNote(values);
    flushSync(() => setFailure(failed));
    if (failed === undefined) {
      clearPassage();
      clearNote();
      clearSuggestion();
      onAdded();
    } else {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  };
  const error = (name: string) => failure?.fields[name];
  return (
    <form
      className="rv-form"
      ref={form}
      noValidate
      aria-label="Add a note"
      onSubmit={(event) => void submit(event)}
    >
      <ReviewField
        label="Passage"
        hint="Select it in the text, or type it."
        rows={2}
        maxLength={limits.passageMax}
        value={passage}
        error={error('passage')}
        onChange={typePassage}
      />
      <ReviewField
        label="Note"
        rows={3}
        maxLength={limits.noteMax}
        value={note}
        error={error('note')}
        onChange={setNote}
      />
      <ReviewField
        label="Suggested wording (optional)"
        rows={2}
        maxLength={limits.suggestionMax}
        value={suggestion}
        error={error('suggestion')}
        onChange={setSuggestion}
      />
      <ActionFailure message={failure?.message} />
      <button className="btn btn-s" aria-disabled={review.busy} data-live="">
        Add note
      </button>
    </form>
  );
}
