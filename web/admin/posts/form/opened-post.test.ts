import { describe, expect, it } from 'vitest';
import { eachOptionalText } from '../../../../schema/post-fields.ts';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { newestTexts } from '../drafts/use-draft-offers.ts';
import { changesToSend, mergedFields, openPost, openSaved } from './opened-post.ts';
import { emptyPost, type EditedPost } from './post-values.ts';

const stored: EditedPost = {
  ...emptyPost,
  id: '01990000-0000-7000-8000-000000000000',
  version: 5,
  title: 'Stored',
  ...eachOptionalText(() => null),
  updatedAt: '2025-02-08T12:00:00.000Z',
  references: [],
  authors: [],
  reviewer: null,
  faqs: [],
  writtenByProgram: null,
  aiInvolvement: 'HUMAN_ONLY',
  confirmedBy: null,
  confirmedAt: null,
  waitingChanges: null,
};
const draft: UnsavedText = {
  id: 'a',
  postId: stored.id,
  basedOn: 3,
  writtenAt: 0,
  changes: { content: 'Half' },
};

describe('a form that resumes a draft', () => {
  it('shows it over the stored post and asks before saving over a newer version', () => {
    expect(openPost(stored, draft)).toMatchObject({
      id: stored.id,
      version: 3,
      base: { title: 'Stored', content: '' },
      values: { title: 'Stored', content: 'Half' },
    });
    expect(openPost(stored, undefined).version).toBe(5);
  });

  it('has no version in create mode', () => {
    const opened = openPost(undefined, { ...draft, postId: null, basedOn: null });
    expect(opened).toMatchObject({ id: undefined, version: undefined, base: emptyPost });
    expect(opened.values.content).toBe('Half');
  });
});

describe('a form with pending changes', () => {
  const nothing = {
    title: null,
    author: null,
    content: null,
    ...eachOptionalText(() => null),
    slug: null,
    tags: null,
    excerpt: null,
    references: null,
    authors: null,
    reviewer: null,
    revisedAt: null,
    published: null,
    publishedAt: null,
    faqs: null,
  };
  const pending: EditedPost = {
    ...stored,
    title: 'Live',
    excerpt: 'Live excerpt',
    publishedAt: '2025-02-08T12:00:00.000Z',
    waitingChanges: {
      number: 2,
      basedOn: 4,
      savedAt: '2025-02-09T12:00:00.000Z',
      savedBy: 'ada@loon.example',
      byProgram: false,
      aiInvolvement: 'HUMAN_ONLY',
      confirmedBy: null,
      confirmedAt: null,
      draft: { ...nothing, title: 'Waiting', excerpt: '' },
    },
  };

  it('names the program that wrote the pending changes or the post, until a person publishes it', () => {
    const { waitingChanges } = pending;
    const byKey = waitingChanges && { ...waitingChanges, byProgram: true, savedBy: 'API key: CRM' };
    expect(openPost(pending, undefined).program).toBeUndefined();
    expect(openPost({ ...pending, waitingChanges: byKey }, undefined).program).toBe('API key: CRM');
    const written = { ...stored, writtenByProgram: 'API key: Import' };
    expect(openPost(written, undefined).program).toBe('API key: Import');
  });

  it('shows them over the live text, based on the version that they change', () => {
    const opened = openPost(pending, undefined);
    expect(opened).toMatchObject({
      version: 4,
      pending: { number: 2, outdated: true },
      live: { title: 'Live', excerpt: 'Live excerpt', publishedAt: pending.publishedAt },
      values: { title: 'Waiting', excerpt: '', publishedAt: pending.publishedAt },
    });
    expect(opened.values).toEqual(opened.base);
  });

  it('resumes a draft that is older than they are based on earlier ones, so that its save asks first', () => {
    const savedAt = Date.parse(pending.waitingChanges?.savedAt ?? '');
    const edited = (writtenAt: number) =>
      openPost(pending, { ...draft, basedOn: 4, writtenAt }).pending?.edited;
    expect([edited(savedAt - 1), edited(savedAt + 1)]).toEqual([1, 2]);
    expect(openPost(pending, undefined).pending?.edited).toBe(2);
  });

  it('saves them with later edits, including edits that revert to the live text', () => {
    const opened = openPost(pending, undefined);
    expect(changesToSend(opened, { ...opened.values, title: 'Live', author: 'Ada' })).toEqual({
      title: 'Live',
      author: 'Ada',
      excerpt: '',
    });
  });

  it('continues after they are saved and after they are published', () => {
    const typed = openPost(pending, undefined).values;
    expect(openSaved(pending, typed, typed)).toMatchObject({
      pending: { number: 2 },
      live: { title: 'Live' },
      base: { title: 'Waiting' },
    });
    const published = { ...pending, title: 'Waiting', waitingChanges: null, version: 6 };
    expect(openSaved(published, typed, typed)).toMatchObject({
      version: 6,
      pending: undefined,
      live: { title: 'Waiting' },
    });
  });
});

describe('a form that stays open after a save', () => {
  const typed = { ...openPost(stored, undefined).values, title: 'Mine', content: 'As I typed it' };

  it('keeps the content as it was typed, if that was saved', () => {
    const saved = { ...stored, title: 'Mine', content: 'As it is stored' };
    expect(openSaved(saved, typed, typed).base.content).toBe('As I typed it');
  });

  it('takes content that somebody else has saved, if mine was not sent', () => {
    const saved = { ...stored, title: 'Mine', content: 'Theirs' };
    const { base, values } = openSaved(saved, typed, { title: 'Mine' });
    expect([base.content, values.content]).toEqual(['Theirs', 'Theirs']);
    expect(mergedFields(typed, base, typed)).toMatchObject({ content: 'Theirs' });
  });
});

it('the newer copy of each draft is offered, most recently written first', () => {
  const newer = { ...draft, writtenAt: 2, changes: { content: 'Half a' } };
  const other = { ...draft, id: 'b', writtenAt: 3 };
  expect(newestTexts([draft, other, newer])).toEqual([other, newer]);
});
