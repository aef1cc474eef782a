import { useRef } from 'react';
import { useWebhooksQuery } from '../../generated/admin.ts';
import { NewWebhook } from './new-webhook.tsx';
import { Loaded, SettingsCard } from '../shell/settings-card.tsx';
import { WebhookEntry } from './webhook-entry.tsx';

/** The receivers of signed notifications, such as a CRM. */
export function Webhooks() {
  const body = useRef<HTMLDivElement>(null);
  const answer = useWebhooksQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="Webhooks">
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
    </SettingsCard>
  );
}
