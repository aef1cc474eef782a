import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { ContentField } from '../fields/content-field.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
import { typedValue, type FormValue } from '../fields/form-values.ts';
import type { Messages } from './form-state.ts';

/** The value of the form library: the part under one key, because a part may be a list. */
export interface PartForm {
  part: unknown;
}

/** The value of a form with its validation result. */
export interface JudgedValue {
  typed: unknown;
  /** The value as it would be published, with an id for each entry. */
  value: unknown;
  messages: Messages;
}

/** Validates the form against the rules of its part. */
export function judgedValue(field: ContentField, schema: z.ZodType, form: FormValue): JudgedValue {
  const typed = typedValue(field, form);
  const value = typedValue(field, withEntryIds(field, form));
  const messages = new Map<string, string>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const place = path.join('.');
    if (!messages.has(place)) messages.set(place, message);
  }
  return { typed, value, messages };
}

/** A copy that later input does not change. */
export function presentForm(form: UseFormReturn<PartForm>): FormValue {
  return structuredClone(form.getValues('part')) as FormValue;
}

/**
 * Subscribes to the values of the form; `onChange` is called for each change that a person makes.
 */
export function usePartValues(
  form: UseFormReturn<PartForm>,
  field: ContentField,
  schema: z.ZodType,
  onChange: (now: JudgedValue) => void,
): JudgedValue {
  const [now, setNow] = useState(() => judgedValue(field, schema, presentForm(form)));
  const follow = useEffectEvent(() => {
    const next = judgedValue(field, schema, presentForm(form));
    if (JSON.stringify(next.typed) === JSON.stringify(now.typed)) return;
    setNow(next);
    onChange(next);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => follow() }),
    [form],
  );
  return now;
}
