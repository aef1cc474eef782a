import { afterEach, describe, expect, it } from 'vitest';
import { insightsLimits } from '../../../schema/insights-limits.ts';
import { productionLimits } from '../../http/rate-limits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const path = '/api/visit';
const view = { kind: 'view', path: '/' };
const known = [
  view,
  { kind: 'search', query: 'Bayesian', results: 3 },
  { kind: 'funnel', form: 'DEMO', step: 'OPENED', path: '/' },
  { kind: 'abandoned', form: 'ACCESS', field: 'numberOfStudies' },
  { kind: 'read', path: '/reflections/an-article' },
  { kind: 'vital', name: 'CLS', value: 0.01, path: '/' },
];

let app: TestApp;
afterEach(() => app.close());

describe('beacons', () => {
  const status = async (body: unknown, headers: Record<string, string> = {}) =>
    (await app.send('POST', path, body, headers)).status;

  it('are 204, or 400 if any part is unknown', async () => {
    app = await startTestApp('sqlite');
    expect(await status({ events: known })).toBe(204);
    const unknown: unknown[] = [
      ...['', '{"malformed', 'null', '[]', {}, { events: [] }, { events: [view], id: 1 }],
      { events: Array.from({ length: insightsLimits.eventsMax + 1 }, () => view) },
      ...[
        { kind: 'other', path: '/' },
        { ...view, visitor: '1' },
        { kind: 'view', path: 'https://elsewhere.example/' },
        { kind: 'view', path: '/?who=me' },
        { kind: 'search', query: '   ', results: 0 },
        { kind: 'search', query: 'x', results: -1 },
        { kind: 'funnel', form: 'OTHER', step: 'OPENED', path: '/' },
        { kind: 'funnel', form: 'DEMO', step: 'SENT', path: '/' },
        { kind: 'abandoned', form: 'DEMO', field: 'numberOfStudies' },
        { kind: 'abandoned', form: 'DEMO', field: 'constructor' },
        { kind: 'vital', name: 'FID', value: 1, path: '/' },
        { kind: 'vital', name: 'LCP', value: '1', path: '/' },
      ].map((event) => ({ events: [view, event] })),
    ];
    for (const body of unknown) {
      expect(await status(body), JSON.stringify(body)).toBe(400);
    }
  });

  it('are refused from other sites, with another type, by other methods and beyond 8 kB', async () => {
    app = await startTestApp('sqlite');
    const body = { events: [view] };
    expect(await status(body, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status(body, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await status(body, { 'content-type': 'text/plain' })).toBe(415);
    expect((await app.send('GET', path)).status).toBe(405);
    const padded = (length: number) => JSON.stringify(body).padEnd(length);
    expect(await status(padded(insightsLimits.beaconMax))).toBe(204);
    expect(await status(padded(insightsLimits.beaconMax + 1))).toBe(413);
  });

  it('have their own rate limit, which is checked before the body is read', async () => {
    const limits = { ...productionLimits, beaconsPerAddress: { points: 2, seconds: 60 } };
    app = await startTestApp('sqlite', { limits });
    expect([await status('{"malformed'), await status({ events: [view] })]).toEqual([400, 204]);
    const refused = await app.send('POST', path, '{"malformed');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app.send('GET', '/api/template/config')).status, 'reads go on').toBe(200);
  });
});
