import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { engines } from '../testing/test-database.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import { Meeting } from './entities/meeting.entity.ts';

const nine = '2026-12-01T08:00:00.000Z';
const changes = 4;

describe.each(engines)('access to meetings without a session, on %s', (engine) => {
  let app: MeetingDesk;
  const lines: string[] = [];
  beforeAll(async () => {
    const logger = createLogger(
      { level: 'trace', pretty: false },
      { write: (line: string) => void lines.push(line) },
    );
    app = await startMeetingDesk(engine, {
      logger,
      now: () => new Date('2026-11-30T08:00:00Z'),
      metricsToken: 'a token for metrics',
      limits: { ...generousLimits, formsPerAddress: { points: changes, seconds: 600 } },
    });
    await app.saveHours();
  });
  afterAll(() => app.close());

  it('is refused to a page of another site that sends a booking from the browser', async () => {
    const { token } = await app.invite();
    const { status } = await app.graphql(
      `mutation { bookMeeting(token: "${token}", startsAt: "${nine}") { state } }`,
      {},
      { origin: 'https://evil.example' },
    );
    expect(status).toBe(403);
    const asked = new URLSearchParams({
      query: `mutation { bookMeeting(token: "${token}", startsAt: "${nine}") { state } }`,
    });
    expect((await app.send('GET', `/graphql?${asked.toString()}`)).status).toBe(400);
    expect(await app.database.reader.count(Meeting)).toBe(0);
  });

  it('leaves no token in logs, metrics or the outbox, whatever the operation', async () => {
    const { token } = await app.invite();
    const query = `{ meetingInvitation(token: "${token}") { timeZone } }`;
    await app.send('GET', `/graphql?${new URLSearchParams({ query }).toString()}`);
    for (const path of [token, `${token}/x`, `${token}%20`, token.toUpperCase()]) {
      await app.send('GET', `/meeting/${path}`);
      await app.send('POST', `/meeting/${path}`, {});
    }
    await app.graphql(`mutation { cancelMeeting(token: "${token}") { nothing } }`);
    await app.book(token, nine);
    await app.cancel(token);
    const metrics = await app.send('GET', '/metrics', undefined, {
      authorization: 'Bearer a token for metrics',
    });
    expect(metrics.status).toBe(200);
    expect(lines.length).toBeGreaterThan(0);
    const answers = [
      ...lines,
      await metrics.text(),
      JSON.stringify(await app.database.reader.find(OutboxMessage)),
    ];
    expect(answers.join('\n').toLowerCase()).not.toContain(token);
    expect(answers.join('\n').toLowerCase()).not.toContain(token.slice(32));
  });

  it('counts changes per client address, whether valid or not', async () => {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count <= changes; count += 1) {
      codes.push((await app.cancel('made up')).code);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(codes[0]).toBe('NOT_FOUND');
  });
});
