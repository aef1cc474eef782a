import { describe, expect, it } from 'vitest';
import { firstMessages } from './first-messages.test-support.ts';
import { countedLength, studyRanges } from './request-choices.ts';
import { accessRequestSchema, demoRequestFields, demoRequestSchema } from './request-rules.ts';
import type { AccessRequest, DemoRequest } from './request-rules.ts';

const accessRequest: AccessRequest = {
  firstName: 'Ingrid',
  lastName: 'Sørensen',
  affiliation: 'Lakehead Research Group',
  email: 'ingrid@lakehead.example',
  profileUrl: 'orcid.org/0000-0002-1825-0097',
  projectDescription: 'd'.repeat(100),
  referralSource: 'ASH',
  numberOfStudies: '1,000-5,000',
  nonCommercialUse: true,
  dataCommunicationsConsent: true,
  dataProcessingConsent: true,
};

const demoRequest: DemoRequest = {
  firstName: 'Amir',
  lastName: 'Rahimi',
  affiliation: 'Northgate Biotech',
  email: 'a.rahimi@northgate.example',
  profileUrl: 'linkedin.com/in/arahimi',
  referralSource: 'A poster',
  message: 'Ten chars!',
  platformsToDemo: ['Lens', 'Waters'],
  dataCommunicationsConsent: true,
  dataProcessingConsent: true,
};

const schemas = { access: accessRequestSchema, demo: demoRequestSchema };
const samples = { access: accessRequest, demo: demoRequest };
type Kind = keyof typeof schemas;

function messagesFor(kind: Kind, changes: Record<string, unknown>) {
  const { error } = schemas[kind].safeParse({ ...samples[kind], ...changes });
  return error === undefined ? {} : firstMessages(error);
}

const invalidEmail = 'Please enter a valid professional email address.';
const urlRequired = 'Professional or Research Profile URL is required.';
const trialUrl = 'Please enter a valid URL (e.g., linkedin.com/in/yourname).';
const demoUrl =
  'Please enter a valid profile URL (e.g., linkedin.com/in/yourname or scholar.google.com/citations?user=xyz).';
const describeProject = 'Please provide at least 100 characters describing your research project.';
const describeReferral =
  'Please provide at least 3 characters describing where you heard about us.';
const describeNeeds = 'Please provide at least 10 characters describing your HEOR/HTA needs.';
const selectStudies = 'Please select the number of studies.';
const selectPlatform = 'Please select at least one platform.';
const agreeNonCommercial =
  'You must agree to use the trial exclusively for non-commercial research.';
const consentUpdates = 'You must consent to receive project updates and communications.';
const consentProcessing = 'You must consent to data storage and processing.';

const ownMessages: Record<Kind, Record<string, string>> = {
  access: {
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
    affiliation: 'Affiliation is required.',
    email: 'Professional email is required.',
    profileUrl: urlRequired,
    projectDescription: describeProject,
    referralSource: describeReferral,
    numberOfStudies: selectStudies,
    nonCommercialUse: agreeNonCommercial,
    dataCommunicationsConsent: consentUpdates,
    dataProcessingConsent: consentProcessing,
  },
  demo: {
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
    email: 'Professional email is required.',
    affiliation: 'Affiliation is required.',
    profileUrl: urlRequired,
    referralSource: describeReferral,
    message: describeNeeds,
    platformsToDemo: selectPlatform,
    dataCommunicationsConsent: consentUpdates,
    dataProcessingConsent: consentProcessing,
  },
};

const wronglyTyped: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['an object', { length: 200 }],
  ['a list of lists', [['Lens']]],
  ['empty', ''],
  ['blank', ' \r\n\t '],
];

