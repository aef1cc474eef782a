import { describe, expect, it } from 'vitest';
import { deskLimits } from '../../../schema/limits.ts';
import { DeliveryAttempt } from '../../mail/delivery-attempt.entity.ts';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { WebhookEndpoint } from '../../mail/webhook-endpoint.entity.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { startDeskApp } from '../../testing/desk-app.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';
import { RequestStatusChange } from '../entities/request-status-change.entity.ts';
import { SpamSignal, VisitorRequest } from '../entities/visitor-request.entity.ts';

const undo = undoAfterEach();

function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_none, index) => work(index)));
}

describe.each(engines)('concurrent writes on %s', (engine) => {
  async function started() {
    const app = await startDeskApp(engine);
    undo(() => app.close());
    return app;
  }

  it('label nine of ten equal requests as duplicates', async () => {
    const app = await started();
    await times(10, () => app.submit(demoRequest));
    const stored = await app.database.reader.find(VisitorRequest);
    const duplicates = stored.filter(({ marks }) => marks.includes(SpamSignal.DUPLICATE));
    expect([stored.length, duplicates.length]).toEqual([10, 9]);
  });

  it('add as many of twenty webhooks as are allowed', async () => {
    const app = await started();
    const saving = `mutation ($input: WebhookInput!) { saveWebhook(input: $input) { id } }`;
    const answers = await times(20, (index) => {
      const input = { url: `https://hooks.example/${String(index)}`, enabled: true };
      return app.graphql(saving, { input }, app.cookie);
    });
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
    expect(await app.database.reader.count(WebhookEndpoint)).toBe(deskLimits.webhooksMax);
  });

  it('save the first settings when they arrive six times', async () => {
    const app = await started();
    const saving = `mutation ($hours: Int!) {
      saveRequestSettings(input: {
        retentionDays: null, waitingTooLongHours: $hours, notifyEmails: []
      }) { waitingTooLongHours }
    }`;
    const answers = await times(6, (index) =>
      app.graphql(saving, { hours: index + 1 }, app.cookie),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('store one change for a status that is set five times, and one message for a notification that is sent again', async () => {
    const app = await started();
    const id = await app.submit(demoRequest);
    const setStatus = `mutation ($ids: [ID!]!) { setRequestStatus(ids: $ids, status: CLOSED) { id } }`;
    await times(5, () => app.ask(setStatus, { ids: [id] }));
    expect(await app.database.reader.count(RequestStatusChange)).toBe(1);
    await app.database.write((manager) =>
      manager.query(`UPDATE outbox_message SET state = 'delivered'`),
    );
    await times(5, () =>
      app.ask(`mutation ($id: ID!) { resendNotification(requestId: $id) { id } }`, { id }),
    );
    expect(await app.database.reader.count(OutboxMessage)).toBe(2);
  });

  it('leave no status change and no delivery attempt for a request that is erased in the meantime', async () => {
    const app = await started();
    const id = await app.submit(demoRequest);
    const setStatus = `mutation ($ids: [ID!]!, $to: RequestStatus!) {
      setRequestStatus(ids: $ids, status: $to) { id }
    }`;
    const statuses = ['CONTACTED', 'CLOSED', 'NEW', 'CONTACTED', 'CLOSED'];
    await Promise.all([
      ...statuses.map((to) => app.ask(setStatus, { ids: [id], to })),
      app.ask(`mutation ($email: String!) { erasePerson(email: $email) { id } }`, {
        email: demoRequest.email,
      }),
    ]);
    const { reader } = app.database;
    expect(await reader.count(VisitorRequest)).toBe(0);
    expect(await reader.count(RequestStatusChange)).toBe(0);
    expect(await reader.count(DeliveryAttempt)).toBe(0);
  });
});
