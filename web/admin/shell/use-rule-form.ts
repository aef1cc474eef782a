import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { adminFailed } from '../../../schema/messages.ts';
import type { ToastText } from '../../../schema/toast-text.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { adminFailureOf } from './show-failure.ts';

/** A control with an error, or the first control of a group with one. */
const invalidControl =
  '[aria-invalid="true"], :is(fieldset, .adm-field):has(> .adm-field-error) input';

interface RuleFormOptions<Values extends FieldValues, Input> {
  values: Values;
  /** Converts the values to the input of the API, with an error for each invalid field. */
  rules: z.ZodType<Input, Values>;
  /**
   * Loads the stored values before they are sent, so that a field which was not changed here does
   * not undo what somebody else has saved since.
   */
  latest?: () => Promise<Values | undefined>;
  /** Sends the input. The form then shows the returned values, unless it was changed meanwhile. */
  send: (input: Input) => Promise<Values | null | undefined>;
  /** The toast after a successful send. */
  sent?: ToastText;
}

/**
 * A form for a setting or a small record: validated with the rules of `schema/` when it is
 * submitted, and then on every change. An invalid form has the messages at its fields and the
 * focus at the first of them; a failure of the server that belongs to no field is a toast (product
 * 5.14). A failed submission preserves the input.
 */
export function useRuleForm<Values extends FieldValues, Input>({
  values,
  rules,
  latest,
  send,
  sent,
}: RuleFormOptions<Values, Input>) {
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(rules),
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  /** For the `<form>`. */
  const element = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState<Values>();

  const showFailure = (thrown: unknown) => {
    const { message, fields } = adminFailureOf(thrown);
    const refused = Object.entries(fields).filter(([name]) => name in values);
    refused.forEach(([name, text]) =>
      form.setError(name as Path<Values>, { type: 'server', message: text }),
    );
    if (refused.length === 0) toast({ ...adminFailed(message), variant: 'destructive' });
  };
  /** Loads the latest stored values and shows them in the fields that were not changed here. */
  const takeOverLatest = async () => {
    const current = await latest?.();
    const shown = form.formState.defaultValues;
    for (const name of Object.keys(current ?? {}) as Path<Values>[]) {
      const isUnchanged = JSON.stringify(form.getValues(name)) === JSON.stringify(shown?.[name]);
      if (isUnchanged) form.resetField(name, { defaultValue: current?.[name] });
    }
    return current;
  };
  /** Validates and sends. */
  const save = form.handleSubmit(async (input) => {
    try {
      await takeOverLatest();
      const typed = JSON.stringify(form.getValues());
      const answer = await send(rules.safeParse(form.getValues()).data ?? input);
      if (answer && JSON.stringify(form.getValues()) === typed) setStored(answer);
      if (sent) toast({ ...sent, variant: 'success' });
    } catch (thrown) {
      showFailure(thrown);
    }
  });

  const { reset } = form;
  useEffect(() => {
    if (stored) reset(stored);
  }, [stored, reset]);
  // After the submission is rendered, with its messages.
  useEffect(() => {
    element.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [submitCount]);

  return {
    form,
    element,
    /** Handles the submission of the `<form>`; ignored while `sending`. */
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!isSubmitting) void save();
    },
    takeOverLatest,
    save,
    sending: isSubmitting,
    /** Whether the form differs from the stored values. */
    unsaved: isDirty,
  };
}
