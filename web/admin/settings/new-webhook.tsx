import { Button, Input } from 'antd';
import { useState } from 'react';
import { adminFailed } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { useAddWebhookMutation } from '../../generated/admin.ts';
import { adminFailureOf } from '../shell/admin-failure.ts';
import { LabelledField } from '../shell/labelled-field.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** Adds a webhook; its signing secret is shown once, right after. */
export function NewWebhook() {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const [add, { loading }] = useAddWebhookMutation({
    refetchQueries: ['Webhooks', 'OutboxState'],
    // The secret must not stay behind in the browser's cache.
    fetchPolicy: 'no-cache',
  });

  const submit = async () => {
    try {
      const { data } = await add({ variables: { url } });
      setSecret(data?.saveWebhook.newSecret ?? undefined);
      setUrl('');
      setError(undefined);
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      setError(fields['url'] ?? message);
      toast({ ...adminFailed(message), variant: 'destructive' });
    }
  };
  return (
    <>
      {secret === undefined ? null : (
        <WebhookSecret
          title="The webhook was added."
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      <form
        className="set-line"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LabelledField label="Webhook address" error={error}>
          {(attributes) => (
            <Input
              {...attributes}
              type="url"
              autoComplete="off"
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </LabelledField>
        <Button htmlType="submit" loading={loading}>
          Add webhook
        </Button>
      </form>
    </>
  );
}
