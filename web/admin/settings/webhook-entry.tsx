import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { RenewSecret } from './renew-secret.tsx';
import { useWebhook, type Webhook } from './use-webhooks.ts';

/** One webhook: switched on or off, tested, removed. */
export function WebhookEntry({ webhook }: { webhook: Webhook }) {
  const { url, enabled } = webhook;
  const [asking, setAsking] = useState(false);
  const { busy, testing, outcome, setEnabled, test, remove } = useWebhook(webhook);
  return (
    <li className="set-webhook">
      <b>{url}</b>
      <div className="set-actions">
        <Checkbox
          checked={enabled}
          disabled={busy}
          onChange={(event) => void setEnabled(event.target.checked)}
        >
          Enabled<span className="sr"> {url}</span>
        </Checkbox>
        <Button
          loading={testing}
          disabled={busy}
          aria-label={`Send test ${url}`}
          onClick={() => void test()}
        >
          Send test
        </Button>
        <Button danger disabled={busy} aria-label={`Remove ${url}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      </div>
      <RenewSecret webhook={webhook} />
      <div role="status">
        {outcome ? (
          <p className={outcome.delivered ? 'set-outcome adm-given' : 'set-outcome adm-refused'}>
            <InterfaceIcon name={outcome.delivered ? 'check' : 'warning'} />
            <span>
              {outcome.delivered ? 'The test was accepted' : 'The test was not accepted'}:{' '}
              {outcome.response}
            </span>
          </p>
        ) : null}
      </div>
      <Modal
        open={asking}
        title="Remove this webhook?"
        onCancel={() => setAsking(false)}
        closable={false}
        width={460}
        footer={[
          <Button key="keep" autoFocus onClick={() => setAsking(false)}>
            Cancel
          </Button>,
          <Button
            key="remove"
            danger
            loading={busy}
            onClick={() => void remove().then(() => setAsking(false))}
          >
            Remove
          </Button>,
        ]}
      >
        <p className="set-address">
          Nothing is sent to {url} any more; what still waits for it is given up.
        </p>
      </Modal>
    </li>
  );
}
