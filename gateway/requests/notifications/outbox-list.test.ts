import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskMessages } from '../../../schema/messages.ts';
import { OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';

const givingUp = 'mutation ($id: ID!) { giveUpNotification(id: $id) { state } }';
const unknown = '0193b3a0-0000-7000-8000-000000000001';

/** Without a mail server, so that messages stay queued. */
describe.each(engines)('the administrators’ view of the outbox on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(OutboxMessage));

  interface Listed {
    totalCount: number;
    edges: { cursor: string; node: { id: string; state: string } }[];
  }
  async function listed(wanted: object = {}): Promise<Listed> {
    const { outboxMessages } = await app.ask<{ outboxMessages: Listed }>(
      `query ($first: Int, $after: String, $state: OutboxState) {
        outboxMessages(first: $first, after: $after, state: $state) {
          totalCount edges { cursor node { id state } }
        }
      }`,
      wanted,
    );
    return outboxMessages;
  }
  /** Three notifications, one of them stopped and one delivered; newest first. */
  async function threeStates(): Promise<string[]> {
    for (let sent = 0; sent < 3; sent += 1) await app.submit(demoRequest);
    const ids = (await listed()).edges.map(({ node }) => node.id);
    const [delivered = '', givenUp] = ids;
    await app.ask(givingUp, { id: givenUp });
    await app.database.write((manager) =>
      manager.update(OutboxMessage, { id: delivered }, { state: OutboxState.DELIVERED }),
    );
    return ids;
  }

  it('counts only the selected state, on every page of the list', async () => {
    await threeStates();
    await app.submit(demoRequest);
    const waiting = await listed({ state: 'WAITING', first: 1 });
    expect(waiting).toMatchObject({ totalCount: 2, edges: [{ node: { state: 'WAITING' } }] });
    const next = await listed({ state: 'WAITING', first: 1, after: waiting.edges[0]?.cursor });
    expect(next).toMatchObject({ totalCount: 2, edges: [{ node: { state: 'WAITING' } }] });
    expect(next.edges[0]?.node.id).not.toBe(waiting.edges[0]?.node.id);
    expect((await listed({ state: 'DELIVERED' })).totalCount).toBe(1);
    expect((await listed({ state: 'GIVEN_UP' })).totalCount).toBe(1);
    expect((await listed({ state: 'SENDING' })).totalCount).toBe(0);
    expect((await listed({ first: 1 })).totalCount).toBe(4);
  });

  it('can stop only queued notifications: not delivered, stopped or deleted ones', async () => {
    const [delivered, givenUp] = await threeStates();
    for (const id of [delivered, givenUp, unknown, 'x']) {
      const { errors } = await app.graphql(givingUp, { id }, app.cookie);
      expect(errors[0], id).toMatchObject({
        message: deskMessages.messageMissing,
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect((await listed()).edges.map(({ node }) => node.state)).toEqual([
      'DELIVERED',
      'GIVEN_UP',
      'WAITING',
    ]);
  });

  it('cannot send a notification for a deleted request again', async () => {
    for (const id of [unknown, 'x']) {
      const { errors } = await app.graphql(
        'mutation ($id: ID!) { resendNotification(requestId: $id) { id } }',
        { id },
        app.cookie,
      );
      expect(errors[0], id).toMatchObject({
        message: deskMessages.requestMissing,
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect((await listed()).totalCount).toBe(0);
  });
});
