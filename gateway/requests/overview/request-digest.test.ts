import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { RequestSettingsService } from '../settings/request-settings.service.ts';
import { requestDigest } from './request-digest.ts';
import { dayMs, minuteMs } from '../../../schema/durations.ts';

const friday = Date.parse('2026-11-20T12:00:00Z');

describe.each(engines)('requests in the weekly digest on %s', (engine) => {
  let app: DeskApp;
  let time = friday;
  const now = () => new Date(time);
  beforeAll(async () => {
    app = await startDeskApp(engine, { now });
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(VisitorRequest));

  /** Sends a request at a given time, and answers it this many minutes later. */
  async function answered(at: number, minutes: number): Promise<void> {
    time = at;
    const id = await app.submit(demoRequest);
    time = at + minutes * minuteMs;
    await app.ask(
      'mutation ($ids: [ID!]!) { setRequestStatus(ids: $ids, status: CONTACTED) { id } }',
      { ids: [id] },
    );
  }
  async function lines(): Promise<string[]> {
    time = friday + dayMs;
    const settings = new RequestSettingsService(app.database, () => undefined, now);
    const span = (to: number) => ({ from: new Date(to - 7 * dayMs), to: new Date(to) });
    return requestDigest(app.database, settings, now).lines(span(time), span(time - 7 * dayMs));
  }

  it.each([
    [[20], 'less than an hour'],
    [[60, 600], '1 hour'],
    [[600, 20, 180], '3 hours'],
    [[600, 20, 300, 180], '3 hours'],
  ])(
    'answers after %j minutes: the median is %s, in any order of arrival',
    async (minutes, text) => {
      for (const one of minutes) await answered(friday, one);
      expect(await lines()).toContain(`Median time to first reply: ${text}.`);
    },
  );

  it('show the median time to first reply with that of the previous week, and no open requests when all were answered', async () => {
    await answered(friday, 120);
    await answered(friday - 7 * dayMs, 20);
    expect(await lines()).toEqual([
      'Received: 1 (previous week: 1); trials: 0, demos: 1.',
      'Median time to first reply: 2 hours (previous week: less than an hour).',
      'No requests are awaiting a reply.',
    ]);
  });

  it('show what became of the requests that were closed in the week, once somebody said so', async () => {
    const outcomes = ['WON', 'LOST', 'WON', null];
    for (const outcome of outcomes) {
      time = friday;
      const id = await app.submit(demoRequest);
      await app.ask(
        `mutation ($id: ID!, $outcome: RequestOutcome) {
          setRequestStatus(ids: [$id], status: CLOSED) { id }
          setRequestOutcome(id: $id, outcome: $outcome) { id }
        }`,
        { id, outcome },
      );
    }
    expect(await lines()).toContain('Closed: won: 2, lost: 1.');
  });
});
