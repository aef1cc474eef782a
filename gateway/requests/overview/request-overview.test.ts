import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { accessRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';

const overTime = `query ($timeZone: String, $to: DateTimeISO) {
  requestOverview(timeZone: $timeZone, to: $to) { overTime { start access } }
}`;

describe.each(engines)('the overview of requests on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());

  it('counts by the days of the selected time zone', async () => {
    const to = new Date(Date.now() + 60_000).toISOString();
    await app.submit(accessRequest);
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      const { requestOverview } = await app.ask<{
        requestOverview: { overTime: { start: string; access: number }[] };
      }>(overTime, { timeZone, to });
      // The Swedish locale formats days like the API.
      const today = new Date().toLocaleDateString('sv-SE', { timeZone });
      const filled = requestOverview.overTime.filter(({ access }) => access > 0);
      expect(filled, timeZone).toEqual([{ start: today, access: 1 }]);
    }
  });

  it('is refused for an unknown time zone, with its name', async () => {
    const { errors } = await app.graphql(overTime, { timeZone: 'Mars/Olympus' }, app.cookie);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { timeZone: 'Unknown time zone. Use one such as America/Toronto.' },
    });
  });

  it('is refused for a period that ends at or before its start', async () => {
    const query = `query ($from: DateTimeISO, $to: DateTimeISO) {
      requestOverview(from: $from, to: $to) { total }
    }`;
    const from = '2026-11-20T12:00:00.000Z';
    for (const to of [from, '2026-11-20T11:59:59.999Z', '1969-12-31T23:59:59.999Z']) {
      const { errors } = await app.graphql(query, { from, to }, app.cookie);
      expect(errors[0]?.extensions, to).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { to: 'The period must end after it begins.' },
      });
    }
    expect(await app.ask(query, { from, to: '2026-11-20T12:00:00.001Z' })).toEqual({
      requestOverview: { total: 0 },
    });
  });
});
