import { Button } from 'antd';
import { useState } from 'react';
import { useRenewWebhookSecretMutation } from '../../generated/admin.ts';
import { orShowFailure } from '../shell/show-failure.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import type { Webhook } from './use-webhooks.ts';
import { WebhookSecret } from './shown-secret.tsx';

/** The signing secret of a webhook, with an action to replace a lost or leaked one. */
export function RenewSecret({ webhook }: { webhook: Webhook }) {
  const { id, url, secretHint } = webhook;
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
          onClose={() => setSecret(undefined)}
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
