import { randomBytes } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { deskLimits } from '../../schema/limits.ts';
import { deskMessages } from '../../schema/messages.ts';
import {
  defaultWebhookEvents,
  webhookEventMessages,
  webhookEventsRule,
  type WebhookEvent,
} from '../../schema/webhook-rules.ts';
import type { Author } from '../access/actor.ts';
import { auditActions } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { rowOf } from '../database/rows.ts';
import { isLoopbackHost } from '../../schema/loopback.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { requireRecord } from '../database/record-id.ts';
import { OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import type { ReceiverAddresses } from './receiver-address.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

const testWaitMs = 12_000;
/**
 * Ensures that the number of endpoints and their existence do not change between a check and the
 * write that depends on it.
 */
const lock = 'webhooks';

interface WebhooksOptions {
  database: Database;
  outbox: Outbox;
  worker: OutboxWorker;
  /** On a local machine an endpoint on the same machine may use http. */
  loopbackAllowed: boolean;
  /** The addresses that webhooks may use. */
  receivers: ReceiverAddresses;
  now: () => Date;
}

function withNewSecret(endpoint: WebhookEndpoint): WebhookEndpoint {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return Object.assign(endpoint, { secret, newSecret: secret });
}

/** The settings of a webhook that an administrator saves. */
interface WantedWebhook {
  url: string;
  enabled: boolean;
  /** The events that it receives; if absent, they stay unchanged or have their default. */
  events?: readonly string[] | null;
}

function checkedEvents(events: WantedWebhook['events']): { events?: WebhookEvent[] } {
  const checked = webhookEventsRule.safeParse(events);
  if (!checked.success) {
    throw fieldFailure('events', checked.error.issues[0]?.message ?? webhookEventMessages.required);
  }
  return checked.data ? { events: checked.data } : {};
}

/** Manages the recipients of signed notifications. */
export class WebhooksService {
  private readonly now: () => Date;

  constructor(private readonly options: WebhooksOptions) {
    this.now = options.now;
  }

  /** All endpoints, oldest first. */
  list(_actor: Author): Promise<WebhookEndpoint[]> {
    return this.options.database.reader.find(WebhookEndpoint, { order: { id: 'ASC' } });
  }

  /**
   * Adds an endpoint with a new secret, or changes the one with this id. The result contains the
   * secret only if it is new.
   * @throws Failure NOT_FOUND, or BAD_USER_INPUT for a bad URL or too many endpoints.
   */
  async save(actor: Author, id: string | null, input: WantedWebhook): Promise<WebhookEndpoint> {
    const url = this.checkedUrl(input.url);
    const events = checkedEvents(input.events);
    const saved = await this.options.database.write(
      async (manager) => {
        if (id === null && (await manager.count(WebhookEndpoint)) >= deskLimits.webhooksMax) {
          throw new Failure('BAD_USER_INPUT', deskMessages.webhooksMax);
        }
        const endpoint =
          id === null
            ? withNewSecret(
                rowOf<WebhookEndpoint, 'secret' | 'newSecret' | 'secretHint'>(WebhookEndpoint, {
                  id: uuidv7(),
                  createdAt: this.now(),
                  url,
                  enabled: input.enabled,
                  events: [...defaultWebhookEvents],
                }),
              )
            : await this.find(manager, id);
        await this.record(manager, actor.email, url);
        const { enabled } = input;
        return manager.save(Object.assign(endpoint, { url, enabled, ...events }));
      },
      { lock },
    );
    this.options.worker.start();
    return saved;
  }

  /**
   * Gives an endpoint a new secret, which only this result contains. It signs everything that is
   * sent from now on, including queued messages.
   */
  async renewSecret(actor: Author, id: string): Promise<WebhookEndpoint> {
    return this.options.database.write(
      async (manager) => {
        const endpoint = withNewSecret(await this.find(manager, id));
        await this.record(manager, actor.email, endpoint.url);
        return manager.save(endpoint);
      },
      { lock },
    );
  }

  /** Deletes an endpoint and stops its queued messages. */
  async remove(actor: Author, id: string): Promise<string> {
    await this.options.database.write(
      async (manager) => {
        const endpoint = await this.find(manager, id);
        await manager.delete(WebhookEndpoint, { id });
        await this.record(manager, actor.email, endpoint.url);
        await manager.update(
          OutboxMessage,
          { endpointId: id, state: In([OutboxState.WAITING, OutboxState.SENDING]) },
          { state: OutboxState.GIVEN_UP },
        );
      },
      { lock },
    );
    return id;
  }

  /**
   * Sends a test through the outbox and resolves after its first attempt.
   * @throws Failure NOT_FOUND for an unknown id.
   */
  async test(_actor: Author, id: string): Promise<OutboxMessage> {
    const { database, outbox, worker } = this.options;
    const message = await database.write(
      async (manager) => {
        await this.find(manager, id);
        return outbox.test(manager, id);
      },
      { lock },
    );
    const attempted = worker.nextAttempt(message.id, testWaitMs);
    worker.start();
    await attempted;
    return (await database.reader.findOneBy(OutboxMessage, { id: message.id })) ?? message;
  }

  private find(manager: EntityManager, id: string): Promise<WebhookEndpoint> {
    return requireRecord(manager, WebhookEndpoint, id, deskMessages.webhookMissing);
  }

  /** The audit log contains only the host, because paths of webhooks often contain a secret. */
  private record(manager: EntityManager, by: string, url: string): Promise<void> {
    return recordAction(manager, {
      at: this.now(),
      by,
      action: auditActions.SETTINGS_CHANGE,
      subject: { kind: 'setting', id: 'webhook', label: `Webhook ${new URL(url).host}` },
    });
  }

  private checkedUrl(text: string): string {
    const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
    const loopback = this.options.loopbackAllowed && isLoopbackHost(url?.hostname ?? '');
    const allowed = url?.protocol === 'https:' || (loopback && url?.protocol === 'http:');
    if (
      url === undefined ||
      !allowed ||
      url.username !== '' ||
      url.password !== '' ||
      url.href.length > deskLimits.webhookUrlMax
    ) {
      throw fieldFailure('url', deskMessages.webhookUrl);
    }
    if (!this.options.receivers.allowsHost(url.hostname)) {
      throw fieldFailure('url', deskMessages.webhookInternal);
    }
    return url.href;
  }
}
