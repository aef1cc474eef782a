import { Button, Checkbox, Input } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { keyLimits, keyMessages, keyRules } from '../../../../schema/key-rules.ts';
import { useCreateApiKeyMutation, type KeyScope } from '../../../generated/admin.ts';
import { RuleField } from '../../shell/rule-field.tsx';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { ShownSecret } from '../shown-secret.tsx';
import { expiryChoices, expiryOf, scopeLabels, scopes } from './key-properties.ts';
import { AdminSelect } from '../../shell/admin-select.tsx';

const withoutExpiry = 'for-ever';
const empty = { name: '', scopes: [] as KeyScope[], days: 90 as number | typeof withoutExpiry };

const rules = z.object({
  name: keyRules.name,
  scopes: z.array(z.enum(scopes)).min(1, keyMessages.scopesRequired),
  days: z.union([z.number(), z.literal(withoutExpiry)]),
});

/** Creates an API key; its secret is shown once, right afterwards. */
export function NewKey() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (open) {
    return (
      <KeyForm
        onCreated={(created) => {
          setSecret(created);
          setOpen(false);
        }}
        onCancel={() => {
          flushSync(() => setOpen(false));
          button.current?.focus();
        }}
      />
    );
  }
  return (
    <>
      {secret === undefined ? null : (
        <ShownSecret
          title="The key was created."
          label="API key"
          advice="Copy the key now and store it like a password. It is not shown again."
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            button.current?.focus();
          }}
        />
      )}
      <div className="set-actions">
        <Button
          ref={button}
          onClick={() => {
            setSecret(undefined);
            setOpen(true);
          }}
        >
          New API key
        </Button>
      </div>
    </>
  );
}

interface KeyFormProps {
  onCreated: (secret: string | undefined) => void;
  onCancel: () => void;
}

function KeyForm({ onCreated, onCancel }: KeyFormProps) {
  const [create] = useCreateApiKeyMutation({
    refetchQueries: ['ApiKeys'],
    // The secret must not stay in the browser's cache.
    fetchPolicy: 'no-cache',
  });
  const { form, element, submit, sending } = useRuleForm({
    values: empty,
    rules,
    send: async ({ days, ...input }) => {
      const expiresAt = days === withoutExpiry ? null : expiryOf(days, new Date());
      const { data } = await create({ variables: { input: { ...input, expiresAt } } });
      onCreated(data?.createApiKey.secret);
    },
  });
  const { control } = form;
  return (
    <form className="set-stack" ref={element} noValidate aria-label="New API key" onSubmit={submit}>
      <RuleField
        control={control}
        name="name"
        label="Key name"
        hint="The program that uses the key, such as “Nightly import”."
      >
        {(attributes) => (
          <Input {...attributes} autoFocus autoComplete="off" maxLength={keyLimits.nameMax} />
        )}
      </RuleField>
      <RuleField control={control} name="scopes" label="Permissions">
        {({ value, onChange, 'aria-describedby': describedBy }, labelId) => (
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
            <Checkbox.Group
              className="set-choices"
              value={value}
              onChange={onChange}
              options={scopes.map((scope) => ({ value: scope, label: scopeLabels[scope] }))}
            />
          </div>
        )}
      </RuleField>
      <RuleField control={control} name="days" label="Valid for">
        {(attributes) => (
          <AdminSelect<number | string>
            {...attributes}
            options={expiryChoices.map(({ value, label }) => ({
              value: value ?? withoutExpiry,
              label,
            }))}
          />
        )}
      </RuleField>
      <div className="set-actions">
        <Button type="primary" htmlType="submit" loading={sending}>
          Create key
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
