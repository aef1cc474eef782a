import { describe, expect, it } from 'vitest';
import type { PostValues } from '../form/post-values.ts';
import { changesOf, draftTextOf } from './unsaved-text.ts';

describe('an unsaved draft', () => {
  it.each<[string, Partial<PostValues>]>([
    ['one field', { title: '' }],
    ['a date', { publishedAt: '2031-01-01T00:00:00.000Z' }],
    ['no date any more', { publishedAt: null }],
    [
      'everything',
      {
        title: 'T',
        content: 'Too sh\r\n',
        tags: ['a', 'b'],
        published: false,
        faqs: [
          { id: 'q', question: 'Q', answer: '' },
          { question: '', answer: 'A' },
        ],
      },
    ],
  ])('comes back as it was: %s', (_, changes) => {
    const answered = JSON.parse(JSON.stringify(draftTextOf(changes))) as object;
    expect(changesOf(answered)).toEqual(changes);
    const nulls = { title: null, content: null, faqs: null, publishedAt: null, published: null };
    expect(changesOf({ ...nulls, ...answered })).toEqual(changes);
  });

  it('is undefined if the stored value has another format', () => {
    expect(changesOf({ title: 7 })).toBeUndefined();
    expect(changesOf('text')).toBeUndefined();
  });
});
