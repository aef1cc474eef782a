import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { WebhookEvents } from './webhook-events.tsx';
import { useWebhook, type Webhook } from './use-webhooks.ts';
import { useRenewWebhookSecretMutation } from '../../generated/admin.ts';
import { orShowFailure } from '../shell/show-failure.ts';
import { WebhookSecret } from './shown-secret.tsx';

interface WebhookEntryProps {
  webhook: Webhook;
  focusWhenRemoved: () => HTMLElement | null;
}

/** One webhook, with actions to enable, disable, test and remove it. */
export function WebhookEntry({ webhook, focusWhenRemoved }: WebhookEntryProps) {
  const { url, enabled, events } = webhook;
  const { busy, testing, outcome, setEnabled, setEvents, test, remove } = useWebhook(webhook);
  return (
    <li className="set-entry">
      <b>{url}</b>
      <div className="set-actions">
        <Checkbox
          checked={enabled}
          aria-disabled={busy}
          onChange={(event) => void setEnabled(event.target.checked)}
        >
          Enabled<span className="sr"> {url}</span>
        </Checkbox>
        <Button
          loading={testing}
          aria-disabled={busy}
          aria-label={`Send test ${url}`}
          onClick={() => void test()}
        >
          Send test
        </Button>
        <ConfirmButton
          button={{ type: 'text', danger: true, 'aria-label': `Remove ${url}` }}
          title="Remove this webhook?"
          action="Remove"
          busy={busy}
          onConfirm={remove}
          focusWhenDone={focusWhenRemoved}
        >
          <p>Nothing more is sent to {url}. Queued messages are discarded.</p>
        </ConfirmButton>
      </div>
      <WebhookEvents of={url} value={events} onChange={(chosen) => void setEvents(chosen)} />
      <RenewSecret webhook={webhook} />
      <div role="status">
        {outcome ? (
          <p
            className={
              outcome.delivered ? 'adm-outcome adm-passed-idea' : 'adm-outcome adm-refused'
            }
          >
            <InterfaceIcon name={outcome.delivered ? 'check' : 'warning'} />
            <span>
              {outcome.delivered ? 'The test was accepted' : 'The test was not accepted'}:{' '}
              {outcome.response}
            </span>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The signing secret of a webhook, with an action to replace a lost or leaked one. */
function RenewSecret({ webhook }: { webhook: Webhook }) {
  const { id, url, secretHint } = webhook;
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [renew, { loading }] = useRenewWebhookSecretMutation({
    refetchQueries: ['Webhooks'],
    // The secret must not stay in the browser's cache.
    fetchPolicy: 'no-cache',
  });

  const submit = () =>
    orShowFailure(async () => {
      const { data } = await renew({ variables: { id } });
      setSecret(data?.renewWebhookSecret.newSecret ?? undefined);
      setAsking(false);
    });
  return (
    <>
      <p className="set-actions">
        <span>
          Signing secret ends in <code>{secretHint}</code>
        </span>
        <Button
          ref={button}
          type="link"
          size="small"
          aria-label={`Renew secret ${url}`}
          onClick={() => setAsking(true)}
        >
          Renew secret
        </Button>
      </p>
      {secret === undefined ? null : (
        <WebhookSecret
          title="The secret was renewed."
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            button.current?.focus();
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        title="Renew the signing secret?"
        action="Renew secret"
        busy={loading}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      >
        <p>{url} rejects messages until it has the new secret. Rejected messages are retried.</p>
      </ConfirmDialog>
    </>
  );
}
