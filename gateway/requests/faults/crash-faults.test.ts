import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { composeMailingSite } from '../../testing/mailing-site.ts';
import {
  buildSiteProgram,
  type SiteInChild,
  type SiteProgram,
} from '../../testing/site-in-child.ts';
import { startSmtpSink, type ReceivedMail, type SmtpSink } from '../../testing/smtp-sink.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { siteDataSource } from '../../site-database.ts';

const undo = undoAfterEach();
let program: SiteProgram;
beforeAll(async () => {
  program = await buildSiteProgram();
}, 60_000);
afterAll(() => program.remove());

interface Installation {
  sink: SmtpSink;
  /** Starts the site in a separate process, which a test may kill at any point. */
  startInChild: () => Promise<SiteInChild>;
  /** Restarts the site in this process; resolves when the outbox worker runs. */
  restart: () => Promise<void>;
  /** The current content of the disk. */
  stored: () => Promise<{ requests: VisitorRequest[]; outbox: OutboxMessage[] }>;
}

async function install(
  engine: 'sqlite' | 'postgres',
  beforeAccepting: (mail: ReceivedMail) => Promise<void> | void = () => undefined,
): Promise<Installation> {
  const storage = await createTestDatabase(engine);
  undo(() => storage.remove());
  const sink = await startSmtpSink({ beforeAccepting });
  undo(() => sink.close());
  return {
    sink,
    startInChild: async () => {
      const site = await program.start(storage.url, sink.url);
      undo(() => site.end('SIGKILL'));
      return site;
    },
    restart: async () => {
      const site = await composeMailingSite(storage.url, sink.url);
      undo(() => site.close());
    },
    stored: async () => {
      const source = siteDataSource(storage.url);
      await source.initialize();
      try {
        if (engine === 'sqlite') {
          expect(await source.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
        }
        return {
          requests: await source.manager.find(VisitorRequest),
          outbox: await source.manager.find(OutboxMessage, { order: { id: 'ASC' } }),
        };
      } finally {
        await source.destroy();
      }
    },
  };
}

/** Sends a demo request and resolves with the id in the response. */
async function submit(site: SiteInChild): Promise<string> {
  const response = await fetch(`${site.url}/api/loon-demo-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoRequest),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

// Takes seconds on an idle machine; a busy one may take longer to start processes.
const timeout = 60_000;

describe.each(engines)('a crash or restart on %s', { timeout }, (engine) => {
  it('by kill -9 under load loses no request with a 201 response, and all are notified', async () => {
    const { sink, startInChild, restart, stored } = await install(engine);
    const site = await startInChild();
    const answered: string[] = [];
    const senders = Array.from({ length: 4 }, async () => {
      for (;;) {
        answered.push(await submit(site));
      }
    }).map((sender) => sender.catch(() => undefined));
    await expect.poll(() => answered.length).toBeGreaterThan(15);
    await site.end('SIGKILL');
    await Promise.all(senders);

    const { requests, outbox } = await stored();
    const ids = requests.map(({ id }) => id);
    expect(answered.filter((id) => !ids.includes(id))).toEqual([]);
    expect(outbox.map(({ requestId }) => requestId).sort()).toEqual(ids.sort());
    await restart();
    const notified = () => new Set(sink.mails.map(({ messageId }) => messageId)).size;
    await expect.poll(notified).toBe(ids.length);
    // At most the e-mail that was being sent when the process died was sent twice.
    expect(sink.mails.length - notified()).toBeLessThanOrEqual(1);
  });

  it('between the mail server’s acceptance and its record sends the e-mail again with the same Message-ID', async () => {
    let crashing: SiteInChild | undefined;
    const { sink, startInChild, restart, stored } = await install(engine, async () => {
      await crashing?.end('SIGKILL');
      crashing = undefined;
    });
    crashing = await startInChild();
    await submit(crashing);
    await expect.poll(() => sink.mails.length).toBe(1);
    const { outbox } = await stored();
    expect(outbox.map(({ state }) => state)).toEqual([OutboxState.SENDING]);
    await restart();
    await expect.poll(() => sink.mails.length).toBe(2);
    expect(sink.mails.map(({ messageId }) => messageId)).toEqual([
      outbox[0]?.messageId,
      outbox[0]?.messageId,
    ]);
  });

  it('waits for the current e-mail when graceful, exits with 0, and sends no second one', async () => {
    const server = new EventEmitter();
    const sending = once(server, 'sending');
    const released = once(server, 'released');
    const { sink, startInChild, restart, stored } = await install(engine, async () => {
      server.emit('sending');
      await released;
    });
    const site = await startInChild();
    const first = await submit(site);
    await sending;
    const second = await submit(site);
    const exit = site.end('SIGTERM');
    const refuses = () =>
      fetch(`${site.url}/healthz`).then(
        () => false,
        () => true,
      );
    await expect.poll(refuses).toBe(true);
    server.emit('released');
    expect(await exit).toBe(0);
    const { outbox } = await stored();
    expect(outbox.map(({ requestId, state }) => [requestId, state])).toEqual([
      [first, OutboxState.DELIVERED],
      [second, OutboxState.WAITING],
    ]);
    await restart();
    // It is sent after the remaining messages of the first process.
    await expect.poll(() => sink.mails.at(-1)?.raw.includes(second)).toBe(true);
    expect(sink.mails).toHaveLength(2);
  });
});
