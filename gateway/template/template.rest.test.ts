import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import { loginRequiredMessage } from '../access/policy.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';

type Caller = 'anonymous' | 'wrong account' | 'administrator';

const config = '/api/template/config';
const test = '/api/template/test';
const refused = { error: loginRequiredMessage };
const all = 'id, name, version, createdAt, updatedAt, typography, layout, components, structure';
const missing = { error: `Generated config missing required fields: ${all}` };

/**
 * Every row of product 9.4: the caller and the request, then the status and body of the response.
 */
const rows: [
  method: string,
  path: string,
  as: Caller,
  body: unknown,
  status: number,
  answer: object,
][] = [
  ['GET', config, 'anonymous', undefined, 200, defaultTemplateConfig],
  ['GET', config, 'wrong account', undefined, 200, defaultTemplateConfig],
  ['GET', config, 'administrator', undefined, 200, defaultTemplateConfig],
  ['PUT', config, 'anonymous', defaultTemplateConfig, 401, refused],
  ['PUT', config, 'wrong account', defaultTemplateConfig, 401, refused],
  ['PUT', config, 'administrator', defaultTemplateConfig, 200, defaultTemplateConfig],
  ['PUT', config, 'administrator', {}, 400, missing],
  ['PUT', config, 'administrator', [], 400, {}],
  ['PUT', config, 'administrator', '{"id":', 400, {}],
  ['PUT', config, 'anonymous', {}, 401, refused],
  [
    'PUT',
    config,
    'administrator',
    { ...defaultTemplateConfig, version: '1.0.1' },
    400,
    { fields: { version: 'The version of a template is 1.0.0.' } },
  ],
  ['POST', test, 'anonymous', undefined, 401, refused],
  ['POST', test, 'wrong account', undefined, 401, refused],
  ['POST', test, 'administrator', undefined, 200, { tests_passed: 14, tests_total: 14 }],
  ['DELETE', config, 'administrator', undefined, 404, {}],
];

describe.each(engines)('rows of product 9.4 on %s', (engine) => {
  let app: TestApp;
  let cookies: Record<Caller, Record<string, string>>;
  beforeAll(async () => {
    app = await startTestApp(engine);
    cookies = {
      anonymous: {},
      'wrong account': { cookie: await app.logIn('left@loon.example') },
      administrator: { cookie: await app.logIn() },
    };
  });
  afterAll(() => app.close());

  it.each(rows)('%s %s as %s with %j: %i', async (method, path, as, body, status, answer) => {
    const response = await app.send(method, path, body, cookies[as]);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    const received: unknown = await response.json();
    expect(received).toMatchObject(status >= 400 ? { error: expect.any(String) as string } : {});
    expect(received).toMatchObject(answer);
  });

  it('a body that is not JSON is 415', async () => {
    const headers = { ...cookies.administrator, 'content-type': 'text/plain' };
    expect((await app.send('PUT', config, 'colour: red', headers)).status).toBe(415);
  });
});
