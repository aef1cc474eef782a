import { Button, Checkbox, Input } from 'antd';
import { deskLimits } from '../../../schema/limits.ts';
import { useRequestSettingsQuery, type RequestSettingsQuery } from '../../generated/admin.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { LabelledField } from '../shell/labelled-field.tsx';
import { useFirstInvalid } from '../shell/use-first-invalid.ts';
import { DigestFields } from './digest-fields.tsx';
import { Loaded, SettingsCard } from './settings-card.tsx';
import { useRequestSettings } from './use-request-settings.ts';

/** When a request waits too long, how long requests are kept, and who is notified. */
export function RequestHandling() {
  const answer = useRequestSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="Handling of requests">
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
        label="Hours until a request waits too long"
        error={errors.waitingTooLongHours}
        hint="A new request is marked from then on, and announced once by e-mail."
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
        label="Days that requests are kept"
        error={errors.retentionDays}
        hint={`From ${deskLimits.retentionDaysMin} to ${deskLimits.retentionDaysMax}; empty keeps them. Older ones are erased by themselves.`}
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
        label="Addresses to notify"
        error={errors.notifyEmails}
        hint={
          recipientsVariable
            ? `Set by ${recipientsVariable} in the environment; it can be changed only there.`
            : 'One per line. NOTIFY_EMAILS in the environment overrules them.'
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
        label="Address that visitors answer to"
        error={errors.replyTo}
        hint="Where an answer to a reply goes. Empty: to the first address to notify."
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
          Tells visitors that their request has arrived, at most once a day; suspects get none.
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

/** Asks before a shorter period erases requests. */
function ShorterRetention({
  asking,
  saving,
  confirm,
  cancel,
}: ReturnType<typeof useRequestSettings>) {
  return (
    <ConfirmDialog
      open={asking !== undefined}
      title="Erase older requests?"
      action="Save and erase"
      busy={saving}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>
        Requests that arrived more than {asking === 1 ? '1 day' : `${asking ?? ''} days`} ago are
        erased for good soon after this is saved, with their notes and notifications.
      </p>
    </ConfirmDialog>
  );
}
