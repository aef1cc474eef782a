import { Button, Input } from 'antd';
import { useState } from 'react';
import { adminFailed } from '../../../schema/messages.ts';
import {
  redirectLimits,
  redirectMessages,
  redirectToasts,
  typedAddressProblem,
} from '../../../schema/redirect-rules.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { useSaveRedirectMutation } from '../../generated/admin.ts';
import { adminFailureOf } from '../shell/admin-failure.ts';
import { LabelledField } from '../shell/labelled-field.tsx';
import { useFirstInvalid } from '../shell/use-first-invalid.ts';

/** The initial values of the form; without an id, it creates a redirect. */
export interface EditedRedirect {
  id: string | null;
  from: string;
  to: string;
}

interface RedirectFormProps {
  redirect: EditedRedirect;
  /** Whether the first empty field is focused. */
  focused: boolean;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** Creates or edits one redirect; the server's messages are shown at the fields. */
export function RedirectForm({ redirect, focused, onDone }: RedirectFormProps) {
  const { id } = redirect;
  const [from, setFrom] = useState(redirect.from);
  const [to, setTo] = useState(redirect.to);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [form, showFirstInvalid] = useFirstInvalid();
  const [save, { loading }] = useSaveRedirectMutation({
    refetchQueries: ['RedirectList', 'MissingPaths'],
  });

  const refuse = (message: string, found: Record<string, string>) => {
    setErrors(found);
    showFirstInvalid();
    toast({ ...adminFailed(message), variant: 'destructive' });
  };
  const submit = async () => {
    const typed = Object.entries({ from, to }).flatMap(([name, text]) => {
      const problem = typedAddressProblem(text);
      return problem === undefined ? [] : [[name, problem] as const];
    });
    if (typed.length > 0) {
      refuse(redirectMessages.control, Object.fromEntries(typed));
      return;
    }
    try {
      await save({ variables: { id, from, to } });
      toast({ ...redirectToasts.saved, variant: 'success' });
      onDone();
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      refuse(message, fields);
    }
  };
  const change = (field: 'from' | 'to', take: (text: string) => void) => (text: string) => {
    take(text);
    setErrors(({ [field]: _mended, ...others }) => others);
  };
  const fields = [
    { name: 'from', label: 'From', text: from, onText: change('from', setFrom) },
    { name: 'to', label: 'To', text: to, onText: change('to', setTo) },
  ] as const;
  const first = redirect.from === '' ? 'from' : 'to';
  return (
    <form
      className="adm-card adm-redirect-form"
      aria-label={id === null ? 'New redirect' : 'Edit redirect'}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void submit();
      }}
    >
      <header className="adm-card-head">
        <h2>{id === null ? 'New redirect' : 'Edit redirect'}</h2>
      </header>
      <div className="adm-card-body adm-redirect-fields">
        {fields.map(({ name, label, text, onText }) => (
          <LabelledField key={name} label={label} error={errors[name]} required hint={hints[name]}>
            {(attributes) => (
              <Input
                {...attributes}
                autoFocus={focused && name === first}
                autoComplete="off"
                spellCheck={false}
                maxLength={redirectLimits.toMax}
                value={text}
                onChange={(event) => onText(event.target.value)}
              />
            )}
          </LabelledField>
        ))}
        <div className="adm-redirect-actions">
          <Button type="primary" htmlType="submit" loading={loading}>
            Save redirect
          </Button>
          {id === null && from === '' && to === '' ? null : (
            <Button onClick={onDone}>Cancel</Button>
          )}
        </div>
      </div>
    </form>
  );
}

const hints = {
  from: 'A path on this site without a page, such as /our-story.',
  to: 'A path on this site, such as /#team-section, or a URL that starts with https://.',
};
