import { Button, Input } from 'antd';
import { useState } from 'react';
import { isEmailAddress } from '../../../schema/email-address.ts';
import { deskMessages } from '../../../schema/messages.ts';
import { LabelledField } from '../shell/labelled-field.tsx';
import { useFirstInvalid } from '../shell/use-first-invalid.ts';
import { EraseDialog } from '../privacy/erase-dialog.tsx';
import { usePersonData } from '../privacy/use-person-data.ts';
import { Erasures } from './erasures.tsx';
import { SettingsCard } from '../shell/settings-card.tsx';

/** A search by e-mail address to export or erase a person's data (product 8.7). */
export function PersonSearch() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [toErase, setToErase] = useState<string>();
  const { busy, exportData, eraseData } = usePersonData();
  const [form, showFirstInvalid] = useFirstInvalid();

  const forAddress = (act: (address: string) => void) => {
    const address = email.trim().toLowerCase();
    const valid = isEmailAddress(address);
    setError(valid ? undefined : deskMessages.personEmail);
    if (valid) act(address);
    else showFirstInvalid();
  };
  const erase = async () => {
    if (toErase !== undefined && (await eraseData(toErase))) {
      setToErase(undefined);
      setEmail('');
    }
  };
  return (
    <SettingsCard heading="Personal data">
      <form
        className="adm-card-body set-stack"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          forAddress((address) => void exportData(address));
        }}
      >
        <LabelledField
          label="E-mail address of the person"
          error={error}
          hint="Searches requests, notifications, the delivery log and the activity log. Upper and lower case do not matter."
        >
          {(attributes) => (
            <Input
              {...attributes}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </LabelledField>
        <div className="set-actions">
          <Button htmlType="submit" aria-disabled={busy}>
            Export data
          </Button>
          <Button danger aria-disabled={busy} onClick={() => forAddress(setToErase)}>
            Erase data
          </Button>
        </div>
      </form>
      <Erasures />
      <EraseDialog
        email={toErase}
        busy={busy}
        onErase={() => void erase()}
        onCancel={() => setToErase(undefined)}
      />
    </SettingsCard>
  );
}
