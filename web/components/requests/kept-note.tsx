import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { typedFields } from './request-draft.ts';

interface KeptNoteProps<Values extends FieldValues, Request> {
  form: UseFormReturn<Values, unknown, Request>;
  startOver: () => void;
}

/** Says, each time a dialog opens, that something was left in it, and offers to empty it. */
export function KeptNote<Values extends FieldValues, Request>({
  form,
  startOver,
}: KeptNoteProps<Values, Request>) {
  const [kept, setKept] = useState(() => typedFields(form.getValues()).length > 0);
  return kept ? (
    <p className="kept w2">
      We kept what you typed.
      <button
        type="button"
        onClick={() => {
          setKept(false);
          startOver();
        }}
      >
        Start over
      </button>
    </p>
  ) : null;
}
