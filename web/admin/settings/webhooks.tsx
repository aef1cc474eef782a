import { useRef, useState } from 'react';
import { Button, Input } from 'antd';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { useAddWebhookMutation, useWebhooksQuery } from '../../generated/admin.ts';
import { Card, Loaded } from '../shell/card.tsx';
import { WebhookEntry } from './webhook-entry.tsx';
import { defaultWebhookEvents, webhookEventsRule } from '../../../schema/webhook-rules.ts';
import { firstMessage, RuleField } from '../shell/rule-field.tsx';
import { useRuleForm } from '../shell/use-rule-form.ts';
import { WebhookEvents } from './webhook-events.tsx';
import type { Webhook } from './use-webhooks.ts';
import { WebhookSecret } from './shown-secret.tsx';

const empty = { url: '', events: [...defaultWebhookEvents] };
const rules = z.object({ url: z.string(), events: webhookEventsRule.unwrap().unwrap() });

interface NewWebhookProps {
  webhooks: readonly Pick<Webhook, 'id'>[];
}

/** Adds a webhook; its signing secret is shown once, right afterwards. */
function NewWebhook({ webhooks }: NewWebhookProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<{ id: string; secret: string }>();
  const [add] = useAddWebhookMutation({
    refetchQueries: ['Webhooks', 'OutboxState'],
    // The secret must not stay in the browser's cache.
    fetchPolicy: 'no-cache',
  });
  const { form, element, submit, sending } = useRuleForm({
    values: empty,
    rules,
    send: async (input) => {
      const { data } = await add({ variables: input });
      const { id, newSecret } = data?.saveWebhook ?? {};
      setAdded(id && newSecret ? { id, secret: newSecret } : undefined);
      return empty;
    },
  });
  const events = useController({ control: form.control, name: 'events' });
  return (
    <>
      {added && webhooks.some(({ id }) => id === added.id) ? (
        <WebhookSecret
          title="The webhook was added."
          secret={added.secret}
          onClose={() => {
            setAdded(undefined);
            button.current?.focus();
          }}
        />
      ) : null}
      <form className="set-stack" ref={element} noValidate onSubmit={submit}>
        <div className="set-line">
          <RuleField control={form.control} name="url" label="Webhook URL">
            {(attributes) => (
              <Input {...attributes} type="url" autoComplete="off" placeholder="https://" />
            )}
          </RuleField>
          <Button ref={button} htmlType="submit" loading={sending}>
            Add webhook
          </Button>
        </div>
        <WebhookEvents
          of="new webhook"
          value={events.field.value}
          error={firstMessage(events.fieldState.error)}
          onChange={events.field.onChange}
        />
      </form>
    </>
  );
}

/** The receivers of signed notifications, such as a CRM. */
export function Webhooks() {
  const body = useRef<HTMLDivElement>(null);
  const answer = useWebhooksQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="Webhooks">
      <Loaded what="the webhooks" answer={answer}>
        {({ webhookEndpoints }) => (
          <>
            {webhookEndpoints.length > 0 ? (
              <ul className="adm-rows" aria-label="Webhooks">
                {webhookEndpoints.map((webhook) => (
                  <WebhookEntry
                    key={webhook.id}
                    webhook={webhook}
                    focusWhenRemoved={() => body.current}
                  />
                ))}
              </ul>
            ) : null}
            <div className="adm-card-body set-stack" tabIndex={-1} ref={body}>
              <p>
                The selected events are sent as JSON to each enabled webhook, signed with Standard
                Webhooks headers, and retried until they are accepted.
              </p>
              <NewWebhook webhooks={webhookEndpoints} />
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
