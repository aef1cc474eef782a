import { Button, Input } from 'antd';
import { useState } from 'react';
import { defaultWebhookEvents } from '../../../schema/webhook-rules.ts';
import { adminFailed } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { useAddWebhookMutation } from '../../generated/admin.ts';
import { adminFailureOf } from '../shell/admin-failure.ts';
import { LabelledField } from '../shell/labelled-field.tsx';
import { useFirstInvalid } from '../shell/use-first-invalid.ts';
import type { Webhook } from './use-webhooks.ts';
import { WebhookEvents } from './webhook-events.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

interface NewWebhookProps {
  /** The existing webhooks. */
  webhooks: readonly Pick<Webhook, 'id'>[];
}

/** Adds a webhook; its signing secret is shown once, right afterwards. */
export function NewWebhook({ webhooks }: NewWebhookProps) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly string[]>(defaultWebhookEvents);
  /** The message and the rejected URL; it is not shown for another URL. */
  const [refused, setRefused] = useState<{ url: string; message: string }>();
  const [added, setAdded] = useState<{ id: string; secret: string }>();
  const [form, showFirstInvalid] = useFirstInvalid();
  const [add, { loading }] = useAddWebhookMutation({
    refetchQueries: ['Webhooks', 'OutboxState'],
    // The secret must not stay in the browser's cache.
    fetchPolicy: 'no-cache',
  });

  const submit = async () => {
    try {
      const { data } = await add({ variables: { url, events: [...events] } });
      const { id, newSecret } = data?.saveWebhook ?? {};
      setAdded(id && newSecret ? { id, secret: newSecret } : undefined);
      setUrl('');
      setEvents(defaultWebhookEvents);
      setRefused(undefined);
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      setRefused({ url, message: fields['url'] ?? fields['events'] ?? message });
      showFirstInvalid();
      toast({ ...adminFailed(message), variant: 'destructive' });
    }
  };
  return (
    <>
      {added && webhooks.some(({ id }) => id === added.id) ? (
        <WebhookSecret
          title="The webhook was added."
          secret={added.secret}
          onClose={() => setAdded(undefined)}
        />
      ) : null}
      <form
        className="set-stack"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="set-line">
          <LabelledField
            label="Webhook URL"
            error={refused?.url === url ? refused.message : undefined}
          >
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
        </div>
        <WebhookEvents of="new webhook" value={events} onChange={setEvents} />
      </form>
    </>
  );
}
