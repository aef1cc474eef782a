import { describe, expect, it } from 'vitest';
import { productionLimits } from '../../http/rate-limits.ts';
import { createLogger } from '../../log/logger.ts';
import { OutboxEvent, OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { formToken, startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { generousLimits } from '../../testing/generous-limits.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { ConfirmedAddress } from './confirmed-address.entity.ts';

const undo = undoAfterEach();

describe.each(engines)('the limits of confirmations on %s', (engine) => {
  /** The gateways of one site, with the production limits of confirmations, and their log. */
  const gateways = engine === 'postgres' ? 2 : 1;
  async function started() {
    const { confirmationsOverall, confirmationsPerDomain } = productionLimits;
    const limits = { ...generousLimits, confirmationsOverall, confirmationsPerDomain };
    const lines: string[] = [];
    const logger = createLogger(
      { level: 'warn', pretty: false },
      { write: (line: string) => void lines.push(line) },
    );
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const apps: DeskApp[] = [];
    while (apps.length < gateways) {
      const app = await startDeskApp(engine, { limits, logger }, storage);
      undo(() => app.close());
      apps.push(app);
    }
    const [first] = apps;
    if (first === undefined) throw new Error('There is no gateway.');
    await first.ask(
      `mutation { saveRequestSettings(input: {
        waitingTooLongHours: 48, notifyEmails: [], confirmRequests: true
      }) { confirmRequests } }`,
    );
    /** Sends a request from each address, alternating between the gateways. */
    const submitFrom = async (emails: readonly string[]): Promise<void> => {
      for (const [index, email] of emails.entries()) {
        const app = apps[index % apps.length] ?? first;
        await app.submit({ ...demoRequest, email }, { formToken: formToken(Date.now()) });
      }
    };
    /** The log entries about reached limits. */
    const logged = (): unknown[] =>
      lines.map((line) => {
        const { limit, msg } = JSON.parse(line) as { limit?: string; msg: string };
        expect(msg).toBe(
          'The limit of confirmation e-mails is reached: requests are stored without a confirmation',
        );
        return limit;
      });
    return { app: first, submitFrom, logged };
  }
  const confirmations = ({ database }: DeskApp): Promise<number> =>
    database.reader.countBy(OutboxMessage, { event: OutboxEvent.REQUEST_CONFIRMED });
  const onceEach = (limit: string): string[] => Array.from({ length: gateways }, () => limit);
  const addresses = (count: number, domainOf: (index: number) => string): string[] =>
    Array.from({ length: count }, (_none, index) => `person${index}@${domainOf(index)}`);

  it('allow 30 an hour in total over all gateways; further requests are stored and notified, with one log entry per gateway', async () => {
    const { app, submitFrom, logged } = await started();
    await submitFrom(addresses(35, (index) => `lab${index}.example`));
    expect(await confirmations(app)).toBe(30);
    expect(await app.database.reader.count(VisitorRequest)).toBe(35);
    const received = { event: OutboxEvent.REQUEST_RECEIVED };
    expect(await app.database.reader.countBy(OutboxMessage, received)).toBe(35);
    expect(await app.database.reader.count(ConfirmedAddress)).toBe(30);
    expect(logged()).toEqual(onceEach('overall'));
  });

  it('allow 5 a day to one e-mail domain in any case over all gateways, and do not affect other domains', async () => {
    const { app, submitFrom, logged } = await started();
    await submitFrom(addresses(9, (index) => (index % 2 === 0 ? 'Lab.example' : 'lab.example')));
    expect(await confirmations(app)).toBe(5);
    await submitFrom(['person@clinic.example']);
    expect(await confirmations(app)).toBe(6);
    expect(await app.database.reader.count(VisitorRequest)).toBe(10);
    expect(logged()).toEqual(onceEach('domain'));
  });
});
