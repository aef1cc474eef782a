import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormSetValue } from 'react-hook-form';
import { readForm } from './form-values.ts';
import type { RequestDialog } from './request-dialog.ts';

/** The values already in the dialog, typed before the application was loaded. */
export function valuesIn<Values extends FieldValues>(
  dialog: RequestDialog | undefined,
  empty: Values,
): Values {
  const form = dialog?.host.querySelector('form');
  const values = form ? readForm(form) : {};
  const present = Object.keys(empty).filter((name) => name in values);
  return { ...empty, ...Object.fromEntries(present.map((name) => [name, values[name]])) };
}

interface Typed<Values> {
  values: Values;
  /** Puts the caret back. */
  restoreCaret: () => void;
}

function caretIn(dialog: RequestDialog): () => void {
  const { activeElement } = document;
  const isText =
    activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
  if (!isText || !dialog.host.contains(activeElement)) return () => undefined;
  const { selectionStart, selectionEnd } = activeElement;
  if (selectionStart === null) return () => undefined;
  return () => activeElement.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps what is typed between the first step of taking a form over, which has read `first`, and the
 * last, which sets the values of the fields: it is read right before and set right after.
 */
export function useEarlyInput<Values extends FieldValues>(
  dialog: RequestDialog | undefined,
  first: Values,
  setValue: UseFormSetValue<Values>,
): void {
  const typed = useRef<Typed<Values>>(null);
  useInsertionEffect(() => {
    if (dialog === undefined || dialog.live) return;
    typed.current = { values: valuesIn(dialog, first), restoreCaret: caretIn(dialog) };
  }, [dialog, first]);
  useLayoutEffect(() => {
    if (typed.current === null) return;
    const { values, restoreCaret } = typed.current;
    typed.current = null;
    const changed = (Object.keys(values) as Path<Values>[]).filter(
      (name) => String(values[name]) !== String(first[name]),
    );
    changed.forEach((name) => setValue(name, values[name] as PathValue<Values, typeof name>));
    if (changed.length > 0) restoreCaret();
  }, [first, setValue]);
}
