import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ToastText } from '../../../schema/toast-text.ts';
import { toast } from '../toast/toast-store.ts';
import type { RequestDialog, RequestFormKind } from './request-dialog.ts';
import { saveDraft, sessionDrafts } from './request-draft.ts';
import { readFailure, type RequestFailure } from './request-failure.ts';
import { useEarlyInput, valuesIn } from './early-input.ts';

/** The differences between the two forms, apart from their fields. */
export interface RequestFormPlan<Values extends FieldValues, Request> {
  kind: RequestFormKind;
  /** The empty form, its fields in their order on the page. */
  empty: Required<Values>;
  resolver: Resolver<Values, unknown, Request>;
  incomplete: ToastText;
  failed: (failure: RequestFailure) => ToastText;
}

interface Submission<Request> {
  /** Rejects when the server did not accept the request. */
  send: (request: Request) => Promise<unknown>;
  submitted: ToastText;
}

/**
 * State and behaviour of a request form: validation on every change, one submission at a time, the
 * toasts of product 3.13, 3.14, and drafts. It starts with the values already in the dialog. The
 * plan must not change between renders.
 */
export function useRequestForm<Values extends FieldValues, Request>(
  plan: RequestFormPlan<Values, Request>,
  dialog: RequestDialog | undefined,
  { send, submitted }: Submission<Request>,
) {
  const { kind, empty, resolver } = plan;
  const [first] = useState(() => valuesIn(dialog, empty));
  const form = useForm<Values, unknown, Request>({
    mode: 'onChange',
    shouldFocusError: false,
    resolver,
    defaultValues: first as DefaultValues<Values>,
  });
  const { subscribe, trigger, setValue } = form;
  useEarlyInput(dialog, first, setValue);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(sessionDrafts(), kind, values),
      }),
    [subscribe, kind],
  );
  useEffect(() => {
    if (dialog !== undefined && dialog.changed.size > 0) {
      void trigger([...dialog.changed] as Path<Values>[]);
    }
  }, [dialog, trigger]);

  const startOver = (): void => form.reset(empty, { keepFieldsRef: true });

  const focusFirstOf = (errors: object): void => {
    const first = Object.keys(empty).find((name) => name in errors);
    if (first !== undefined) {
      form.setFocus(first as Path<Values>);
    }
  };

  const refuse = (thrown: unknown): void => {
    const failure = readFailure(thrown);
    Object.entries(failure.fields).forEach(([field, message]) =>
      form.setError(field as Path<Values>, { type: 'server', message }),
    );
    focusFirstOf(failure.fields);
    toast({ ...plan.failed(failure), variant: 'destructive' });
  };

  const validateAndSend = form.handleSubmit(
    async (request) => {
      const sent = JSON.stringify(form.getValues());
      try {
        await send(request);
      } catch (thrown) {
        refuse(thrown);
        return;
      }
      // What was typed meanwhile is not part of the request, and stays.
      if (JSON.stringify(form.getValues()) === sent) {
        window.loonRequestDialogs?.close(kind, true);
        startOver();
      }
      toast({ ...submitted, variant: 'success' });
    },
    (errors) => {
      focusFirstOf(errors);
      toast({ ...plan.incomplete, variant: 'destructive' });
    },
  );

  const sending = useRef(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!sending.current) {
      sending.current = true;
      void validateAndSend(event).finally(() => {
        sending.current = false;
      });
    }
  };

  return { form, submit, startOver };
}
