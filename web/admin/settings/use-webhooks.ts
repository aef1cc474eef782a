import { useState } from 'react';
import { deskToasts } from '../../../schema/messages.ts';
import {
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useSendTestWebhookMutation,
  type WebhooksQuery,
} from '../../generated/admin.ts';
import { useAction } from '../shell/show-failure.ts';

export type Webhook = WebhooksQuery['webhookEndpoints'][number];

/**
 * Changes, tests and removes a webhook, and reports the result; each action resolves with whether
 * it was successful.
 */
export function useWebhook({ id, url, enabled: present }: Webhook) {
  const options = { refetchQueries: ['Webhooks', 'OutboxState'] };
  const { busy, carryOut } = useAction();
  const [change] = useChangeWebhookMutation(options);
  const [deleteWebhook] = useDeleteWebhookMutation(options);
  const [sendTest, { loading: testing, data: tested }] = useSendTestWebhookMutation();
  const [testedUrl, setTestedUrl] = useState<string>();
  const attempt = tested?.sendTestWebhook.ledger.at(-1);

  return {
    busy,
    testing,
    /** The result of the last test of the current URL. */
    outcome:
      tested && !testing && testedUrl === url
        ? (attempt ?? {
            delivered: false,
            response: 'No response yet. The test is retried automatically.',
          })
        : undefined,
    setEnabled: (enabled: boolean) =>
      carryOut(() => change({ variables: { id, input: { url, enabled } } })),
    setEvents: (events: string[]) =>
      carryOut(() => change({ variables: { id, input: { url, enabled: present, events } } })),
    test: () => {
      setTestedUrl(url);
      return carryOut(() => sendTest({ variables: { id } }));
    },
    remove: () => carryOut(() => deleteWebhook({ variables: { id } }), deskToasts.webhookRemoved),
  };
}
