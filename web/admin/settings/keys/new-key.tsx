import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { keyLimits } from '../../../../schema/key-limits.ts';
import { adminFailed } from '../../../../schema/messages.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { toast } from '../../../components/toast/toast-store.ts';
import { useCreateApiKeyMutation, type KeyScope } from '../../../generated/admin.ts';
import { adminFailureOf } from '../../shell/admin-failure.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { popupContainer } from '../../shell/popup-container.ts';
import { useFirstInvalid } from '../../shell/use-first-invalid.ts';
import { ShownSecret } from '../shown-secret.tsx';
import { expiryChoices, expiryOf } from './key-expiry.ts';
import { scopeLabels, scopes } from './key-scope-labels.ts';

const withoutExpiry = 'for-ever';
const firstChoice = { name: '', scopes: [] as KeyScope[], days: 90 as number | null };

/** Creates an API key; its secret is shown once, right afterwards. */
export function NewKey() {
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(firstChoice);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [secret, setSecret] = useState<string>();
  const [form, showFirstInvalid] = useFirstInvalid();
  const [create, { loading }] = useCreateApiKeyMutation({
    refetchQueries: ['ApiKeys'],
    // The secret must not stay in the browser's cache.
    fetchPolicy: 'no-cache',
  });
  const change = (changes: Partial<typeof values>) => {
    setValues({ ...values, ...changes });
    setErrors({});
  };

  const submit = async () => {
    const { name, days } = values;
    const input = { name, scopes: values.scopes, expiresAt: expiryOf(days, new Date()) };
    try {
      const { data } = await create({ variables: { input } });
      setSecret(data?.createApiKey.secret);
      setValues(firstChoice);
      setErrors({});
      setOpen(false);
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      setErrors(fields);
      showFirstInvalid();
      toast({ ...adminFailed(message), variant: 'destructive' });
    }
  };
  const shown =
    secret === undefined ? null : (
      <ShownSecret
        title="The key was created."
        label="API key"
        advice="Copy the key now and store it like a password. It is not shown again."
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    );
  if (!open) {
    return (
      <>
        {shown}
        <div className="set-actions">
          <Button
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
  return (
    <form
      className="set-stack"
      ref={form}
      noValidate
      aria-label="New API key"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LabelledField
        label="Key name"
        error={errors['name']}
        hint="The program that uses the key, such as “Nightly import”."
      >
        {(attributes) => (
          <Input
            {...attributes}
            autoFocus
            autoComplete="off"
            maxLength={keyLimits.nameMax}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label="Permissions" error={errors['scopes']}>
        {({ 'aria-describedby': describedBy }, labelId) => (
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
            <Checkbox.Group
              className="set-choices"
              value={values.scopes}
              onChange={(chosen) => change({ scopes: chosen })}
              options={scopes.map((scope) => ({ value: scope, label: scopeLabels[scope] }))}
            />
          </div>
        )}
      </LabelledField>
      <LabelledField label="Valid for" error={errors['expiresAt']}>
        {(attributes) => (
          <Select<number | string>
            {...attributes}
            virtual={false}
            suffix={<InterfaceIcon name="chevronDown" />}
            getPopupContainer={popupContainer}
            value={values.days ?? withoutExpiry}
            onChange={(days) => change({ days: typeof days === 'number' ? days : null })}
            options={expiryChoices.map(({ value, label }) => ({
              value: value ?? withoutExpiry,
              label,
            }))}
          />
        )}
      </LabelledField>
      <div className="set-actions">
        <Button type="primary" htmlType="submit" loading={loading}>
          Create key
        </Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </div>
    </form>
  );
}
