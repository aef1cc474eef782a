import { useState } from 'react';
import { deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import {
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useSendTestWebhookMutation,
  type WebhooksQuery,
} from '../../generated/admin.ts';
import { useAction } from '../shell/show-failure.ts';

export type Webhook = WebhooksQuery['webhookEndpoints'][number];

/** Actions for one webhook; each resolves with whether it was successful. */
export interface WebhookActions {
  /** True while an action is running. */
  busy: boolean;
  testing: boolean;
  /** The result of the last test of the current URL. */
  outcome: { delivered: boolean; response: string } | undefined;
  setEnabled: (enabled: boolean) => Promise<boolean>;
  setEvents: (events: string[]) => Promise<boolean>;
  test: () => Promise<boolean>;
  remove: () => Promise<boolean>;
}

/** Changes, tests and removes a webhook, and reports the result. */
export function useWebhook({ id, url, enabled: present }: Webhook): WebhookActions {
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
    outcome:
      tested && !testing && testedUrl === url
        ? (attempt ?? {
            delivered: false,
            response: 'No response yet. The test is retried automatically.',
          })
        : undefined,
    setEnabled: (enabled) => carryOut(() => change({ variables: { id, input: { url, enabled } } })),
    setEvents: (events) =>
      carryOut(() => change({ variables: { id, input: { url, enabled: present, events } } })),
    test: () => {
      setTestedUrl(url);
      return carryOut(() => sendTest({ variables: { id } }));
    },
    remove: () =>
      carryOut(async () => {
        await deleteWebhook({ variables: { id } });
        toast({ ...deskToasts.webhookRemoved, variant: 'success' });
      }),
  };
}
