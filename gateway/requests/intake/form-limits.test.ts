import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestLimits } from '../../../schema/limits.ts';
import { bodyLimits } from '../../../schema/http-limits.ts';
import { productionLimits } from '../../http/rate-limits.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const path = '/api/loon-demo-request';
const submission = `mutation ($input: DemoRequestInput!) {
  submitDemoRequest(input: $input) { id }
}`;
const emptyForm = Object.fromEntries(
  Object.entries(demoRequest).map(([name, value]) => [
    name,
    typeof value === 'string' ? '' : Array.isArray(value) ? [] : value,
  ]),
);

/** A sender from a separate network. */
const from = (network: number) => ({ 'x-forwarded-for': `203.0.${String(network)}.9` });

let app: TestApp;
afterEach(() => app.close());

describe('600 empty forms from ten networks', () => {
  beforeEach(async () => {
    app = await startTestApp('sqlite', { limits: productionLimits, trustProxy: 1 });
  });

  it.each<[string, (network: number) => Promise<{ status: number }>]>([
    ['REST', (network) => app.send('POST', path, '', from(network))],
    ['GraphQL', (network) => app.graphql(submission, { input: emptyForm }, from(network))],
  ])('over %s lock nobody else’s', async (_transport, sendEmpty) => {
    for (let network = 0; network < 10; network += 1) {
      const answers = await Promise.all(Array.from({ length: 60 }, () => sendEmpty(network)));
      expect(answers.filter(({ status }) => status === 429)).toEqual([]);
      expect((await sendEmpty(network)).status).toBe(429);
    }
    expect((await app.send('POST', path, demoRequest, from(10))).status).toBe(201);
    const { errors } = await app.graphql(submission, { input: demoRequest }, from(10));
    expect(errors).toEqual([]);
  });
});

describe('the limit for all senders together', () => {
  it('does not count requests that could not be stored', async () => {
    app = await startTestApp('sqlite', {
      limits: { ...productionLimits, formsOverall: { points: 1, seconds: 60 } },
    });
    const { source } = app.database;
    await source.query('ALTER TABLE outbox_message RENAME TO out_of_order');
    expect((await app.send('POST', path, demoRequest)).status).toBe(500);
    await source.query('ALTER TABLE out_of_order RENAME TO outbox_message');
    expect((await app.send('POST', path, demoRequest)).status).toBe(201);
    const refused = await app.send('POST', path, demoRequest);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const byGraphQL = await app.graphql(submission, { input: demoRequest });
    expect(byGraphQL.errors.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
  });
});

describe('the limit per sender', () => {
  it('is checked before the body is read', async () => {
    app = await startTestApp('sqlite', {
      limits: { ...productionLimits, formsPerAddress: { points: 1, seconds: 60 } },
    });
    const send = () => app.send('POST', path, '{"malformed');
    expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
  });
});

describe('the body of a form', () => {
  beforeEach(async () => {
    app = await startTestApp('sqlite');
  });

  const bytesOf = (length: number, body: object): string => {
    const empty = JSON.stringify({ ...body, padding: '' });
    return JSON.stringify({ ...body, padding: 'x'.repeat(length - Buffer.byteLength(empty)) });
  };

  it('has at most 64 kB, otherwise 413, over REST and GraphQL', async () => {
    const max = bodyLimits.anonymousMax;
    expect(max).toBe(64 * 1024);
    const operation = { query: submission, variables: { input: demoRequest } };
    const send = async (length: number): Promise<number[]> => {
      const answers = [
        await app.send('POST', '/api/loon-lens-request', bytesOf(length, accessRequest)),
        await app.send('POST', path, bytesOf(length, demoRequest)),
        await app.send('POST', '/graphql', bytesOf(length, operation)),
        await app.send('POST', '/graphql', bytesOf(length, operation), { cookie: 'any=one' }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await send(max)).toEqual([201, 201, 200, 200]);
    expect(await send(max + 1)).toEqual([413, 413, 413, 413]);
  });

  it('has space for the longest possible form with every character escaped', async () => {
    const escaped = (length: number): string => '\\u8a9e'.repeat(length);
    const form = JSON.stringify(demoRequest)
      .replace(/"message":"[^"]*"/, `"message":"${escaped(requestLimits.messageMax)}"`)
      .replace(/"affiliation":"[^"]*"/, `"affiliation":"${escaped(requestLimits.affiliationMax)}"`);
    expect((await app.send('POST', path, form)).status).toBe(201);
  });
});
