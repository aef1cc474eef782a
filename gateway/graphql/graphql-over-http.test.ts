import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * The draft recommends that older clients, which accept only `application/json`, receive errors in
 * the body of a 200 response; here it is 4xx for every client, as product 9.6 requires.
 */
const refusedForEverybody = ['572B', 'FDE2', '7B9B'];

describe('POST /graphql responds with 4xx as GraphQL over HTTP requires', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
  });
  afterAll(() => app.close());

  for (const audit of serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch })) {
    it(audit.name, async () => {
      const result = await audit.fn();
      const mayBe = audit.name.startsWith('MAY') ? ['ok', 'notice'] : ['ok'];
      const expected = refusedForEverybody.includes(audit.id) ? ['warn'] : mayBe;
      expect(expected, JSON.stringify(result)).toContain(result.status);
    });
  }
});
