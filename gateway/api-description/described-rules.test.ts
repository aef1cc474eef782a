import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createPostSchema } from '../../schema/post-rules.ts';
import { accessRequestSchema, demoRequestSchema } from '../../schema/request-rules.ts';
import { contentWith } from '../testing/blog-app.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { openApiDocument } from './openapi-document.ts';

const { components } = openApiDocument('http://localhost:3000', 'Loon') as {
  components: { schemas: Record<string, object> };
};
const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Every combination of a start and an end. */
const joined = (beginnings: readonly string[], ends: readonly string[]): string[] =>
  beginnings.flatMap((beginning) => ends.map((end) => beginning + end));
const x = (count: number): string => 'x'.repeat(count);

const nothing = [undefined, null, 7, true, [], {}, '', ' ', '\n\t ', '\u200b', ' \u00ad\u2060 '];
const names = ['Ada', ' Ada ', 'Ada\nGrace', '\nAda\r\n', 'Ada\u2028Grace', 'é', '\u200bA', x(80)];
const texts = [
  ...[1, 2, 3, 4, 9, 10, 11, 99, 100, 101].flatMap((count) => [x(count), `  ${x(count)}\n`]),
  ...[`x${' '.repeat(98)}`, `x${' '.repeat(98)}x`, `x${' '.repeat(97)}x`],
];
const addresses = [
  ...joined(
    ['ada', 'a.b', 'a..b', '.a', 'a.', 'a b', "o'neil+x", '', 'ä', x(64), x(65), 'a@b'],
    [
      ...['@loon.example', '@loon', '@-loon.example', '@loon-.example', '@loon.example-', '@'],
      ...['@a.b.co', '@loon.c', '@loon.c0', '@loon.xn--p1ai', '@loon.xn--', '@loon.xn--a-', ''],
      ...['@gmail.com', '@GMail.Com', '@staff.gmail.com', '@gmail.company', '@notgmail.com'],
      ...[`@${x(63)}.example`, `@${x(64)}.example`, '@loon..example', '@loon.example.', '@[::1]'],
    ],
  ),
  ...[' ada@loon.example ', 'Ada <ada@loon.example>', 'ada@loon.example,b@loon.example'],
];
const profileUrls = [
  ...joined(
    ['', 'https://', 'HTTP://', 'ftp://', 'https:', '//', 'javascript:', 'https://user@'],
    [
      ...['linkedin.com/in/ada', 'linkedin.com', 'linkedin.com/', 'linkedin.com/?id=1', 'a.co/x'],
      ...['LinkedIn.com?id=1', 'linkedin.com?', 'linkedin.com#a', 'de.linkedin.com/?trk=1'],
      ...['ada.academia.edu', 'www.academia.edu', 'www.academia.edu/ada', 'academia.edu/?q=1'],
      ...['WWW.academia.edu?', 'www.academia.edu?q=1', 'www.academia.edu#a', 'ada.github.io/#a'],
      ...['www.ada.github.io', 'notlinkedin.com', 'notlinkedin.com?id=1', 'example.museum'],
      ...['example.toolong', 'example.toolong/me', 'example.xn--p1ai/me', 'example.c/me', 'me'],
      ...['example.org:80/me', 'example..org/me', '-a.example/me', 'example.org/a b', 'a.b/<x>'],
      ...['example.org/#x', 'example.org//', 'example.org/?', 'example.org/\\', 'example.c0m/me'],
      ...['linkedin.com/?#a', 'linkedin.com?#', 'scholar.google.com/?user=x', 'orcid.org/`'],
    ],
  ),
  ' https://orcid.org/0000-0002-1825-0097 ',
];
const consents = [true, false, 'true', 1];
const platformLists = [
  ['Lens'],
  ['Waters', 'Lens', 'Not interested in a demo'],
  ['Echo'],
  ['Lens', 'Echo'],
  [''],
  [7],
  'Lens',
];
const slugs = ['a-b', 'a--b', '-a', 'a-', 'A', 'a b', 'ä', ' a ', 'a_b', '1'];

interface Described {
  name: string;
  rule: z.ZodType;
  good: object;
  /** Values to send in each field, valid or not. */
  sent: Record<string, readonly unknown[]>;
}

const request = {
  ...{ firstName: names, lastName: names, affiliation: names, email: addresses },
  ...{ profileUrl: profileUrls, referralSource: texts },
  ...{ dataCommunicationsConsent: consents, dataProcessingConsent: consents },
};
const described: Described[] = [
  {
    name: 'AccessRequest',
    rule: accessRequestSchema,
    good: accessRequest,
    sent: {
      ...request,
      projectDescription: texts,
      numberOfStudies: ['0-500', 'Over 10,000', '7', ''],
      nonCommercialUse: consents,
    },
  },
  {
    name: 'DemoRequest',
    rule: demoRequestSchema,
    good: demoRequest,
    sent: { ...request, message: texts, platformsToDemo: platformLists },
  },
  {
    name: 'NewPost',
    rule: createPostSchema,
    good: { title: 'Title', content: contentWith() },
    sent: { title: names, content: texts, author: names, slug: slugs },
  },
];

describe.each(described)('the description of $name', ({ name, rule, good, sent }) => {
  const accepts = ajv.compile(components.schemas[name] ?? {});

  it.each(Object.entries(sent))('accepts the same values of %s as the rules', (field, values) => {
    const outcomes = new Set<boolean>();
    for (const value of [...values, ...nothing]) {
      const body = JSON.parse(JSON.stringify({ ...good, [field]: value })) as unknown;
      const { success } = rule.safeParse(body);
      outcomes.add(success);
      expect(
        accepts(body),
        `${field}: ${JSON.stringify(value)} is ${success ? 'good' : 'bad'}`,
      ).toBe(success);
    }
    expect(outcomes).toEqual(new Set([true, false]));
  });
});
