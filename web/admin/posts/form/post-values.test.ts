import { describe, expect, it } from 'vitest';
import { eachOptionalText } from '../../../../schema/post-fields.ts';
import { createPostSchema } from '../../../../schema/post-rules.ts';
import { changesBetween, emptyPost, valuesFrom, valuesOf, type EditedPost } from './post-values.ts';

const stored: EditedPost = {
  id: '01990000-0000-7000-8000-000000000000',
  version: 3,
  slug: 'on-loons',
  title: 'On loons',
  content: `They dive.\r\n\r\n${'Deep. '.repeat(30)}`,
  author: 'Loon Team',
  ...eachOptionalText(() => null),
  excerpt: 'They dive.',
  tags: ['Birds'],
  references: [{ text: 'PRISMA', url: null, doi: '10.1136/bmj.n71' }],
  authors: [{ name: 'Ada Byron', member: 'ada' }],
  reviewer: null,
  revisedAt: '2025-03-01T12:00:00.000Z',
  published: true,
  publishedAt: '2025-02-08T12:00:00.000Z',
  updatedAt: '2025-02-08T12:00:00.000Z',
  faqs: [{ id: 'dive', question: 'Do loons dive?', answer: 'They do.' }],
  writtenByProgram: null,
  aiInvolvement: 'HUMAN_ONLY',
  confirmedBy: null,
  confirmedAt: null,
  waitingChanges: null,
};

describe('a save', () => {
  it('uses the preset author "Loon Team" in create mode', () => {
    expect(emptyPost.author).toBe('Loon Team');
  });

  it('sends nothing for an unchanged post, even if the rules normalize its values', () => {
    const values = valuesOf(stored);
    const normalised = valuesFrom(createPostSchema.parse(values));
    expect(changesBetween(values, normalised)).toEqual({});
    const respelled = { ...values, publishedAt: '2025-02-08T13:00:00+01:00' };
    expect(changesBetween(values, respelled)).toEqual({});
  });

  it('sends only the changed fields', () => {
    const values = valuesOf(stored);
    const faqs = [...values.faqs, { question: 'How deep?', answer: 'Sixty metres.' }];
    expect(changesBetween(values, { ...values, slug: '', faqs })).toEqual({ slug: '', faqs });
  });
});
