import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLimits as limits } from '../../../schema/limits.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { Post } from '../entities/post.entity.ts';

const query = `query ($content: String!) { previewPost(content: $content) {
  contentHtml sections { anchor title } readTime excerpt } }`;

describe('the preview of a draft', () => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp('sqlite');
  });
  afterAll(() => app.close());

  it('renders the content as a save does, and stores nothing', async () => {
    const content = `## Findings\n\nFirst *sentence*.<script>alert(1)</script> ${'Word '.repeat(220)}`;
    const { data } = await app.graphql(query, { content }, app.cookie);
    expect(await app.database.reader.count(Post)).toBe(0);
    const { slug } = await app.post({ content });
    const stored = await app.read<{ post: object }>(
      `{ post(slug: "${slug}") { contentHtml sections { anchor title } readTime excerpt } }`,
    );
    expect(data).toEqual({ previewPost: stored.post });
    expect(JSON.stringify(data)).not.toContain('<script');
  });

  it('shows content that is too short for a post, and refuses content that is too long', async () => {
    const short = await app.graphql(query, { content: 'Half' }, app.cookie);
    expect(short.data).toEqual({
      previewPost: { contentHtml: '<p>Half</p>', sections: [], readTime: 1, excerpt: 'Half' },
    });
    const content = 'x'.repeat(limits.contentMax + 1);
    const long = await app.graphql(query, { content }, app.cookie);
    expect(long.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('refuses an answer that is too long, and too many answers', async () => {
    const withAnswers = `query ($answers: [String!]!) {
      previewPost(content: "Half", answers: $answers) { answersHtml } }`;
    const preview = (answers: string[]) => app.graphql(withAnswers, { answers }, app.cookie);
    const longest = 'x'.repeat(limits.faqAnswerMax);
    expect((await preview([longest])).data).toEqual({
      previewPost: { answersHtml: [expect.stringContaining(longest)] },
    });
    const tooLong = await preview(['Short.', `${longest}x`]);
    expect(tooLong.errors[0]).toMatchObject({
      message: 'Each answer must be at most 5,000 characters.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const tooMany = await preview(Array<string>(limits.faqsMax + 1).fill('Short.'));
    expect(tooMany.errors[0]).toMatchObject({
      message: 'A post may have at most 40 FAQs.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('is only for administrators', async () => {
    const { errors } = await app.graphql(query, { content: 'Half' });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
