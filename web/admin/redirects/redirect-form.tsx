import { Button, Flex, Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  redirectLimits,
  redirectMessages,
  redirectToasts,
  typedAddressProblem,
} from '../../../schema/redirect-rules.ts';
import { useSaveRedirectMutation } from '../../generated/admin.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { useRuleForm } from '../shell/use-rule-form.ts';

/** The initial values of the form; without an id, it creates a redirect. */
export interface EditedRedirect {
  id: string | null;
  from: string;
  to: string;
}

interface RedirectFormProps {
  redirect: EditedRedirect;
  /** A form that isn't shown keeps what was typed. */
  shown: boolean;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

const address = z
  .string()
  .refine((typed) => typedAddressProblem(typed) === undefined, { error: redirectMessages.control });
const rules = z.object({ from: address, to: address });

const fields = [
  {
    name: 'from',
    label: 'From',
    hint: 'A path on this site without a page, such as /our-story.',
  },
  {
    name: 'to',
    label: 'To',
    hint: 'A path on this site, such as /#team-section, or a URL that starts with https://.',
  },
] as const;

/** Creates or edits one redirect. */
export function RedirectForm({ redirect, shown, onDone }: RedirectFormProps) {
  const { id, from, to } = redirect;
  const [save] = useSaveRedirectMutation({ refetchQueries: ['RedirectList', 'MissingPaths'] });
  const { form, element, submit, sending } = useRuleForm({
    values: { from, to },
    rules,
    send: async (input) => {
      await save({ variables: { id, ...input } });
      onDone();
      return undefined;
    },
    sent: redirectToasts.saved,
  });
  const typed = useWatch({ control: form.control, name: ['from', 'to'] });
  const heading = id === null ? 'New redirect' : 'Edit redirect';
  const target = useRef<InputRef>(null);
  // Whenever it is begun, also a second time.
  useEffect(() => {
    if (redirect.from !== '') target.current?.focus();
  }, [redirect]);
  return (
    <form
      className="adm-card"
      aria-label={heading}
      hidden={!shown}
      ref={element}
      noValidate
      onSubmit={submit}
    >
      <header className="adm-card-head">
        <h2>{heading}</h2>
      </header>
      <div className="adm-card-body adm-redirect-fields">
        {fields.map(({ name, ...labels }) => (
          <RuleField key={name} control={form.control} name={name} required {...labels}>
            {(attributes) => (
              <Input
                {...attributes}
                ref={name === 'to' ? target : undefined}
                autoComplete="off"
                spellCheck={false}
                maxLength={redirectLimits.toMax}
              />
            )}
          </RuleField>
        ))}
        <Flex gap={8}>
          <Button type="primary" htmlType="submit" loading={sending}>
            Save redirect
          </Button>
          {id === null && typed.join('') === '' ? null : <Button onClick={onDone}>Cancel</Button>}
        </Flex>
      </div>
    </form>
  );
}
