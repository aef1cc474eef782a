import { describe, expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { DeliveryLease } from './delivery-lease.ts';
import { DeliveryAttempt } from './delivery-attempt.entity.ts';
import { OutboxChannel, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';
import { openDatabase } from '../site-database.ts';
import { systemClock } from '../app-dependencies.ts';

const undo = undoAfterEach();
const leaseMs = 9_000;
const requestId = '0193b3a0-0000-7000-8000-000000000001';

describe.each(engines)('a process that was suspended on %s', (engine) => {
  /** A message claimed by one process and, while that is suspended, by another. */
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
    const suspendedAt = Date.now() + 1_000;
    const resumedAt = suspendedAt + leaseMs + 1;
    const ours = await claim(suspendedAt);
    const theirs = await claim(resumedAt);
    const state = async () => {
      const { state, attempts } = await database.reader.findOneByOrFail(OutboxMessage, {});
      return { state, attempts };
    };
    return { database, queue, ours, theirs, resumedAt, state };
  }
  const outcome = (delivered: boolean) => {
    const at = new Date();
    return { startedAt: at, finishedAt: at, delivered, response: '', retryAt: at };
  };

  it('can neither record the outcome of an attempt that another process took over nor renew its lease', async () => {
    const { database, queue, ours, theirs, resumedAt, state } = await takenOver();
    const sending = { state: OutboxState.SENDING, attempts: 2 };
    expect(await queue.renew(ours, new Date(resumedAt))).toBe(false);
    await queue.record(ours, outcome(false));
    expect(await state()).toEqual(sending);
    await queue.record(ours, outcome(true));
    expect(await state()).toEqual(sending);
    expect(await queue.renew(theirs, new Date(resumedAt + leaseMs))).toBe(true);
    await queue.record(theirs, outcome(true));
    expect(await state()).toEqual({ state: OutboxState.DELIVERED, attempts: 2 });
    expect(await database.reader.count(DeliveryAttempt)).toBe(3);
  });

  it('detects the takeover before it sends, and sends nothing', async () => {
    const { queue, ours, theirs, resumedAt } = await takenOver();
    const now = () => new Date(resumedAt);
    const signal = new AbortController().signal;
    const suspended = new DeliveryLease({ queue, message: ours, leaseMs, now, signal });
    const resumed = new DeliveryLease({ queue, message: theirs, leaseMs, now, signal });
    undo(() => [suspended, resumed].forEach((lease) => lease.end()));
    await expect(suspended.confirm()).rejects.toThrow(
      'Another process has taken the message over.',
    );
    expect(suspended.signal.aborted).toBe(true);
    await resumed.confirm();
    expect(resumed.signal.aborted).toBe(false);
  });
});
