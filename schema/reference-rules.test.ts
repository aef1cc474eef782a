import { describe, expect, it } from 'vitest';
import {
  attributionLimits as limits,
  attributionMessages as messages,
} from './attribution-rules.ts';
import { firstMessages } from './first-messages.test-support.ts';
import { doiAddress, doiOf, referenceAddress } from './doi.ts';
import { createPostSchema, updatePostSchema } from './post-rules.ts';

const parsed = (change: object) => updatePostSchema.parse(change);
function refused(change: object): string | undefined {
  const { error } = updatePostSchema.safeParse(change);
  return error && Object.values(firstMessages(error))[0];
}

describe('references with text, `url` or `doi`', () => {
  const one = { text: 'PRISMA 2020', url: null, doi: null };

  it.each([
    [{ url: 'https://www.bmj.com/content/372/bmj.n71' }, {}],
    [{ url: 'http://example.org/a?b=c#d' }, {}],
    [{ url: '' }, { url: null }],
    [{ doi: '10.1136/bmj.n71' }, {}],
    [{ doi: ' doi:10.1136/bmj.n71 ' }, { doi: '10.1136/bmj.n71' }],
    [{ url: 'https://doi.org/10.1136/bmj.n71' }, { url: null, doi: '10.1136/bmj.n71' }],
    [{ url: '10.1136/bmj.n71' }, { url: null, doi: '10.1136/bmj.n71' }],
    [
      { url: 'https://doi.org/10.1136/bmj.n71', doi: '10.1136/bmj.n71' },
      { url: null, doi: '10.1136/bmj.n71' },
    ],
    [
      { url: 'http://dx.doi.org/10.1175/1520-0493%281950%29078%3C0001:VOFEIT%3E2.0.CO;2' },
      { url: null, doi: '10.1175/1520-0493(1950)078<0001:VOFEIT>2.0.CO;2' },
    ],
  ])('%j is stored as %j', (sent, stored) => {
    expect(parsed({ references: [{ ...one, ...sent }] }).references).toEqual([
      { ...one, ...sent, ...stored },
    ]);
  });

  it.each([
    [{ text: ' ' }, messages.referenceText],
    [{ text: 'x'.repeat(limits.referenceTextMax + 1) }, /at most 1,000 characters/],
    [{ url: 'javascript:alert(1)' }, messages.link],
    [{ url: 'ftp://example.org' }, messages.link],
    [{ url: 'www.example.org' }, messages.link],
    [{ url: 'https://user:secret@example.org' }, messages.link],
    [{ url: 'https://example.org/"><script>' }, messages.link],
    [{ url: 3 }, messages.link],
    [{ doi: '11.1136/x' }, messages.doi],
    [{ url: 'https://example.org', doi: '10.1136/bmj.n71' }, messages.linkOrDoi],
  ])('%j is refused with a plain message', (sent, message) => {
    expect(refused({ references: [{ ...one, ...sent }] })).toMatch(message);
  });

  it('there may be up to 60; null removes all, and absent leaves them unchanged', () => {
    const many = Array.from({ length: limits.referencesMax + 1 }, () => one);
    expect(refused({ references: many })).toBe(messages.tooManyReferences);
    expect(parsed({ references: many.slice(1) }).references).toHaveLength(60);
    expect(parsed({ references: null }).references).toEqual([]);
    expect(parsed({}).references).toBeUndefined();
  });

  it('a line break in a pasted text becomes a space', () => {
    const text = 'Page MJ, et al.\r\n  BMJ 2021';
    expect(parsed({ references: [{ text }] }).references?.[0]?.text).toBe(
      'Page MJ, et al. BMJ 2021',
    );
  });

  it('a DOI always links to https://doi.org/…, whatever characters it contains', () => {
    expect(doiAddress('10.1136/bmj.n71')).toBe('https://doi.org/10.1136/bmj.n71');
    const odd = '10.1175/1520-0493(1950)078<0001:VOFEIT>2.0.CO;2';
    expect(doiOf(doiAddress(odd))).toBe(odd);
    expect(doiAddress(odd)).not.toMatch(/[<>"]/);
    expect(referenceAddress({ url: 'https://example.org', doi: null })).toBe('https://example.org');
    expect(referenceAddress({ url: null, doi: null })).toBeUndefined();
  });
});

describe('authors and reviewers are team members or plain names', () => {
  it('a plain name is a valid person, and repeated authors are removed', () => {
    const { authors } = parsed({
      authors: [
        'Ada  Byron',
        { name: 'ADA BYRON' },
        { member: 'ada' },
        { name: '', member: 'ada' },
      ],
    });
    expect(authors).toEqual([
      { name: 'Ada Byron', member: null },
      { name: '', member: 'ada' },
    ]);
    expect(parsed({ reviewer: { name: 'Ada' } }).reviewer).toEqual({ name: 'Ada', member: null });
  });

  it('an empty reviewer means none, and an absent one leaves the reviewer unchanged', () => {
    expect(parsed({ reviewer: { name: ' ' } }).reviewer).toBeNull();
    expect(parsed({ reviewer: null }).reviewer).toBeNull();
    expect(parsed({}).reviewer).toBeUndefined();
  });

  it.each([
    [{ authors: [{ name: ' ' }] }, messages.authorName],
    [{ authors: 'Ada' }, messages.authors],
    [{ authors: [{ member: 'Not A Key' }] }, messages.member],
    [{ authors: Array.from({ length: 11 }, (_, n) => `Ada ${n}`) }, messages.tooManyAuthors],
    [{ reviewer: 7 }, messages.reviewer],
    [{ reviewer: { name: 'x'.repeat(101) } }, /at most 100 characters/],
    [{ revisedAt: 'soon' }, messages.revisedAt],
    [{ revisionNote: 'x'.repeat(501) }, /at most 500 characters/],
    [{ metaTitle: 'x'.repeat(201) }, /at most 200 characters/],
    [{ doi: '11.1136/x' }, messages.doi],
    [{ doi: `10.1136/${'x'.repeat(300)}` }, /at most 300 characters/],
  ])('%j is refused with a plain message', (sent, message) => {
    expect(refused(sent)).toMatch(message);
  });
});

it('`revisedAt` as a date means noon in UTC, and null removes it', () => {
  expect(parsed({ revisedAt: '2026-11-22' }).revisedAt).toEqual(new Date('2026-11-22T12:00:00Z'));
  expect(parsed({ revisedAt: null }).revisedAt).toBeNull();
});

it.each([
  ['10.1136/bmj.n71', '10.1136/bmj.n71'],
  [' doi:10.1136/bmj.n71 ', '10.1136/bmj.n71'],
  ['https://doi.org/10.1136/bmj.n71', '10.1136/bmj.n71'],
  [null, ''],
  ['', ''],
  [undefined, undefined],
])('the DOI of a post sent as %j is stored as %j', (sent, stored) => {
  expect(parsed({ doi: sent }).doi).toBe(stored);
});

it('a post without attribution fields gets no defaults for them', () => {
  const content = 'Evidence needs time. '.repeat(6);
  const { references, authors, reviewer, revisedAt } = createPostSchema.parse({
    title: 'T',
    content,
  });
  expect([references, authors, reviewer, revisedAt]).toEqual(Array(4).fill(undefined));
});
