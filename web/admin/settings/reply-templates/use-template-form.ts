import { useState } from 'react';
import { adminFailed } from '../../../../schema/messages.ts';
import { replyToasts } from '../../../../schema/reply-messages.ts';
import { replyTemplateRules } from '../../../../schema/reply-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useSaveReplyTemplateMutation } from '../../../generated/admin.ts';
import { adminFailureOf } from '../../shell/admin-failure.ts';
import type { ReplyTemplate } from './reply-template.ts';

const names = ['name', 'subject', 'message'] as const;
type Values = Record<(typeof names)[number], string>;
type Errors = Partial<Values>;

interface TemplateFormEvents {
  onSaved: () => void;
  /** Called if a field is invalid. */
  onRefused: () => void;
}

/** The form of a template, validated on save; a failed save preserves the input. */
export function useTemplateForm(
  stored: ReplyTemplate | undefined,
  { onSaved, onRefused }: TemplateFormEvents,
) {
  const [values, setValues] = useState<Values>({
    name: stored?.name ?? '',
    subject: stored?.subject ?? '',
    message: stored?.message ?? '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [send, { loading: saving }] = useSaveReplyTemplateMutation({
    refetchQueries: ['ReplyTemplates'],
    awaitRefetchQueries: true,
  });
  const refuse = (refused: Errors) => {
    setErrors(refused);
    onRefused();
  };
  const save = async () => {
    const problems = names.flatMap((name) => {
      const issue = replyTemplateRules[name].safeParse(values[name]).error?.issues[0];
      return issue ? [[name, issue.message] as const] : [];
    });
    if (problems.length > 0) {
      refuse(Object.fromEntries(problems));
      return;
    }
    try {
      await send({ variables: { id: stored?.id ?? null, input: values } });
      toast({ ...replyToasts.templateSaved, variant: 'success' });
      onSaved();
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      toast({ ...adminFailed(message), variant: 'destructive' });
      if (Object.keys(fields).length > 0) refuse(fields);
    }
  };
  return {
    values,
    errors,
    saving,
    changed: names.some((name) => values[name] !== (stored?.[name] ?? '')),
    change: (changes: Partial<Values>) => {
      setValues((current) => ({ ...current, ...changes }));
      setErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))),
      );
    },
    save,
  };
}
