import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ToastText } from '../../../schema/messages.ts';
import { toast } from '../toast/toast-store.ts';
import { keepDraft, readDraft, sessionDrafts, typedFields } from './request-draft.ts';
import { readFailure, type RequestFailure } from './request-failure.ts';
import type { RequestFormKind } from './request-form-kind.ts';

/** What the two forms differ in, apart from their fields. */
export interface RequestFormPlan<Values extends FieldValues, Request> {
  kind: RequestFormKind;
  /** The empty form, its fields in the order in which they stand. */
  empty: Values;
  resolver: Resolver<Values, unknown, Request>;
  incomplete: ToastText;
  failed: (failure: RequestFailure) => ToastText;
}

interface Submission<Request> {
  /** Rejects when the server did not accept the request. */
  send: (request: Request) => Promise<unknown>;
  submitted: ToastText;
  onSubmitted: () => void;
}

/**
 * State and behaviour of a request form: validation on every change, one submission at a time, the
 * toasts of specification §8, and drafts. The plan must not change between renders.
 */
export function useRequestForm<Values extends FieldValues, Request>(
  plan: RequestFormPlan<Values, Request>,
  { send, submitted, onSubmitted }: Submission<Request>,
) {
  const { kind, empty, resolver } = plan;
  const [draft] = useState(() => readDraft(sessionDrafts(), kind, empty));
  const form = useForm<Values, unknown, Request>({
    mode: 'onChange',
    shouldFocusError: false,
    resolver,
    defaultValues: (draft ?? empty) as DefaultValues<Values>,
  });
  const { subscribe, trigger } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(sessionDrafts(), kind, values),
      }),
    [subscribe, kind],
  );
  useEffect(() => {
    if (draft !== undefined) {
      void trigger(typedFields(draft) as Path<Values>[]);
    }
  }, [draft, trigger]);

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
      try {
        await send(request);
      } catch (thrown) {
        refuse(thrown);
        return;
      }
      onSubmitted();
      startOver();
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
