import { expect, it } from 'vitest';
import { emptyPost } from '../form/post-values.ts';
import { differingFields } from './differing-fields.ts';

it('a conflict lists all fields in which the two texts differ, and who changed them', () => {
  const base = { ...emptyPost, title: 'One', tags: ['A'] };
  const mine = { ...base, title: 'Mine', content: 'The same' };
  const theirs = { ...base, title: 'Theirs', tags: ['A', 'B'], content: 'The same' };
  expect(differingFields(base, mine, theirs)).toEqual([
    { label: 'Title', mine: 'Mine', theirs: 'Theirs', changedByMe: true, long: false },
    { label: 'Tags', mine: 'A', theirs: 'A, B', changedByMe: false, long: false },
  ]);
});

it('content and FAQs are long: the dialog shows their differences as the history does', () => {
  const theirs = { ...emptyPost, content: 'Theirs', faqs: [{ question: 'Q', answer: 'A' }] };
  expect(differingFields(emptyPost, { ...emptyPost, content: 'Mine' }, theirs)).toMatchObject([
    { label: 'Content', long: true },
    { label: 'FAQs', long: true },
  ]);
});
