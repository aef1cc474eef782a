import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

describe.each(engines)('the request intake on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.database.write(async (manager) => {
      await manager.deleteAll(VisitorRequest);
      await manager.deleteAll(OutboxMessage);
    }),
  );

  async function counts(): Promise<{ requests: number; notifications: number }> {
    const { reader } = app.database;
    return {
      requests: await reader.count(VisitorRequest),
      notifications: await reader.count(OutboxMessage),
    };
  }
  const submit = (form: object = demoRequest) =>
    app.send('POST', 'message' in form ? '/api/loon-demo-request' : '/api/loon-lens-request', form);

  it('stores a request and its notification in one transaction: never one without the other', async () => {
    const { source } = app.database;
    await source.query('ALTER TABLE outbox_message RENAME TO out_of_order');
    const refused = await submit();
    await source.query('ALTER TABLE out_of_order RENAME TO outbox_message');
    expect(refused.status).toBe(500);
    expect(await refused.text()).not.toMatch(/outbox|table|relation/i);
    expect(await counts()).toEqual({ requests: 0, notifications: 0 });
    expect((await submit()).status).toBe(201);
    expect(await counts()).toEqual({ requests: 1, notifications: 1 });
  });

  it('returns 201 before mail is configured, and the notification is visible in the queue', async () => {
    expect((await submit()).status).toBe(201);
    const { data } = await app.graphql(
      '{ outboxSummary { waiting smtpConfigured webhooksEnabled } }',
      {},
      { cookie: await app.logIn() },
    );
    expect(data).toEqual({
      outboxSummary: { waiting: 1, smtpConfigured: false, webhooksEnabled: 0 },
    });
  });

  it.each([
    ['trial', accessRequest],
    ['demo', demoRequest],
  ])(
    'returns 201 over REST for a filled honeypot of the %s form, and stores the request',
    async (_form, form) => {
      const response = await submit({ ...form, topic: 'cheap traffic' });
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ success: true, id: expect.any(String) as string });
      const [stored] = await app.database.reader.find(VisitorRequest);
      expect(stored).toMatchObject({ email: form.email, suspect: true });
      expect(await counts()).toEqual({ requests: 1, notifications: 0 });
    },
  );
});
