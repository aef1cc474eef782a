import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * Older clients that accept only `application/json` should, says the draft, find a refusal in the
 * body of a 200; here it is 4xx for everybody, as product 9.6 asks.
 */
const refusedForEverybody = ['572B', 'FDE2', '7B9B'];

describe('POST /graphql: 4xx as GraphQL-over-HTTP says', () => {
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
