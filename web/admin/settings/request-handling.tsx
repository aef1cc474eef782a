import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { deskLimits } from '../../../schema/limits.ts';
import { deskToasts } from '../../../schema/messages.ts';
import {
  RequestSettingsDocument,
  useRequestSettingsQuery,
  useSaveRequestSettingsMutation,
  type RequestSettingsInput,
  type RequestSettingsQuery,
} from '../../generated/admin.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { firstMessage, RuleField } from '../shell/rule-field.tsx';
import { useRuleForm } from '../shell/use-rule-form.ts';
import { DigestFields } from './digest-fields.tsx';
import { Card, Loaded } from '../shell/card.tsx';
import { erasesMore, retentionOf, settingsRules, valuesOf } from './settings-values.ts';

/** When a request is overdue, how long requests are retained, and who is notified. */
export function RequestHandling() {
  const answer = useRequestSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="Request handling">
      <Loaded what="the settings" answer={answer}>
        {(stored) => <HandlingForm stored={stored} />}
      </Loaded>
    </Card>
  );
}

function HandlingForm({ stored }: { stored: RequestSettingsQuery }) {
  const { recipients, recipientsVariable } = stored.outboxSummary;
  const [send] = useSaveRequestSettingsMutation({
    refetchQueries: ['RequestSettings', 'OutboxState', 'LaunchChecklist', 'RequestList'],
  });
  const client = useApolloClient();
  const { form, element, takeOverLatest, save, sending } = useRuleForm({
    values: valuesOf(stored.requestSettings),
    rules: settingsRules,
    latest: async () => {
      const query = RequestSettingsDocument;
      const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
      return data && valuesOf(data.requestSettings);
    },
    send: async (input: RequestSettingsInput) => {
      const { data } = await send({ variables: { input } });
      return data && valuesOf(data.saveRequestSettings);
    },
    sent: deskToasts.settingsSaved,
  });
  const { control } = form;
  const confirms = useController({ control, name: 'confirmRequests' }).field;
  const digest = useController({ control, name: 'digest' });
  /** The period in days that awaits confirmation. */
  const [asking, setAsking] = useState<number>();
  const submit = form.handleSubmit(async () => {
    const current = await takeOverLatest().catch(() => undefined);
    const before = retentionOf(current ?? valuesOf(stored.requestSettings));
    const after = retentionOf(form.getValues());
    if (erasesMore(before, after)) setAsking(after ?? undefined);
    else await save();
  });
  return (
    <form
      className="adm-card-body set-stack"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void submit();
      }}
    >
      <RuleField
        control={control}
        name="waitingTooLongHours"
        label="Hours until a request is overdue"
        hint="Unanswered requests are then shown as overdue, and a reminder is e-mailed once."
      >
        {(attributes) => <Input {...attributes} className="set-number" inputMode="numeric" />}
      </RuleField>
      <RuleField
        control={control}
        name="retentionDays"
        label="Days until requests are deleted"
        hint={`From ${deskLimits.retentionDaysMin} to ${deskLimits.retentionDaysMax}. Older requests are deleted automatically. Leave empty to keep them.`}
      >
        {(attributes) => <Input {...attributes} className="set-number" inputMode="numeric" />}
      </RuleField>
      <RuleField
        control={control}
        name="notifyEmails"
        label="Notification addresses"
        hint={
          recipientsVariable
            ? `Set by ${recipientsVariable} in the environment and can only be changed there.`
            : 'One per line. Ignored while NOTIFY_EMAILS is set in the environment.'
        }
      >
        {({ value, ...attributes }) => (
          <Input.TextArea
            {...attributes}
            autoSize={{ minRows: 2, maxRows: 8 }}
            readOnly={recipientsVariable !== null}
            value={recipientsVariable ? recipients.join('\n') : value}
          />
        )}
      </RuleField>
      <RuleField
        control={control}
        name="replyTo"
        label="Reply-to address"
        hint="Visitors’ answers to your replies go here. If empty, they go to the first notification address."
      >
        {(attributes) => <Input {...attributes} inputMode="email" />}
      </RuleField>
      <div className="adm-field">
        <Checkbox
          checked={confirms.value}
          aria-describedby="set-confirm-hint"
          onChange={confirms.onChange}
        >
          Confirm requests by e-mail
        </Checkbox>
        <p className="adm-field-hint" id="set-confirm-hint">
          Visitors get an e-mail that confirms their request, at most once a day per address. Not
          sent for suspected spam.
        </p>
      </div>
      <DigestFields
        digest={digest.field.value}
        error={firstMessage(digest.fieldState.error)}
        onChange={digest.field.onChange}
      />
      <div>
        <Button htmlType="submit" loading={sending}>
          Save settings
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title="Delete older requests?"
        action="Save and delete"
        busy={sending}
        onConfirm={() => void save().then(() => setAsking(undefined))}
        onCancel={() => setAsking(undefined)}
      >
        <p>
          Requests older than {asking === 1 ? '1 day' : `${asking ?? ''} days`} will be deleted
          permanently soon after you save, with their notes and notifications.
        </p>
      </ConfirmDialog>
    </form>
  );
}
