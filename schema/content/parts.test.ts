import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadContent } from './content.fixture.ts';
import { contentPartNames, fileOfPart } from './content-parts.ts';
import { faqsSchema, navigationSchema, teamSchema } from './lists.ts';
import { partSchemas } from './part-schemas.ts';
import { linkedTextSchema } from './parts.ts';

const faqs = loadContent('faqs.yaml', faqsSchema);
const team = loadContent('team.yaml', teamSchema);
const navigation = loadContent('navigation.yaml', navigationSchema);

describe('error messages for an owner who edits the files', () => {
  const issuesOf = (schema: z.ZodType, content: unknown) =>
    (schema.safeParse(content).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );
  const [faq] = faqs;
  const [member] = team;

  it.each([
    ['a missing text', faqsSchema, [{ ...faq, answer: undefined }], '0.answer is missing'],
    ['an empty text', faqsSchema, [{ ...faq, answer: ' ' }], '0.answer must not be empty'],
    ['an id used twice', faqsSchema, [faq, faq], '1.id is used twice: "what-is-loon-lens"'],
    ['a misspelt key', faqsSchema, [{ ...faq, anser: 'x' }], '0 Unrecognized key: "anser"'],
    [
      'an address without a host',
      teamSchema,
      [{ ...member, sample: false, linkedinUrl: 'https://' }],
      '0.linkedinUrl must be an absolute https:// address',
    ],
    [
      'a real address still flagged as a sample',
      teamSchema,
      [{ ...member, linkedinUrl: 'https://www.linkedin.com/in/someone' }],
      '0.sample must agree with the addresses: true with reserved .example hosts, false with real ones',
    ],
    [
      'an ORCID iD with a wrong checksum',
      teamSchema,
      [{ ...member, orcid: '0000-0002-1825-0098' }],
      '0.orcid must be an ORCID iD, such as 0000-0002-1825-0097',
    ],
    [
      'a link to an anchor that is not there',
      navigationSchema,
      [{ ...navigation[0], href: '#nowhere' }],
      '0.href must be a page of this site or an anchor of its home page',
    ],
  ])('%s', (_case, schema, content, message) => {
    expect(issuesOf(schema, content)).toEqual([message]);
  });
});

it.each(['0000-0002-1825-0097', 'https://orcid.org/0000-0002-1694-233x', undefined])(
  'the ORCID iD %j is stored bare',
  (orcid) => {
    const [stored] = teamSchema.parse([{ ...team[0], orcid }]);
    expect(stored?.orcid).toBe(orcid?.replace('https://orcid.org/', '').toUpperCase());
  },
);

/**
 * Variants of a value, each with one text, number or list made invalid in a way that is possible in
 * a form.
 */
function* spoilt(value: unknown): Generator {
  if (typeof value === 'string') yield* ['', 'x'.repeat(2_000), undefined];
  if (typeof value === 'number') yield* ['', '12a', -1, 1.5, 1e12, undefined];
  if (typeof value === 'boolean') yield !value;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) yield* [[], [...(value as unknown[]), ...(value as unknown[])]];
  for (const [key, inner] of Object.entries(value)) {
    for (const worse of spoilt(inner)) {
      yield Array.isArray(value)
        ? value.map((each: unknown, index) => (String(index) === key ? worse : each))
        : { ...value, [key]: worse };
    }
  }
}

function unboundedTexts(schema: Described, path: string): string[] {
  if (schema.maxCharacters !== undefined) return [];
  const isFixed = [schema.const, schema.enum, schema.format === 'date' || undefined].some(
    (it) => it !== undefined,
  );
  if (schema.type === 'string') return isFixed || schema.maxLength !== undefined ? [] : [path];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      unboundedTexts(inner, `${path}.${name}`),
    ),
    ...(schema.items ? unboundedTexts(schema.items, `${path}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) =>
      unboundedTexts(each, path),
    ),
  ];
}

interface Described {
  type?: string;
  const?: unknown;
  enum?: unknown;
  format?: string;
  maxLength?: number;
  maxCharacters?: number;
  properties?: Readonly<Record<string, Described>>;
  items?: Described;
  anyOf?: readonly Described[];
  oneOf?: readonly Described[];
}

it.each(contentPartNames)('every text of %s has an upper bound', (name) => {
  const schema: z.ZodType = partSchemas[name];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  expect(unboundedTexts(described as Described, name)).toEqual([]);
});

it('a sentence with links is bounded as a whole, regardless of the number of runs', () => {
  const runs = Array.from({ length: 51 }, () => ({ text: 'x'.repeat(100) }));
  expect(linkedTextSchema.safeParse(runs.slice(1)).success).toBe(true);
  expect(linkedTextSchema.safeParse(runs).error?.issues).toMatchObject([
    { path: [], message: 'must be at most 5,000 characters' },
  ]);
});

const filed = contentPartNames.filter((name) => fileOfPart(name).endsWith('.yaml'));

it.each(filed)('every problem with %s is reported in the site’s own words', (name) => {
  const schema: z.ZodType = partSchemas[name];
  const value = loadContent(fileOfPart(name), schema);
  const messages = new Set<string>();
  for (const worse of spoilt(Array.isArray(value) ? value.slice(0, 3) : value)) {
    for (const { message } of schema.safeParse(worse).error?.issues ?? []) messages.add(message);
  }
  expect(messages.size).toBeGreaterThan(0);
  expect([...messages].filter((message) => /^(Too |Invalid|expected)/.test(message))).toEqual([]);
});
