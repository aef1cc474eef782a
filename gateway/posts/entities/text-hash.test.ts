import { expect, it } from 'vitest';
import type { PostSnapshot } from './post-revision.entity.ts';
import { approvedTextHash, readTextHash } from './text-hash.ts';

const text: PostSnapshot = {
  ...{ title: 'Title', slug: 'title', author: 'Loon Team', tags: ['HTA'], excerpt: null },
  ...{ subtitle: null, metaDescription: null, metaTitle: null, doi: null, revisionNote: null },
  ...{ content: 'Text.', faqs: [{ id: 'why', question: 'Why?', answer: 'So.' }], reviewer: null },
  references: [{ text: 'A study.', url: null, doi: '10.1000/1' }],
  authors: [{ name: 'Ada', member: null }],
  ...{ published: true, publishedAt: null, revisedAt: null },
};

const textChanges: Partial<PostSnapshot>[] = [
  { title: 'Title.' },
  { subtitle: 'Below' },
  { content: 'Text. ' },
  { excerpt: 'Summary' },
  { faqs: [{ id: 'why', question: 'Why?', answer: 'So!' }] },
  { references: [{ text: 'A study.', url: null, doi: '10.1000/2' }] },
  { metaTitle: 'Title' },
  { metaDescription: 'Title' },
];

it.each(textChanges)('a text that a person answers for is another one with %j', (change) => {
  expect(readTextHash({ ...text, ...change })).not.toBe(readTextHash(text));
  expect(approvedTextHash({ ...text, ...change })).not.toBe(approvedTextHash(text));
});

it('slug, tags, author and the ids of FAQs are not part of a text that a person answers for', () => {
  const faqs = text.faqs.map((faq) => ({ ...faq, id: 'other' }));
  const changed = { ...text, slug: 'other', tags: [], author: 'Other', faqs };
  expect(readTextHash(changed)).toBe(readTextHash(text));
  expect(approvedTextHash(changed)).toBe(approvedTextHash(text));
});

it('the authors are part of what a reviewer approves, not of what a person has read', () => {
  const changed = { ...text, authors: [{ name: 'Grace', member: null }] };
  expect(readTextHash(changed)).toBe(readTextHash(text));
  expect(approvedTextHash(changed)).not.toBe(approvedTextHash(text));
});
