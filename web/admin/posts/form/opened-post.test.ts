import { describe, expect, it } from 'vitest';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { newestTexts } from '../drafts/use-kept-texts.ts';
import { openPost } from './opened-post.ts';
import { emptyPost, type EditedPost } from './post-values.ts';

const stored: EditedPost = {
  ...emptyPost,
  id: '01990000-0000-7000-8000-000000000000',
  version: 5,
  title: 'Stored',
  subtitle: null,
  metaDescription: null,
  updatedAt: '2025-02-08T12:00:00.000Z',
  faqs: [],
};
const kept: UnsavedText = {
  id: 'a',
  postId: stored.id,
  basedOn: 3,
  writtenAt: 0,
  changes: { content: 'Half' },
};

describe('a form that goes on with a kept text', () => {
  it('shows it over the stored post, and a save over a newer version asks first', () => {
    expect(openPost(stored, kept)).toMatchObject({
      id: stored.id,
      version: 3,
      base: { title: 'Stored', content: '' },
      values: { title: 'Stored', content: 'Half' },
    });
    expect(openPost(stored, undefined).version).toBe(5);
  });

  it('has no version in create mode', () => {
    const opened = openPost(undefined, { ...kept, postId: null, basedOn: null });
    expect(opened).toMatchObject({ id: undefined, version: undefined, base: emptyPost });
    expect(opened.values.content).toBe('Half');
  });
});

it('of a text that browser and server keep the newer copy is offered, the last written first', () => {
  const newer = { ...kept, writtenAt: 2, changes: { content: 'Half a' } };
  const other = { ...kept, id: 'b', writtenAt: 3 };
  expect(newestTexts([kept, other, newer])).toEqual([other, newer]);
});
