import { describe, expect, it } from 'vitest';
import { generatedPostSchema, generationFields } from './generation-rules.ts';

const whole = {
  title: 'Living reviews for JCA timelines',
  excerpt: 'Why a living review keeps pace.',
  tags: ['HTA', 'hta', 'Living reviews'],
  content: 'Evidence moves faster than a dossier. '.repeat(5),
  faqs: [{ question: 'What is a living review?', answer: 'One that is kept up to date.' }],
};

describe('the idea for the AI blog generator', () => {
  it.each(['', '   ', '\n\t'])('is ignored if empty or whitespace-only (%j)', (content) => {
    expect(generationFields.content.safeParse(content).success).toBe(false);
  });

  it('is trimmed, and a blank author becomes the default name', () => {
    expect(generationFields.content.parse('  living reviews ')).toBe('living reviews');
    expect(generationFields.author.parse(' ')).toBe('Loon Team');
    expect(generationFields.author.parse(undefined)).toBe('Loon Team');
    expect(generationFields.title.parse(null)).toBe('');
  });
});

describe('a generated post (title, excerpt, tags, content, FAQs)', () => {
  it('is valid if complete, and gets ids for its FAQs and loses repeated tags and unknown keys', () => {
    expect(generatedPostSchema.parse({ ...whole, published: true })).toEqual({
      ...whole,
      tags: ['HTA', 'Living reviews'],
      faqs: [{ id: 'what-is-a-living-review', ...whole.faqs[0] }],
    });
  });

  it.each([
    ['title', ''],
    ['excerpt', ' '],
    ['tags', []],
    ['tags', 'HTA'],
    ['content', 'Too short.'],
    ['faqs', []],
    ['faqs', [{ question: 'Why?' }]],
  ])('is invalid with %s %j', (field, value) => {
    expect(generatedPostSchema.safeParse({ ...whole, [field]: value }).success).toBe(false);
    const { [field as keyof typeof whole]: _left, ...without } = whole;
    expect(generatedPostSchema.safeParse(without).success).toBe(false);
  });
});
