import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { sessionSecret } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { FormTokens } from './form-token.ts';

const submit = `mutation ($input: DemoRequestInput!, $origin: RequestOriginInput) {
  submitDemoRequest(input: $input, origin: $origin) { id }
}`;

/** A token of a form that was opened `ms` milliseconds ago. */
function tokenAged(ms: number): string {
  return new FormTokens(sessionSecret, () => new Date(Date.now() - ms)).issue();
}

describe.each(engines)('spam signals on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(VisitorRequest, OutboxMessage));

  async function send(origin: object, message = demoRequest.message): Promise<string> {
    const response = await app.send('POST', '/api/loon-demo-request', {
      ...demoRequest,
      message,
      ...origin,
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }

  async function list(view: string): Promise<{ id: string; marks: string[] }[]> {
    const { data } = await app.graphql(
      `query ($view: RequestListView) {
        visitorRequests(filter: { view: $view }) { edges { node { id marks } } }
      }`,
      { view },
      app.cookie,
    );
    const { edges } = (
      data as { visitorRequests: { edges: { node: { id: string; marks: string[] } }[] } }
    ).visitorRequests;
    return edges.map(({ node }) => node);
  }

  function notified(requestId: string): Promise<boolean> {
    return app.database.reader.existsBy(OutboxMessage, { requestId });
  }

  it('are absent for a person’s form', async () => {
    const id = await send({ formToken: tokenAged(20_000), topic: '' });
    expect(await list('INBOX')).toEqual([{ id, marks: [] }]);
  });

  it('include a missing or foreign form token, without moving the request', async () => {
    const missing = await send({});
    const foreign = await send({ formToken: 'nonsense' }, 'Another text of ten characters.');
    expect(await list('INBOX')).toEqual([
      { id: foreign, marks: ['NO_FORM_TOKEN'] },
      { id: missing, marks: ['NO_FORM_TOKEN'] },
    ]);
    expect(await notified(missing)).toBe(true);
  });

  it('include a too-fast submit, without moving the request', async () => {
    const { data } = await app.graphql('mutation { issueFormToken }');
    const { issueFormToken: formToken } = data as { issueFormToken: string };
    const id = await send({ formToken });
    expect(await list('INBOX')).toEqual([{ id, marks: ['TOO_FAST'] }]);
    expect(await notified(id)).toBe(true);
  });

  it('include a duplicate, without moving it, but not another text or form', async () => {
    const first = await send({ formToken: tokenAged(9_000) });
    const again = await send({ formToken: tokenAged(9_000) });
    const other = await send({ formToken: tokenAged(9_000) }, 'Another text of ten characters.');
    expect(await list('INBOX')).toEqual([
      { id: other, marks: [] },
      { id: again, marks: ['DUPLICATE'] },
      { id: first, marks: [] },
    ]);
    expect(await notified(again)).toBe(true);
  });

  it('include a filled honeypot, which moves a request to Suspects without a notification', async () => {
    const { data, errors } = await app.graphql(submit, {
      input: demoRequest,
      origin: { formToken: tokenAged(9_000), topic: 'cheap traffic' },
    });
    expect(errors).toEqual([]);
    const { id } = (data as { submitDemoRequest: { id: string } }).submitDemoRequest;
    expect(await list('INBOX')).toEqual([]);
    expect(await list('SUSPECTS')).toEqual([{ id, marks: ['HONEYPOT_FILLED'] }]);
    expect(await notified(id)).toBe(false);
  });

  it('include a replayed token, which moves a request to Suspects; one click moves it back and notifies', async () => {
    const formToken = tokenAged(9_000);
    await send({ formToken });
    const replay = await send({ formToken }, 'Another text of ten characters.');
    expect(await list('SUSPECTS')).toEqual([{ id: replay, marks: ['TOKEN_REPLAYED'] }]);

    const move = 'mutation ($ids: [ID!]!) { moveToInbox(ids: $ids) { id suspect } }';
    const { data } = await app.graphql(move, { ids: [replay] }, app.cookie);
    expect(data).toEqual({ moveToInbox: [{ id: replay, suspect: false }] });
    expect(await list('SUSPECTS')).toEqual([]);
    expect((await list('INBOX')).map(({ id }) => id)).toContain(replay);
    expect(await notified(replay)).toBe(true);
  });

  it('never cause a refusal, whatever additional data the form has', async () => {
    const response = await app.send('POST', '/api/loon-lens-request', {
      ...accessRequest,
      formToken: { $ne: null },
      firstPage: 'https://evil.example/',
      lastPage: `/${'x'.repeat(5_000)}?email=ada@lab.example`,
      utmSource: ['a'],
      button: 42,
      consentVersion: 'none such',
    });
    expect(response.status).toBe(201);
    const stored = await app.database.reader.findOneByOrFail(VisitorRequest, {});
    expect(stored.source.firstPage).toBeUndefined();
    expect(stored.source.lastPage).toMatch(/^\/x{199}$/);
    expect(stored.consentVersion).toBe('2025-06-26');
  });

  it('need a new form token each time, even for identical queries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.graphql('mutation { issueFormToken }')),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(5);
  });
});