describe.each(['access', 'demo'] as const)('%s request', (kind) => {
  it('a complete request is accepted unchanged', () => {
    expect(schemas[kind].parse(samples[kind])).toEqual(samples[kind]);
  });

  it.each(
    Object.entries(ownMessages[kind]).flatMap(([field, message]) =>
      wronglyTyped.map(([how, value]) => [field, how, value, message] as const),
    ),
  )('%s %s gets that field’s message', (field, _how, value, message) => {
    expect(messagesFor(kind, { [field]: value })).toEqual({ [field]: message });
  });

  it('an empty body gives every field’s message, in the order of the rules', () => {
    const { error } = schemas[kind].safeParse({});
    const messages = error === undefined ? {} : firstMessages(error);
    expect(Object.entries(messages)).toEqual(Object.entries(ownMessages[kind]));
  });

  it.each([[null], ['text'], [undefined], [7]])('%j is not a valid request', (body) => {
    const { error } = schemas[kind].safeParse(body);
    expect(error && Object.keys(firstMessages(error))).toEqual(['root']);
  });

  it('unknown fields are ignored', () => {
    const body = { ...samples[kind], id: 1, status: 'closed', createdAt: 'now' };
    expect(schemas[kind].parse(body)).toEqual(samples[kind]);
  });

  it('strings are trimmed before validation', () => {
    const parsed = schemas[kind].parse({
      ...samples[kind],
      firstName: '  Ana ',
      email: ' ana@northgate.example\n',
      profileUrl: '\tlinkedin.com/in/ana ',
      referralSource: ' abc ',
    });
    expect(parsed).toMatchObject({
      firstName: 'Ana',
      email: 'ana@northgate.example',
      profileUrl: 'linkedin.com/in/ana',
      referralSource: 'abc',
    });
  });

  it.each([
    ['not-an-address', 'not valid'],
    ['ana@northgate', 'not valid'],
    ['ana@gmail.com', 'free mail'],
    ['ana@TEST.com', 'free mail, whatever the case'],
    ['ana@northgate.example\r\nBcc: eve@evil.example', 'CR/LF'],
  ])('email %j gets the same message (%s)', (email) => {
    expect(messagesFor(kind, { email })).toEqual({ email: invalidEmail });
  });

  it.each([
    ['firstName', 100, 'First name must be at most 100 characters.'],
    ['lastName', 100, 'Last name must be at most 100 characters.'],
    ['affiliation', 200, 'Affiliation must be at most 200 characters.'],
    ['referralSource', 500, 'How you heard about us must be at most 500 characters.'],
  ])('%s may have at most %i characters', (field, max, message) => {
    expect(messagesFor(kind, { [field]: 'a'.repeat(max) })).toEqual({});
    expect(messagesFor(kind, { [field]: 'a'.repeat(max + 1) })).toEqual({ [field]: message });
  });

  it('email and profile URL have maximum lengths', () => {
    const email = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}example`;
    const profileUrl = `university.ca/${'a'.repeat(487)}`;
    expect(messagesFor(kind, { email, profileUrl })).toEqual({
      email: 'Professional email must be at most 254 characters.',
      profileUrl: 'Professional or Research Profile URL must be at most 500 characters.',
    });
  });

  it.each(['firstName', 'lastName', 'affiliation'])('%s refuses line breaks', (field) => {
    const messages = messagesFor(kind, { [field]: 'Ana\r\nBcc: eve@evil.example' });
    expect(messages[field]).toMatch(/must not contain line breaks\.$/);
  });

  it('referralSource needs at least 3 characters', () => {
    expect(messagesFor(kind, { referralSource: 'ab' })).toEqual({
      referralSource: describeReferral,
    });
    expect(messagesFor(kind, { referralSource: 'abc' })).toEqual({});
  });

  it.each(['dataCommunicationsConsent', 'dataProcessingConsent'])('%s must be true', (field) => {
    for (const value of [false, 'true', 1, 'on']) {
      expect(messagesFor(kind, { [field]: value })).toEqual({
        [field]: ownMessages[kind][field],
      });
    }
  });
});

describe('fields of the trial form', () => {
  it('profileUrl follows the loose URL pattern', () => {
    expect(messagesFor('access', { profileUrl: 'yourname' })).toEqual({ profileUrl: trialUrl });
    expect(messagesFor('access', { profileUrl: 'university.ca' })).toEqual({});
  });

  it('projectDescription needs at least 100 characters, not counting surrounding space', () => {
    const projectDescription = `  ${'d'.repeat(99)}  `;
    expect(countedLength(projectDescription)).toBe(99);
    expect(messagesFor('access', { projectDescription })).toEqual({
      projectDescription: describeProject,
    });
  });

  it('projectDescription may have at most 5,000 characters, including line breaks', () => {
    const projectDescription = `${'d'.repeat(98)}\n\n`.repeat(50).trim();
    expect(messagesFor('access', { projectDescription })).toEqual({});
    expect(messagesFor('access', { projectDescription: 'd'.repeat(5_001) })).toEqual({
      projectDescription: 'Research project description must be at most 5,000 characters.',
    });
  });

  it.each(['0-500', '500-1,000', '1,000-5,000', '5,000-10,000', 'Over 10,000'])(
    'numberOfStudies may be %s',
    (numberOfStudies) => {
      expect(messagesFor('access', { numberOfStudies })).toEqual({});
      expect(studyRanges).toContain(numberOfStudies);
    },
  );

  it.each(['0–500', '1000', 'over 10,000', 'Over 10,000 studies'])(
    'numberOfStudies may not be %s',
    (numberOfStudies) => {
      expect(messagesFor('access', { numberOfStudies })).toEqual({
        numberOfStudies: selectStudies,
      });
    },
  );

  it('nonCommercialUse must be true', () => {
    expect(messagesFor('access', { nonCommercialUse: false })).toEqual({
      nonCommercialUse: agreeNonCommercial,
    });
  });
});

describe('fields of the demo form', () => {
  it.each(['x.com/jane', 'scholar.google.com/citations?user=xyz'])(
    'profileUrl may be %s',
    (profileUrl) => {
      expect(messagesFor('demo', { profileUrl })).toEqual({});
    },
  );

  it.each(['x.com/jan', 'university.example', 'yourname-at-work'])(
    'profileUrl may not be %s',
    (profileUrl) => {
      expect(messagesFor('demo', { profileUrl })).toEqual({ profileUrl: demoUrl });
    },
  );

  it('message needs at least 10 characters and may have at most 5,000', () => {
    expect(messagesFor('demo', { message: 'Nine char' })).toEqual({ message: describeNeeds });
    expect(messagesFor('demo', { message: 'm'.repeat(5_000) })).toEqual({});
    expect(messagesFor('demo', { message: 'm'.repeat(5_001) })).toEqual({
      message: 'Message must be at most 5,000 characters.',
    });
  });

  it.each<[unknown, string]>([
    [[], 'none'],
    [['Hatch'], 'an unknown one'],
    [['Lens', 'lens'], 'another case'],
    [['Lens', 7], 'a number among them'],
    ['Lens', 'a text in place of a list'],
  ])('platformsToDemo %j gets its message (%s)', (platformsToDemo) => {
    expect(messagesFor('demo', { platformsToDemo })).toEqual({ platformsToDemo: selectPlatform });
  });

  it('duplicate platforms are removed, and the chosen order stays', () => {
    const parsed = demoRequestFields.platformsToDemo.parse(['Waters', 'Lens', 'Waters', 'Lens']);
    expect(parsed).toEqual(['Waters', 'Lens']);
  });
});
