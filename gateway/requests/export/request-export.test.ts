import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

describe.each(engines)('CSV export on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(VisitorRequest));

  async function download(query = ''): Promise<{ response: Response; text: string }> {
    const response = await app.send('GET', `/api/requests.csv${query}`, undefined, app.cookie);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, text: bytes.toString('utf8') };
  }

  it('downloads the current filter with a byte order mark and RFC 4180 line endings', async () => {
    await app.send('POST', '/api/loon-lens-request', accessRequest);
    await app.send('POST', '/api/loon-demo-request', {
      ...demoRequest,
      message: 'Two lines,\nand "quotes"',
    });
    const { response, text } = await download('?kind=DEMO&search=quotes');
    expect(response.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="loon-requests-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(/^\uFEFFReceived,Kind,Status,/);
    expect(text).toContain('"Two lines,\nand ""quotes"""');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).not.toContain('Sørensen');
  });

  it('exports =HYPERLINK and similar formulas as text', async () => {
    await app.send('POST', '/api/loon-demo-request', {
      ...demoRequest,
      firstName: '=HYPERLINK("https://evil.example")',
      lastName: '+1',
      affiliation: '@SUM(A1)',
      referralSource: '-2+3',
    });
    const { text } = await download();
    expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",'+1,'@SUM(A1),`);
    expect(text).toContain(",'-2+3,");
  });

  it('is for administrators only, in every variant of its path; a bad filter is 400', async () => {
    for (const path of ['/api/requests.csv', '/API/requests.csv', '//api//requests.csv']) {
      expect((await app.send('GET', path)).status).toBe(401);
    }
    expect((await download('?kind=letters')).response.status).toBe(400);
    expect((await download('?from=yesterday')).response.status).toBe(400);
  });

  it('applies “unassigned” and “overdue” when they are true, and ignores them when they are false', async () => {
    const lines = async (query: string): Promise<number> =>
      (await download(query)).text.trim().split('\r\n').length - 1;
    const mine = await app.submit(accessRequest);
    await app.submit(demoRequest);
    await app.ask(
      'mutation ($ids: [ID!]!) { assignRequests(ids: $ids, to: "ada@loon.example") { id } }',
      {
        ids: [mine],
      },
    );
    expect(await lines('?unassigned=true')).toBe(1);
    expect(await lines('?unassigned=false')).toBe(2);
    expect(await lines('?overdue=true')).toBe(0);
    expect(await lines('?overdue=false')).toBe(2);
    expect((await download('?overdue=1')).response.status).toBe(400);
  });

  it('is empty for a time beyond the range of ids', async () => {
    await app.send('POST', '/api/loon-demo-request', demoRequest);
    const { response, text } = await download('?from=%2B012000-01-01T00:00:00.000Z');
    expect(response.status).toBe(200);
    expect(text.trim().split('\r\n')).toHaveLength(1);
  });
});
