import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstMessages } from '../../../schema/first-messages.test-support.ts';
import { accessRequestSchema, demoRequestSchema } from '../../../schema/request-rules.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const forms = {
  access: {
    sample: accessRequest,
    schema: accessRequestSchema,
    path: '/api/loon-lens-request',
    mutation:
      'mutation ($input: AccessRequestInput!) { submitAccessRequest(input: $input) { success id } }',
  },
  demo: {
    sample: demoRequest,
    schema: demoRequestSchema,
    path: '/api/loon-demo-request',
    mutation:
      'mutation ($input: DemoRequestInput!) { submitDemoRequest(input: $input) { success id } }',
  },
} as const;

type Form = keyof typeof forms;

const invalidEmail = 'Please enter a valid professional email address.';
const emailRequired = 'Professional email is required.';
const urlRequired = 'Professional or Research Profile URL is required.';
const trialUrl = 'Please enter a valid URL (e.g., linkedin.com/in/yourname).';
const demoUrl =
  'Please enter a valid profile URL (e.g., linkedin.com/in/yourname or scholar.google.com/citations?user=xyz).';
const project = 'Please provide at least 100 characters describing your research project.';
const referral = 'Please provide at least 3 characters describing where you heard about us.';
const needs = 'Please provide at least 10 characters describing your HEOR/HTA needs.';
const studies = 'Please select the number of studies.';
const platform = 'Please select at least one platform.';
const nonCommercial = 'You must agree to use the trial exclusively for non-commercial research.';
const updates = 'You must consent to receive project updates and communications.';
const processing = 'You must consent to data storage and processing.';

/** Form, field, value, and the expected message; `undefined` means accepted. */
const cases: [Form, string, unknown, string | undefined][] = [
  ...(['access', 'demo'] as const).flatMap(
    (form): [Form, string, unknown, string | undefined][] => [
      [form, 'firstName', '', 'First name is required.'],
      [form, 'firstName', '   ', 'First name is required.'],
      [form, 'firstName', ' Ada ', undefined],
      [form, 'lastName', '', 'Last name is required.'],
      [form, 'affiliation', '', 'Affiliation is required.'],
      [form, 'email', '', emailRequired],
      [form, 'email', 'no-at-sign.example', invalidEmail],
      [form, 'email', 'a@b', invalidEmail],
      [form, 'email', 'ada@gmail.com', invalidEmail],
      [form, 'email', 'ada@GMail.com', invalidEmail],
      [form, 'email', 'ada@yahoo.co.uk', invalidEmail],
      [form, 'email', 'ada@test.com', invalidEmail],
      [form, 'email', 'ada@notgmail.com', undefined],
      [form, 'email', 'ada@mail.gmail.com.example', undefined],
      [form, 'email', 'a@b.c\r\nBcc: x@y.example', invalidEmail],
      [form, 'profileUrl', '', urlRequired],
      [form, 'referralSource', 'ab', referral],
      [form, 'referralSource', ' ab ', referral],
      [form, 'referralSource', 'abc', undefined],
      [form, 'dataCommunicationsConsent', false, updates],
      [form, 'dataProcessingConsent', false, processing],
    ],
  ),
  ['access', 'profileUrl', 'not a url', trialUrl],
  ['access', 'profileUrl', 'orcid', trialUrl],
  ['access', 'profileUrl', 'orcid.org', undefined],
  ['access', 'profileUrl', 'HTTPS://ORCID.ORG/0000?lang=en#works', undefined],
  ['access', 'profileUrl', 'ftp://orcid.org/x', trialUrl],
  ['access', 'projectDescription', 'x'.repeat(99), project],
  ['access', 'projectDescription', `${'x'.repeat(99)}   `, project],
  ['access', 'projectDescription', 'x'.repeat(100), undefined],
  ['access', 'numberOfStudies', '', studies],
  ['access', 'numberOfStudies', '0-501', studies],
  ['access', 'numberOfStudies', '0-500', undefined],
  ['access', 'numberOfStudies', '500-1,000', undefined],
  ['access', 'numberOfStudies', '1,000-5,000', undefined],
  ['access', 'numberOfStudies', '5,000-10,000', undefined],
  ['access', 'numberOfStudies', 'Over 10,000', undefined],
  ['access', 'nonCommercialUse', false, nonCommercial],
  ['demo', 'profileUrl', 'x.example', demoUrl],
  ['demo', 'profileUrl', 'www.university.example', demoUrl],
  ['demo', 'profileUrl', 'www.university.example/people/ada', undefined],
  ['demo', 'profileUrl', 'https://linkedin.com/in/ada', undefined],
  ['demo', 'profileUrl', 'scholar.google.com/citations?user=xyz', undefined],
  ['demo', 'message', 'x'.repeat(9), needs],
  ['demo', 'message', 'x'.repeat(10), undefined],
  ['demo', 'platformsToDemo', [], platform],
  ['demo', 'platformsToDemo', ['Hatch'], platform],
  ['demo', 'platformsToDemo', ['Lens'], undefined],
  ['demo', 'platformsToDemo', ['Not interested in a demo'], undefined],
];

/** The messages that REST must return for values that GraphQL's types refuse (product 9.1). */
const wronglyTyped: [Form, string, string][] = [
  ['access', 'firstName', 'First name is required.'],
  ['access', 'email', emailRequired],
  ['access', 'profileUrl', urlRequired],
  ['access', 'projectDescription', project],
  ['access', 'numberOfStudies', studies],
  ['access', 'nonCommercialUse', nonCommercial],
  ['demo', 'message', needs],
  ['demo', 'platformsToDemo', platform],
  ['demo', 'dataProcessingConsent', processing],
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.close());

describe('the rules of both forms are the same in zod, GraphQL and REST', () => {
  it.each(cases)('%s %s with %j results in %s', async (form, field, value, message) => {
    const { sample, schema, path, mutation } = forms[form];
    const input = { ...sample, [field]: value };
    const expected = message === undefined ? undefined : { [field]: message };

    const zod = schema.safeParse(input);
    expect(zod.error && firstMessages(zod.error)).toEqual(expected);

    const { errors } = await app.graphql(mutation, { input });
    expect(errors[0]?.extensions.fields).toEqual(expected);
    expect(errors[0]?.message).toEqual(message);
    expect(errors[0]?.extensions.code).toEqual(message && 'BAD_USER_INPUT');

    const response = await app.send('POST', path, input);
    expect(response.status).toBe(message === undefined ? 201 : 400);
    expect(await response.json()).toEqual(
      message === undefined
        ? { success: true, id: expect.any(String) as string }
        : { error: message, fields: expected },
    );
  });

  it.each(wronglyTyped)(
    'REST returns the message of field %s.%s when it is missing, null or of the wrong type',
    async (form, field, message) => {
      for (const value of [undefined, null, 42, { a: 1 }]) {
        const { sample, path } = forms[form];
        const response = await app.send('POST', path, { ...sample, [field]: value });
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ error: message, fields: { [field]: message } });
      }
    },
  );

  it.each(['access', 'demo'] as const)(
    'GraphQL returns a standard validation error for a missing field of the %s form',
    async (form) => {
      const { mutation } = forms[form];
      const { status, errors } = await app.graphql(mutation, { input: {} });
      expect(status).toBe(400);
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );
});
