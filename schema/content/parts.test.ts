import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { loadContent } from './content.fixture.ts';
import { faqsSchema, navigationSchema, teamSchema } from './lists.ts';

const faqs = loadContent('faqs.yaml', faqsSchema);
const team = loadContent('team.yaml', teamSchema);
const navigation = loadContent('navigation.yaml', navigationSchema);

describe('messages for an owner who edits the files', () => {
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
      'a link to an anchor that is not there',
      navigationSchema,
      [{ ...navigation[0], href: '#nowhere' }],
      '0.href must be a page of this site or an anchor of its home page',
    ],
  ])('%s', (_case, schema, content, message) => {
    expect(issuesOf(schema, content)).toEqual([message]);
  });
});
