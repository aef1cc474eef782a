import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { DeliveryAttempt } from './delivery-attempt.entity.ts';
import { trimOutbox } from './outbox-deletion.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { Outbox } from './outbox.ts';

const undo = undoAfterEach();
const requestId = '0193b3a0-0000-7000-8000-000000000001';
const now = new Date('2026-12-01T12:00:00Z');
const old = new Date('2026-09-02T11:59:59Z');
const recent = new Date('2026-09-02T12:00:00Z');

it.each(engines)(
  'failed attempts, messages about no request and entries without a message are deleted after 90 days, and messages to a deleted webhook are stopped, on %s',
  async (engine) => {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const database = await openDatabase(storage.url);
    undo(() => database.close());
    await database.write(async (manager) => {
      const attempt = async (messageId: string, finishedAt: Date, delivered: boolean) => {
        const response = `${delivered ? 'accepted' : 'refused'} ${finishedAt.toISOString()}`;
        const id = uuidv7();
        const startedAt = finishedAt;
        await manager.insert(DeliveryAttempt, {
          ...{ id, messageId, startedAt, finishedAt, delivered, response },
        });
      };
      const message = async (about: string | null, createdAt: Date, state: OutboxState) => {
        const outbox = new Outbox('loon.example', () => createdAt);
        const event = OutboxEvent.WEEKLY_DIGEST;
        const { id } = await outbox.notice(manager, { event, requestId: about });
        await manager.update(OutboxMessage, { id }, { state });
        return id;
      };
      const request = await message(requestId, old, OutboxState.DELIVERED);
      await attempt(request, old, false);
      await attempt(request, recent, false);
      await attempt(request, old, true);
      await attempt(await message(null, old, OutboxState.DELIVERED), recent, true);
      await attempt(await message(null, old, OutboxState.GIVEN_UP), recent, false);
      await message(null, old, OutboxState.WAITING);
      await message(null, recent, OutboxState.DELIVERED);
      const orphan = await new Outbox('loon.example', () => recent).test(manager, uuidv7());
      expect(orphan.state).toBe(OutboxState.WAITING);
      await attempt('0193b3a0-0000-7000-8000-000000000002', now, true);
    });

    await trimOutbox(database, now);

    const messages = await database.reader.find(OutboxMessage, { order: { id: 'ASC' } });
    expect(
      messages.map((message) => [message.requestId, message.createdAt, message.state]),
    ).toEqual(
      expect.arrayContaining([
        [requestId, old, OutboxState.DELIVERED],
        [null, old, OutboxState.WAITING],
        [null, recent, OutboxState.DELIVERED],
        [null, recent, OutboxState.GIVEN_UP],
      ]),
    );
    expect(messages).toHaveLength(4);
    const attempts = await database.reader.find(DeliveryAttempt, { order: { id: 'ASC' } });
    expect(attempts.map(({ response }) => response)).toEqual([
      `refused ${recent.toISOString()}`,
      `accepted ${old.toISOString()}`,
    ]);
  },
);
