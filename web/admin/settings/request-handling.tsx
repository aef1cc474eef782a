import { Button, Checkbox, Input } from 'antd';
import { deskLimits } from '../../../schema/limits.ts';
import { useRequestSettingsQuery, type RequestSettingsQuery } from '../../generated/admin.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { LabelledField } from '../shell/labelled-field.tsx';
import { useFirstInvalid } from '../shell/use-first-invalid.ts';
import { DigestFields } from './digest-fields.tsx';
import { Loaded, SettingsCard } from './settings-card.tsx';
import { useRequestSettings } from './use-request-settings.ts';

/** When a request is overdue, how long requests are retained, and who is notified. */
export function RequestHandling() {
  const answer = useRequestSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="Request handling">
      <Loaded what="the settings" answer={answer}>
        {(stored) => <HandlingForm stored={stored} />}
      </Loaded>
    </SettingsCard>
  );
}

function HandlingForm({ stored }: { stored: RequestSettingsQuery }) {
  const [element, showFirstInvalid] = useFirstInvalid();
  const form = useRequestSettings(stored.requestSettings, showFirstInvalid);
  const { values, errors, change } = form;
  const { recipients, recipientsVariable } = stored.outboxSummary;
  return (
    <form
      className="adm-card-body set-stack"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <LabelledField
        label="Hours until a request is overdue"
        error={errors.waitingTooLongHours}
        hint="Unanswered requests are then shown as overdue, and a reminder is e-mailed once."
      >
        {(attributes) => (
          <Input
            {...attributes}
            className="set-number"
            inputMode="numeric"
            value={values.waitingTooLongHours}
            onChange={(event) => change({ waitingTooLongHours: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField
        label="Days until requests are deleted"
        error={errors.retentionDays}
        hint={`From ${deskLimits.retentionDaysMin} to ${deskLimits.retentionDaysMax}. Older requests are deleted automatically. Leave empty to keep them.`}
      >
        {(attributes) => (
          <Input
            {...attributes}
            className="set-number"
            inputMode="numeric"
            value={values.retentionDays}
            onChange={(event) => change({ retentionDays: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField
        label="Notification addresses"
        error={errors.notifyEmails}
        hint={
          recipientsVariable
            ? `Set by ${recipientsVariable} in the environment and can only be changed there.`
            : 'One per line. Ignored while NOTIFY_EMAILS is set in the environment.'
        }
      >
        {(attributes) => (
          <Input.TextArea
            {...attributes}
            autoSize={{ minRows: 2, maxRows: 8 }}
            readOnly={recipientsVariable !== null}
            value={recipientsVariable ? recipients.join('\n') : values.notifyEmails}
            onChange={(event) => change({ notifyEmails: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField
        label="Reply-to address"
        error={errors.replyTo}
        hint="Visitors’ answers to your replies go here. If empty, they go to the first notification address."
      >
        {(attributes) => (
          <Input
            {...attributes}
            inputMode="email"
            value={values.replyTo}
            onChange={(event) => change({ replyTo: event.target.value })}
          />
        )}
      </LabelledField>
      <div className="adm-field">
        <Checkbox
          checked={values.confirmRequests}
          aria-describedby="set-confirm-hint"
          onChange={(event) => change({ confirmRequests: event.target.checked })}
        >
          Confirm requests by e-mail
        </Checkbox>
        <p className="adm-field-hint" id="set-confirm-hint">
          Visitors get an e-mail that confirms their request, at most once a day per address. Not
          sent for suspected spam.
        </p>
      </div>
      <DigestFields digest={values.digest} error={errors.digest} onChange={change} />
      <div>
        <Button htmlType="submit" loading={form.saving}>
          Save settings
        </Button>
      </div>
      <ShorterRetention {...form} />
    </form>
  );
}

/** Asks for confirmation before a shorter retention period erases requests. */
function ShorterRetention({
  asking,
  saving,
  confirm,
  cancel,
}: ReturnType<typeof useRequestSettings>) {
  return (
    <ConfirmDialog
      open={asking !== undefined}
      title="Delete older requests?"
      action="Save and delete"
      busy={saving}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>
        Requests older than {asking === 1 ? '1 day' : `${asking ?? ''} days`} will be deleted
        permanently soon after you save, with their notes and notifications.
      </p>
    </ConfirmDialog>
  );
}
