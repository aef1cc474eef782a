import { Button, Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { isEmailAddress } from '../../../schema/email-address.ts';
import { deskMessages } from '../../../schema/messages.ts';
import { EraseDialog } from '../privacy/erase-dialog.tsx';
import { usePersonData } from '../privacy/use-person-data.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { Card, Loaded } from '../shell/card.tsx';
import { useRuleForm } from '../shell/use-rule-form.ts';
import { type ErasuresQuery, useErasuresQuery } from '../../generated/admin.ts';
import { Moment } from '../shell/moment.tsx';

const empty = { email: '' };
const rules = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isEmailAddress, { error: deskMessages.personEmail }),
});

/** A search by e-mail address to export or erase a person's data (product 8.7). */
export function PersonSearch() {
  const [toErase, setToErase] = useState<string>();
  const { busy, exportData, eraseData } = usePersonData();
  const { form, element, submit } = useRuleForm({
    values: empty,
    rules,
    send: async ({ email }) => {
      await exportData(email);
      return undefined;
    },
  });
  const askToErase = form.handleSubmit(({ email }) => setToErase(email));
  const erase = async () => {
    if (toErase !== undefined && (await eraseData(toErase))) {
      setToErase(undefined);
      form.reset(empty);
    }
  };
  return (
    <Card heading="Personal data">
      <form className="adm-card-body set-stack" ref={element} noValidate onSubmit={submit}>
        <RuleField
          control={form.control}
          name="email"
          label="E-mail address of the person"
          hint="Searches requests, notifications, the delivery log and the activity log. Upper and lower case do not matter."
        >
          {(attributes) => <Input {...attributes} type="email" autoComplete="off" />}
        </RuleField>
        <div className="set-actions">
          <Button htmlType="submit" aria-disabled={busy}>
            Export data
          </Button>
          <Button danger aria-disabled={busy} onClick={() => void askToErase()}>
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
    </Card>
  );
}

type Record = ErasuresQuery['erasures'][number];

/** The records of data erasures, newest first. */
function Erasures() {
  const answer = useErasuresQuery({ fetchPolicy: 'network-only' });
  return (
    <Loaded what="the past erasures" answer={answer}>
      {({ erasures }) =>
        erasures.length === 0 ? null : (
          <section className="adm-card-body set-erasures">
            <h4 id="erasures">Past erasures</h4>
            <ul aria-labelledby="erasures">
              {erasures.map((record) => (
                <li key={record.id}>
                  <Moment at={record.erasedAt} inFull />: {erasedText(record)}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function erasedText({ reason, erasedBy, requests, otherRecords }: Record): string {
  const what = `${requests === 1 ? '1 request' : `${requests} requests`} and ${otherRecords} other records`;
  return reason === 'PERSON'
    ? `${what} of one person, erased by ${erasedBy}`
    : `${what}, because the retention period ended`;
}
