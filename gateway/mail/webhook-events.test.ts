import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  webhookEventMessages,
  webhookEvents,
  type WebhookEvent,
} from '../../schema/webhook-rules.ts';
import { contentWith } from '../testing/blog-app.ts';
import { meetingDeskOf, type MeetingDesk } from '../testing/meeting-desk.ts';
import { startDeskApp } from '../testing/desk-app.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { dayMs } from '../../schema/durations.ts';

const posts = '/api/blog/admin/posts';

describe.each(engines)('webhook events on %s', (engine) => {
  let storage: TestDatabase;
  /** Milliseconds since 1970; each reading is different. */
  let clock: number;
  let app: MeetingDesk;
  let other: MeetingDesk | undefined;
  beforeAll(async () => {
    clock = Date.now();
    storage = await createTestDatabase(engine);
    const start = async () =>
      meetingDeskOf(await startDeskApp(engine, { now: () => new Date((clock += 1)) }, storage));
    app = await start();
    // SQLite has only one gateway.
    other = engine === 'postgres' ? await start() : undefined;
  });
  beforeEach(() => app.empty(OutboxMessage, WebhookEndpoint));
  afterAll(async () => {
    await app.close();
    await other?.close();
    await storage.remove();
  });

  async function add(events?: readonly string[], id?: string): Promise<string[]> {
    const { saveWebhook } = await app.ask<{ saveWebhook: { events: string[] } }>(
      'mutation ($id: ID, $input: WebhookInput!) { saveWebhook(id: $id, input: $input) { events } }',
      // No server listens there, so that events stay in the outbox for inspection.
      { id: id ?? null, input: { url: 'http://127.0.0.1:9/', enabled: true, events } },
    );
    return saveWebhook.events;
  }
  /** The messages written for webhooks, in order. */
  async function sentEvents(): Promise<[string, OutboxMessage['data']][]> {
    const messages = await app.database.reader.find(OutboxMessage, {
      where: { channel: OutboxChannel.WEBHOOK },
      order: { id: 'ASC' },
    });
    return messages.map(({ event, data }) => [event, data]);
  }
  const names = async () => (await sentEvents()).map(([event]) => event);
  async function post(fields: object = {}): Promise<{ id: string; slug: string }> {
    const body = { title: 'Announced', content: contentWith(), ...fields };
    const response = await app.send('POST', posts, body, app.cookie);
    return (await response.json()) as { id: string; slug: string };
  }
  const put = (id: string, change: object) => app.send('PUT', `${posts}/${id}`, change, app.cookie);

  it('default to received requests, as before events could be chosen', async () => {
    expect(await add()).toEqual(['request.received']);
    await app.submit(demoRequest);
    await post({ published: true });
    expect(await names()).toEqual(['request.received']);
  });

  it('are chosen by name, unchanged when absent, and refused when unknown', async () => {
    expect(await add([...webhookEvents].reverse())).toEqual(webhookEvents);
    const [{ id } = { id: '' }] = await app.database.reader.find(WebhookEndpoint);
    expect(await add(undefined, id)).toEqual(webhookEvents);
    expect(await add(['post.published'], id)).toEqual(['post.published']);
    for (const [events, message] of [
      [[], webhookEventMessages.required],
      [['post.read'], webhookEventMessages.unknown],
    ] as const) {
      const { errors } = await app.graphql(
        'mutation ($input: WebhookInput!) { saveWebhook(input: $input) { id } }',
        { input: { url: 'http://127.0.0.1:9/', enabled: true, events } },
        app.cookie,
      );
      expect(errors[0]?.extensions.fields).toEqual({ events: message });
    }
  });

  it('are sent when an article becomes public, changes in public, and is withdrawn', async () => {
    await add(webhookEvents);
    const { id, slug } = await post();
    await put(id, { title: 'Still a draft' });
    expect(await sentEvents()).toEqual([]);
    await put(id, { published: true });
    await put(id, { title: 'Public' });
    await put(id, { published: false });
    await put(id, { published: false });
    await put(id, { published: true });
    await app.send('DELETE', `${posts}/${id}`, undefined, app.cookie);
    const events = await sentEvents();
    expect(events.map(([event]) => event)).toEqual([
      ...['post.published', 'post.updated', 'post.withdrawn', 'post.published', 'post.withdrawn'],
    ]);
    expect(events[1]?.[1]).toEqual({
      id,
      slug,
      path: `/reflections/${slug}`,
      title: 'Public',
      version: 3,
      publishedAt: expect.any(String) as string,
    });
  });

  it('are not sent for a refused change', async () => {
    await add(webhookEvents);
    const { id } = await post();
    expect((await put(id, { published: true, version: 7 })).status).toBe(409);
    expect(await sentEvents()).toEqual([]);
  });

  it('are sent exactly once for a scheduled post, whichever gateway publishes it', async () => {
    await add(['post.published']);
    const publishedAt = new Date(clock + 400).toISOString();
    await post({ title: 'Scheduled', published: true, publishedAt });
    expect(await sentEvents()).toEqual([]);
    clock += 1_000;
    await expect.poll(names, { timeout: 8_000 }).toEqual(['post.published']);
    // The other gateway has had time to publish it; a change makes both check again.
    await post({ title: 'Later' });
    await other?.ask('{ adminPosts { totalCount } }');
    expect(await names()).toEqual(['post.published']);
  });

  it('report statuses, meetings and texts of the site, without visitors’ words', async () => {
    const events: WebhookEvent[] = ['request.status', 'meeting.booked', 'content.published'];
    await add(events);
    await app.saveHours();
    const { id, token } = await app.invite();
    const day = (days: number) => new Date(clock + days * dayMs).toISOString();
    const [startsAt = ''] = await app.times(token, day(1), day(8));
    await app.book(token, startsAt);
    await app.ask(`mutation { setRequestStatus(ids: ["${id}"], status: CLOSED) { id } }`);
    const { contentPart } = await app.ask<{ contentPart: { value: unknown; version: number } }>(
      '{ contentPart(name: "faqs") { value version } }',
    );
    await app.ask(
      'mutation ($value: JSON!, $version: Int!) { publishContent(name: "faqs", value: $value, version: $version) { version } }',
      contentPart,
    );
    const messages = await sentEvents();
    expect(messages).toEqual([
      ['request.status', expect.objectContaining({ id, previous: 'new', status: 'contacted' })],
      [
        'meeting.booked',
        expect.objectContaining({ requestId: id, startsAt: new Date(startsAt).toISOString() }),
      ],
      ['request.status', expect.objectContaining({ id, previous: 'contacted', status: 'closed' })],
      ['content.published', { part: 'faqs', version: contentPart.version + 1, origin: 'publish' }],
    ]);
    expect(JSON.stringify(messages)).not.toContain(demoRequest.email);
  });
});
