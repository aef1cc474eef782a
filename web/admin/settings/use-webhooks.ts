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

/** A webhook as the settings list it. */
export type Webhook = WebhooksQuery['webhookEndpoints'][number];

/** What can be done to one webhook; each resolves with whether it was done. */
export interface WebhookActions {
  /** True while an action is under way. */
  busy: boolean;
  testing: boolean;
  /** What the last test of the present address came to. */
  outcome: { delivered: boolean; response: string } | undefined;
  setEnabled: (enabled: boolean) => Promise<boolean>;
  setEvents: (events: string[]) => Promise<boolean>;
  test: () => Promise<boolean>;
  remove: () => Promise<boolean>;
}

/** Changes, tests and removes a webhook, and says what came of it. */
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
