import { useRef } from 'react';
import { useWebhooksQuery } from '../../generated/admin.ts';
import { NewWebhook } from './new-webhook.tsx';
import { Loaded, SettingsCard } from './settings-card.tsx';
import { WebhookEntry } from './webhook-entry.tsx';

/** Where signed notifications go, such as a CRM. */
export function Webhooks() {
  const body = useRef<HTMLDivElement>(null);
  const answer = useWebhooksQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="Webhooks">
      <Loaded what="the webhooks" answer={answer}>
        {({ webhookEndpoints }) => (
          <>
            {webhookEndpoints.length > 0 ? (
              <ul className="set-list" aria-label="Webhooks">
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
                What you choose is posted as JSON to each enabled address, signed by the Standard
                Webhooks headers, and tried again until it is accepted.
              </p>
              <NewWebhook webhooks={webhookEndpoints} />
            </div>
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}
