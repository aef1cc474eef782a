import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskMessages } from '../../schema/messages.ts';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { engines } from '../testing/test-database.ts';
import { startWebhookSink, type WebhookSink } from '../testing/webhook-sink.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

interface Endpoint {
  id: string;
  url: string;
  newSecret: string;
  enabled: boolean;
}

interface Message {
  state: string;
  attempts: number;
  messageId: string;
  ledger: { delivered: boolean; response: string }[];
}

function headersOf(call: WebhookSink['calls'][number] | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(call?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

describe.each(engines)('signed webhooks on %s', (engine) => {
  let app: DeskApp;
  let sink: WebhookSink;
  beforeAll(async () => {
    app = await startDeskApp(engine, {
      mail: { smtpUrl: undefined, from: undefined, notify: [], timings: quickDelivery },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.empty(WebhookEndpoint);
    sink = await startWebhookSink();
    return () => sink.close();
  });

  async function add(url = sink.url): Promise<Endpoint> {
    const { saveWebhook } = await app.ask<{ saveWebhook: Endpoint }>(
      `mutation ($input: WebhookInput!) { saveWebhook(input: $input) { id url newSecret enabled } }`,
      { input: { url, enabled: true } },
    );
    return saveWebhook;
  }
  async function test(id: string): Promise<Message> {
    const { sendTestWebhook } = await app.ask<{ sendTestWebhook: Message }>(
      `mutation ($id: ID!) {
        sendTestWebhook(id: $id) { state attempts messageId ledger { delivered response } }
      }`,
      { id },
    );
    return sendTestWebhook;
  }
  async function submit(): Promise<string> {
    const response = await app.send('POST', '/api/loon-demo-request', demoRequest);
    return ((await response.json()) as { id: string }).id;
  }

  it('post a new request with Standard Webhooks headers that match the secret', async () => {
    const { newSecret: secret } = await add();
    const id = await submit();
    await expect.poll(() => sink.calls.length).toBe(1);
    const [call] = sink.calls;
    const headers = headersOf(call);
    const payload = new Webhook(secret).verify(call?.body ?? '', headers);
    expect(payload).toMatchObject({
      type: 'request.received',
      data: { id, kind: 'demo', email: demoRequest.email, platformsToDemo: ['Lens', 'Waters'] },
    });
    expect(() => new Webhook(secret).verify(`${call?.body ?? ''} `, headers)).toThrow();
  });

  it('show the signing secret once when it is created, and use a renewed one from then on', async () => {
    const { id, newSecret } = await add();
    const hint = newSecret.slice(-4);
    expect(await app.ask('{ webhookEndpoints { newSecret secretHint } }')).toEqual({
      webhookEndpoints: [{ newSecret: null, secretHint: hint }],
    });
    const changed = await app.ask<{ saveWebhook: object }>(
      `mutation ($id: ID, $input: WebhookInput!) {
        saveWebhook(id: $id, input: $input) { newSecret secretHint }
      }`,
      { id, input: { url: sink.url, enabled: true } },
    );
    expect(changed.saveWebhook).toEqual({ newSecret: null, secretHint: hint });
    const { renewWebhookSecret } = await app.ask<{ renewWebhookSecret: Endpoint }>(
      'mutation ($id: ID!) { renewWebhookSecret(id: $id) { newSecret } }',
      { id },
    );
    await test(id);
    const [call] = sink.calls;
    const headers = headersOf(call);
    const signedWith = (secret: string) => new Webhook(secret).verify(call?.body ?? '', headers);
    expect(() => signedWith(renewWebhookSecret.newSecret)).not.toThrow();
    expect(() => signedWith(newSecret)).toThrow();
  });

  it('are retried with the same webhook-id until they are accepted', async () => {
    sink.answer = { status: 500, body: 'try later' };
    await add();
    await submit();
    await expect.poll(() => sink.calls.length).toBeGreaterThan(1);
    sink.answer = { status: 200 };
    await expect
      .poll(async () => {
        const { outboxMessages } = await app.ask<{
          outboxMessages: { edges: { node: Message }[] };
        }>(
          `{ outboxMessages(first: 5) { edges { node { state ledger { delivered response } } } } }`,
        );
        return outboxMessages.edges.find(({ node }) => node.ledger.length > 0)?.node;
      })
      .toMatchObject({ state: 'DELIVERED' });
    expect(new Set(sink.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('are delivered if the response contains a NUL, which the ledger does not store', async () => {
    sink.answer = { status: 200, body: 'o\u0000k' };
    const { id } = await add();
    expect(await test(id)).toMatchObject({
      state: 'DELIVERED',
      ledger: [{ delivered: true, response: '200 ok' }],
    });
  });

  it('send a signed test with the test button, which reports the outcome', async () => {
    const { id } = await add();
    expect(await test(id)).toMatchObject({
      state: 'DELIVERED',
      attempts: 1,
      ledger: [{ delivered: true, response: '204' }],
    });
    expect(JSON.parse(sink.calls[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' });
  });

  it('end at a receiver that never answers, which delays no other, also when garbage is collected', async () => {
    const silent = createServer();
    let silentRequests = 0;
    silent.on('request', () => (silentRequests += 1));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const port = String((silent.address() as AddressInfo).port);
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc') as () => void, 2_000);
    const attempts = async (id: string) => {
      const { visitorRequest } = await app.ask<{
        visitorRequest: { notifications: (Message & { channel: string })[] };
      }>(
        `query ($id: ID!) { visitorRequest(id: $id) { notifications {
          channel ledger { delivered response } } } }`,
        { id },
      );
      return visitorRequest.notifications.find(({ channel }) => channel === 'WEBHOOK')?.ledger;
    };
    try {
      await add(`http://127.0.0.1:${port}/hook`);
      const id = await submit();
      await expect.poll(() => silentRequests).toBe(1);
      await add();
      await submit();
      await expect.poll(() => sink.calls.length).toBe(1);
      expect(await attempts(id)).toEqual([]);
      expect(silentRequests).toBe(1);
      await expect.poll(() => attempts(id)).toMatchObject([{ delivered: false }]);
    } finally {
      clearInterval(collecting);
      silent.closeAllConnections();
      silent.close();
    }
  });

  it('do not follow a redirect', async () => {
    const other = await startWebhookSink();
    sink.answer = { status: 307, headers: { location: other.url } };
    const { id } = await add();
    const { ledger } = await test(id);
    expect(ledger[0]).toMatchObject({ delivered: false, response: '307' });
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it.each([
    'http://crm.example/hook',
    'ftp://crm.example/hook',
    'javascript:alert(1)',
    'https://user:secret@crm.example/',
    'not an address',
  ])('require https, except on the own machine in development: %s is refused', async (url) => {
    const { errors } = await app.graphql(
      `mutation ($input: WebhookInput!) { saveWebhook(input: $input) { id } }`,
      { input: { url, enabled: true } },
      app.cookie,
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { url: 'Please enter an https:// URL.' },
    });
  });

  it.each(['https://10.0.0.7/hook', 'https://169.254.169.254/', 'https://[fd12::1]/'])(
    'refuse a private address when it is entered: %s',
    async (url) => {
      const { errors } = await app.graphql(
        `mutation ($input: WebhookInput!) { saveWebhook(input: $input) { id } }`,
        { input: { url, enabled: true } },
        app.cookie,
      );
      expect(errors[0]?.extensions.fields).toEqual({ url: deskMessages.webhookInternal });
    },
  );

  it('refuse a stored private address when they are sent', async () => {
    const { id } = await add();
    await app.database.write((manager) =>
      manager.update(WebhookEndpoint, { id }, { url: 'https://10.0.0.7/hook' }),
    );
    expect(await test(id)).toMatchObject({
      ledger: [
        {
          delivered: false,
          response: 'The receiver’s host name does not resolve to a public address.',
        },
      ],
    });
  });

  it('stop when the endpoint is disabled and are deleted with it', async () => {
    const { id } = await add();
    await app.ask(
      `mutation ($id: ID, $input: WebhookInput!) { saveWebhook(id: $id, input: $input) { id } }`,
      { id, input: { url: sink.url, enabled: false } },
    );
    const other = await startWebhookSink();
    const enabled = await add(other.url);
    await submit();
    await expect.poll(() => other.calls.length).toBe(1);
    await other.close();
    expect(sink.calls).toEqual([]);
    await app.ask('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id });
    expect(await app.ask('{ webhookEndpoints { id } }')).toEqual({
      webhookEndpoints: [{ id: enabled.id }],
    });
  });

  it.each([
    'mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }',
    'mutation ($id: ID!) { renewWebhookSecret(id: $id) { id } }',
    'mutation ($id: ID!) { deleteWebhook(id: $id) }',
    'mutation ($id: ID!) { saveWebhook(id: $id, input: { url: "https://crm.example", enabled: true }) { id } }',
  ])('report that a deleted endpoint does not exist: %s', async (operation) => {
    const { id } = await add();
    await app.ask('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id });
    for (const unknownId of [id, 'x']) {
      const { errors } = await app.graphql(operation, { id: unknownId }, app.cookie);
      expect(errors[0], unknownId).toMatchObject({
        message: deskMessages.webhookMissing,
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect(await app.database.reader.count(WebhookEndpoint)).toBe(0);
  });
});
