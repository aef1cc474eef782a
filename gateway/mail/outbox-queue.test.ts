import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { OutboxChannel, OutboxEvent, type OutboxMessage } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';

const undo = undoAfterEach();
const requestId = '0193b3a0-0000-7000-8000-000000000001';
const otherRequestId = '0193b3a0-0000-7000-8000-000000000002';
const start = Date.now();
const secondsLater = (seconds: number) => new Date(start + seconds * 1_000);

describe.each(engines)('messages to one recipient on %s', (engine) => {
  async function openQueue() {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const database = await openDatabase(storage.url);
    undo(() => database.close());
    const queue = new OutboxQueue(database, OutboxChannel.MAIL);
    /** Attempts what is due, without success; resolves with the message that was attempted. */
    const failAt = async (seconds: number, retryAfter: number) => {
      const at = secondsLater(seconds);
      const message = await queue.claim(at, secondsLater(seconds + 9));
      if (message === undefined) return undefined;
      const retryAt = secondsLater(seconds + retryAfter);
      const outcome = { startedAt: at, finishedAt: at, delivered: false, response: '', retryAt };
      await queue.record(message, outcome);
      return message.event;
    };
    return { database, queue, failAt };
  }
  const add = (
    database: Database,
    event: OutboxEvent,
    seconds: number,
    about = requestId,
  ): Promise<OutboxMessage> =>
    database.write((manager) =>
      new Outbox('loon.example', () => secondsLater(seconds)).notice(manager, {
        event,
        requestId: about,
      }),
    );

  it('are attempted in the order of their creation if they are about the same request', async () => {
    const { database, failAt } = await openQueue();
    await add(database, OutboxEvent.MEETING_BOOKED, 0);
    expect(await failAt(0, 900)).toBe(OutboxEvent.MEETING_BOOKED);
    expect(await failAt(60, 900)).toBeUndefined();
    await add(database, OutboxEvent.MEETING_CANCELLED, 60);
    expect(await failAt(60, 900)).toBe(OutboxEvent.MEETING_BOOKED);
    expect(await failAt(60, 5)).toBe(OutboxEvent.MEETING_CANCELLED);
    expect(await failAt(60, 5)).toBeUndefined();
    expect(await failAt(65, 900)).toBe(OutboxEvent.MEETING_BOOKED);
    expect(await failAt(65, 10)).toBe(OutboxEvent.MEETING_CANCELLED);
  });

  it('wait while another gateway sends an older one about the same request', async () => {
    const { database, queue, failAt } = await openQueue();
    await add(database, OutboxEvent.MEETING_BOOKED, 0);
    const sending = await queue.claim(secondsLater(1), secondsLater(10));
    expect(sending?.event).toBe(OutboxEvent.MEETING_BOOKED);
    await add(database, OutboxEvent.MEETING_CANCELLED, 2);
    await add(database, OutboxEvent.REQUEST_RECEIVED, 3, otherRequestId);
    expect(await failAt(3, 900)).toBe(OutboxEvent.REQUEST_RECEIVED);
    expect(await failAt(9, 900)).toBeUndefined();
    expect(await failAt(10, 900)).toBe(OutboxEvent.MEETING_BOOKED);
    expect(await failAt(10, 900)).toBe(OutboxEvent.MEETING_CANCELLED);
  });

  it('are all attempted in the order of their creation once it responds', async () => {
    const { database, queue, failAt } = await openQueue();
    const events = [
      OutboxEvent.MEETING_BOOKED,
      OutboxEvent.MEETING_RESCHEDULED,
      OutboxEvent.MEETING_CANCELLED,
    ];
    for (const [seconds, event] of events.entries()) await add(database, event, seconds);
    for (const event of events) expect(await failAt(3, 900)).toBe(event);
    await queue.expedite({ endpointId: null }, secondsLater(60));
    for (const event of events) expect(await failAt(60, 900)).toBe(event);
  });

  it('do not hasten those about another request', async () => {
    const { database, failAt } = await openQueue();
    await add(database, OutboxEvent.REQUEST_RECEIVED, 0, otherRequestId);
    expect(await failAt(0, 900)).toBe(OutboxEvent.REQUEST_RECEIVED);
    await add(database, OutboxEvent.MEETING_BOOKED, 60);
    expect(await failAt(60, 5)).toBe(OutboxEvent.MEETING_BOOKED);
    expect(await failAt(60, 5)).toBeUndefined();
  });
});
