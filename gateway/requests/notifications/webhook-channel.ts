import { Webhook } from 'standardwebhooks';
import type { Database } from '../../database/database.ts';
import { requestDocument } from '../export/request-document.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import {
  DeliveryFailure,
  NothingToSend,
  type DeliveryChannel,
  type Lease,
} from '../../mail/delivery-channel.ts';
import {
  OutboxChannel,
  OutboxEvent,
  type OutboxMessage,
} from '../../mail/outbox-message.entity.ts';
import {
  postToReceiver,
  RefusedReceiver,
  type ReceiverAddresses,
  type ReceiverResponse,
} from '../../mail/receiver-address.ts';
import { WebhookEndpoint } from '../../mail/webhook-endpoint.entity.ts';

const timeoutMs = 10_000;

/** Signed POSTs to the configured endpoints (Standard Webhooks). */
export class WebhookChannel implements DeliveryChannel {
  readonly name = OutboxChannel.WEBHOOK;
  /** Up to two receivers that do not respond delay no other. */
  readonly lanes = 3;

  constructor(
    private readonly database: Database,
    private readonly addresses: ReceiverAddresses,
    private readonly publicUrl: string,
    private readonly now: () => Date,
  ) {}

  configured(): Promise<boolean> {
    return this.database.reader.existsBy(WebhookEndpoint, {});
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const { endpointId: id } = message;
    const endpoint =
      id === null ? null : await this.database.reader.findOneBy(WebhookEndpoint, { id });
    if (endpoint === null) {
      throw new DeliveryFailure('The webhook no longer exists.', false);
    }
    const body = JSON.stringify(await this.payload(message));
    await lease.confirm();
    const at = this.now();
    const { status, start } = await this.post(endpoint.url, lease.signal, {
      body,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Loon-Webhooks/1',
        'webhook-id': message.messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(endpoint.secret).sign(message.messageId, at, body),
      },
    });
    const answer = `${String(status)} ${start}`.trim();
    if (status < 200 || status > 299) {
      throw new DeliveryFailure(answer, false);
    }
    return answer;
  }

  private async payload(message: OutboxMessage): Promise<object> {
    const timestamp = message.createdAt.toISOString();
    if (message.event === OutboxEvent.TEST) {
      return { type: message.event, timestamp, data: { message: 'This is a test.' } };
    }
    if (message.data !== null && message.event !== OutboxEvent.CONSENT_WITHDRAWN) {
      const { path } = message.data;
      const url = typeof path === 'string' ? { url: new URL(path, this.publicUrl).href } : {};
      return { type: message.event, timestamp, data: { ...message.data, ...url } };
    }
    const { requestId: id } = message;
    const request =
      id === null ? null : await this.database.reader.findOneBy(VisitorRequest, { id });
    if (request === null) throw new NothingToSend();
    return {
      type: message.event,
      timestamp,
      data: { ...requestDocument(request), ...message.data },
    };
  }

  private async post(
    url: string,
    signal: AbortSignal,
    content: { headers: Record<string, string>; body: string },
  ): Promise<ReceiverResponse> {
    // Node 20 collects an AbortSignal.timeout that only AbortSignal.any refers to before it is due.
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort(new DOMException('The receiver did not respond in time.', 'TimeoutError'));
    }, timeoutMs);
    try {
      return await postToReceiver(new URL(url), this.addresses, {
        ...content,
        signal: AbortSignal.any([signal, late.signal]),
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new DeliveryFailure(message, !(error instanceof RefusedReceiver));
    } finally {
      clearTimeout(timer);
    }
  }
}
