import { describe, expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { DeliveryLease } from './delivery-lease.ts';
import { DeliveryAttempt } from './delivery-attempt.entity.ts';
import { OutboxChannel, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';
import { openDatabase } from '../site-database.ts';
import { systemClock } from '../clock.ts';

const undo = undoAfterEach();
const leaseMs = 9_000;
const requestId = '0193b3a0-0000-7000-8000-000000000001';

describe.each(engines)('a process that was asleep on %s', (engine) => {
  /** A message that one process has taken up, and then, since it sleeps, another. */
  async function takenOver() {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const database = await openDatabase(storage.url);
    undo(() => database.close());
    await database.write((manager) =>
      new Outbox('loon.example', systemClock).requestReceived(manager, requestId),
    );
    const queue = new OutboxQueue(database, OutboxChannel.MAIL);
    const claim = async (at: number) => {
      const message = await queue.claim(new Date(at), new Date(at + leaseMs));
      if (message === undefined) {
        throw new Error('Nothing is due.');
      }
      return message;
    };
    const asleepAt = Date.now() + 1_000;
    const awakeAt = asleepAt + leaseMs + 1;
    const ours = await claim(asleepAt);
    const theirs = await claim(awakeAt);
    const state = async () => {
      const { state, attempts } = await database.reader.findOneByOrFail(OutboxMessage, {});
      return { state, attempts };
    };
    return { database, queue, ours, theirs, awakeAt, state };
  }
  const outcome = (delivered: boolean) => {
    const at = new Date();
    return { startedAt: at, finishedAt: at, delivered, response: '', retryAt: at };
  };

  it('may not record over an attempt that was taken over, nor keep it', async () => {
    const { database, queue, ours, theirs, awakeAt, state } = await takenOver();
    const sending = { state: OutboxState.SENDING, attempts: 2 };
    expect(await queue.renew(ours, new Date(awakeAt))).toBe(false);
    await queue.record(ours, outcome(false));
    expect(await state()).toEqual(sending);
    await queue.record(ours, outcome(true));
    expect(await state()).toEqual(sending);
    expect(await queue.renew(theirs, new Date(awakeAt + leaseMs))).toBe(true);
    await queue.record(theirs, outcome(true));
    expect(await state()).toEqual({ state: OutboxState.DELIVERED, attempts: 2 });
    expect(await database.reader.count(DeliveryAttempt)).toBe(3);
  });

  it('finds out before it sends, and sends nothing', async () => {
    const { queue, ours, theirs, awakeAt } = await takenOver();
    const now = () => new Date(awakeAt);
    const signal = new AbortController().signal;
    const asleep = new DeliveryLease({ queue, message: ours, leaseMs, now, signal });
    const awake = new DeliveryLease({ queue, message: theirs, leaseMs, now, signal });
    undo(() => [asleep, awake].forEach((lease) => lease.end()));
    await expect(asleep.confirm()).rejects.toThrow('Another process has taken the message over.');
    expect(asleep.signal.aborted).toBe(true);
    await awake.confirm();
    expect(awake.signal.aborted).toBe(false);
  });
});
