import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v4 as uuidv4 } from 'uuid';
import { postDraftLimits as limits } from '../../../schema/limits.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostDraft } from './post-draft.entity.ts';
import { PostDraftsService } from './post-drafts.service.ts';
import { dayMs } from '../../../schema/durations.ts';

const save = `mutation ($input: PostDraftInput!) { savePostDraft(input: $input) {
  id basedOn writtenAt text { title content } } }`;
const list = `query ($postId: ID) { postDrafts(postId: $postId) {
  id basedOn text { title content tags published publishedAt faqs { id question answer } } } }`;

interface Draft {
  id: string;
  text: Record<string, unknown>;
}

describe.each(engines)('unsaved drafts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  beforeEach(() => app.database.write((manager) => manager.clear(PostDraft)));
  afterAll(() => app.close());

  const inputOf = (fields: object = {}) => ({
    id: uuidv4(),
    writtenAt: new Date().toISOString(),
    text: { title: 'Half a ti' },
    ...fields,
  });
  const send = (input: object, cookie = app.cookie) => app.graphql(save, { input }, cookie);
  async function drafts(postId?: string, cookie = app.cookie): Promise<Draft[]> {
    const { data } = await app.graphql(list, { postId }, cookie);
    return (data as { postDrafts: Draft[] }).postDrafts;
  }

  it('are autosaved to the server with the changed fields, valid or not', async () => {
    const post = await app.post();
    const text = {
      content: 'Too sh',
      tags: ['A'],
      published: true,
      publishedAt: '',
      faqs: [{ question: 'Who?', answer: '' }],
    };
    const { errors } = await send(inputOf({ postId: post.id, basedOn: 1, text }));
    expect(errors).toEqual([]);
    expect(await drafts(post.id)).toMatchObject([
      { basedOn: 1, text: { ...text, title: null, faqs: [{ id: null, question: 'Who?' }] } },
    ]);
    expect(await drafts()).toEqual([]);
  });

  it('are replaced by the form’s next text, but not by an earlier one that arrives late', async () => {
    const input = inputOf({ writtenAt: '2030-01-01T12:00:00.000Z' });
    await send(input);
    await send({
      ...input,
      writtenAt: '2030-01-01T12:00:02.000Z',
      text: { title: 'Half a title' },
    });
    await send({ ...input, writtenAt: '2030-01-01T12:00:01.000Z', text: { title: 'Half a tit' } });
    expect(await drafts()).toMatchObject([{ text: { title: 'Half a title' } }]);
  });

  it('of two tabs with the same post are both stored, the last written first', async () => {
    const { id: postId } = await app.post();
    const text = { title: 'Of the other tab' };
    await send(inputOf({ postId, writtenAt: '2030-01-01T12:00:00.000Z' }));
    await send(inputOf({ postId, writtenAt: '2030-01-01T12:00:01.000Z', text }));
    expect(await drafts(postId)).toMatchObject([{ text }, { text: { title: 'Half a ti' } }]);
  });

  it('of all posts are in one list with the titles of their posts, the last written first', async () => {
    const { id: postId } = await app.post({ title: 'Stored' });
    const write = (minute: number, fields: object) =>
      send(inputOf({ writtenAt: `2030-01-01T12:0${minute}:00.000Z`, ...fields }));
    await write(1, { text: { title: 'First idea' } });
    await write(2, { postId });
    await write(3, { text: { title: 'Second idea' } });
    const all = '{ unsavedDrafts { postId postTitle text { title } } }';
    expect((await app.graphql(all, {}, app.cookie)).data).toEqual({
      unsavedDrafts: [
        { postId: null, postTitle: null, text: { title: 'Second idea' } },
        { postId, postTitle: 'Stored', text: { title: 'Half a ti' } },
        { postId: null, postTitle: null, text: { title: 'First idea' } },
      ],
    });
    expect((await app.graphql(all, {}, {})).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are only visible to their writer', async () => {
    const input = inputOf();
    await send(input);
    await app.database.write((manager) =>
      manager.update(PostDraft, { id: input.id }, { owner: 'grace@loon.example' }),
    );
    expect(await drafts()).toEqual([]);
    expect((await send(input)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const discard = 'mutation ($id: ID!) { discardPostDraft(id: $id) }';
    expect((await app.graphql(discard, { id: input.id }, app.cookie)).data).toEqual({
      discardPostDraft: false,
    });
    expect(await app.database.reader.countBy(PostDraft, { id: input.id })).toBe(1);
  });

  it('are discarded only by a successful save of the post', async () => {
    const input = inputOf();
    await send(input);
    const create = `mutation ($post: CreatePostInput!, $draft: ID!) {
      createPost(input: $post) { id } discardPostDraft(id: $draft) }`;
    const variables = { post: { title: 'Whole', content: 'Too short' }, draft: input.id };
    const refused = await app.graphql(create, variables, app.cookie);
    expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await drafts()).toHaveLength(1);
    const post = { title: 'Whole', content: 'Long enough. '.repeat(10) };
    await app.graphql(create, { ...variables, post }, app.cookie);
    expect(await drafts()).toEqual([]);
  });

  it('refuse unauthenticated requests, unknown posts and texts beyond the limits', async () => {
    expect((await send(inputOf(), {})).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const unknown = await send(inputOf({ postId: uuidv4() }));
    expect(unknown.errors[0]?.extensions.code).toBe('NOT_FOUND');
    const huge = await send(inputOf({ text: { content: 'x'.repeat(limits.textMax + 1) } }));
    expect(huge.errors[0]).toMatchObject({
      message: 'This text is too long to be saved as a draft.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await app.database.reader.count(PostDraft)).toBe(0);
  });

  it('are neither listed nor discarded by an id without a row', async () => {
    await send(inputOf());
    expect(await drafts('no-id')).toEqual([]);
    const discard = 'mutation { discardPostDraft(id: "no-id") }';
    expect(await app.graphql(discard, {}, app.cookie)).toMatchObject({
      data: { discardPostDraft: false },
      errors: [],
    });
    expect(await drafts()).toHaveLength(1);
  });

  it('are deleted after 30 days, and the oldest ones when a person has more than 50', async () => {
    const inDays = (days: number) =>
      new PostDraftsService(app.database, () => new Date(Date.now() + days * dayMs));
    await send(inputOf());
    await inDays(29).purge();
    expect(await drafts()).toHaveLength(1);
    await inDays(31).purge();
    expect(await drafts()).toEqual([]);

    for (let count = 0; count <= limits.draftsPerPerson; count += 1) {
      await send(inputOf({ text: { title: String(count) } }));
    }
    const titles = await app.database.reader.find(PostDraft);
    expect(titles).toHaveLength(limits.draftsPerPerson);
    expect(titles.map(({ text }) => text.title)).not.toContain('0');
  });
});
