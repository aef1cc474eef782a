import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { engines } from '../testing/test-database.ts';

const monday = new Date('2026-11-30T08:00:00Z');

describe.each(engines)('the page of a meeting link on %s', (engine) => {
  let app: MeetingDesk;
  beforeAll(async () => {
    app = await startMeetingDesk(engine, { now: () => monday });
    await app.saveHours();
  });
  afterAll(() => app.close());

  const read = async (path: string) => {
    const response = await app.send('GET', path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it('is rendered on the server without times, neither cached nor indexed, and sends no referrer', async () => {
    const { token } = await app.invite();
    const { status, headers, html } = await read(`/meeting/${token}`);
    expect(status).toBe(200);
    expect(html).toContain('Choose a time for our meeting');
    expect(html).toMatch(/<noscript><p class="no-script">Choosing a time here needs JavaScript\./);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('2026-12-01T');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await app.send('GET', '/sitemap.xml')).text()).not.toContain('/meeting');
  });

  it('shows the meeting’s state immediately after a change', async () => {
    // The page compares a meeting with the machine's clock, as it does in a browser.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(monday.getTime());
    onTestFinished(() => clock.mockRestore());
    const { token } = await app.invite();
    await app.book(token, '2026-12-01T09:00:00.000Z', 'Asia/Kathmandu');
    const booked = (await read(`/meeting/${token}`)).html;
    expect(booked).toContain('Your meeting is booked');
    expect(booked).toContain('<time dateTime="2026-12-01T09:00:00.000Z"');
    expect(booked).toContain('Berlin, GMT+1');
    expect(booked).toMatch(/<noscript><p class="no-script">Changing it here needs JavaScript\./);
    await app.cancel(token);
    expect((await read(`/meeting/${token}`)).html).toContain('Your meeting is cancelled');
  });

  it('explains what to do with status 404 when the link is no longer valid', async () => {
    const { id, token } = await app.invite();
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    await app.ask('mutation ($ids: [ID!]!) { moveToSuspects(ids: $ids) { id } }', { ids: [id] });
    for (const invalid of [token, forged, 'x']) {
      const { status, headers, html } = await read(`/meeting/${invalid}`);
      expect(status, invalid).toBe(404);
      expect(html).toContain('This link is no longer valid');
      expect(html).toMatch(/reply to our e-mail[^@]*href="mailto:[^"@]+@/);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('is counted without its token, and not as a missing page', async () => {
    const { token } = await app.invite();
    for (const path of [token, `${token.slice(0, -2)}00`, `${token}%20`, `${token}/x`]) {
      await read(`/meeting/${path}`);
    }
    const { missedPaths, insights } = await app.ask<{ missedPaths: object[]; insights: object }>(
      `query ($day: DateTimeISO!) {
        missedPaths(first: 10) { path }
        insights(from: $day, to: $day) { pages { path } }
      }`,
      { day: '2026-11-30T00:00:00Z' },
    );
    expect(JSON.stringify([missedPaths, insights])).not.toContain(token.slice(0, 32));
    expect(missedPaths).toEqual([]);
  });
});
