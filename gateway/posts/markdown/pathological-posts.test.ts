import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentMessages } from '../../../schema/messages.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { testRendering } from '../../testing/rendering.ts';
import { Post } from '../entities/post.entity.ts';

let app: BlogApp;
beforeAll(async () => {
  app = await startBlogApp('sqlite', { rendering: { ...testRendering, seconds: 1 } });
});
afterAll(() => app.close());

const content = '**a__b'.repeat(16_000);

it('a pathological preview and save are refused, and visitors get responses during that time', async () => {
  const order: string[] = [];
  const noting = async <T>(name: string, answer: Promise<T>): Promise<T> => {
    const value = await answer;
    order.push(name);
    return value;
  };
  const preview = noting(
    'preview',
    app.graphql(
      'query ($content: String!) { previewPost(content: $content) { contentHtml } }',
      { content },
      app.cookie,
    ),
  );
  const save = noting(
    'save',
    app.send('POST', '/api/blog/admin/posts', { title: 'Intricate', content }, app.cookie),
  );
  for (let asked = 0; asked < 10; asked += 1) {
    await noting('visitor', app.send('GET', '/healthz'));
  }
  const { errors } = await preview;
  expect(errors).toMatchObject([
    {
      message: contentMessages.tooIntricate,
      extensions: { code: 'BAD_USER_INPUT', fields: { content: contentMessages.tooIntricate } },
    },
  ]);
  expect((await save).status).toBe(400);
  expect(await (await save).json()).toEqual({
    error: contentMessages.tooIntricate,
    fields: { content: contentMessages.tooIntricate },
  });
  expect(order.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'visitor'));
  expect(order.slice(10).sort()).toEqual(['preview', 'save']);
  expect(await app.database.reader.count(Post)).toBe(0);
});

it('pathological FAQ answers are refused in the same way', async () => {
  const answers = Array.from({ length: 40 }, () => '*a_ '.repeat(1_250));
  const order: string[] = [];
  const preview = app
    .graphql(
      'query ($answers: [String!]!) { previewPost(content: "", answers: $answers) { answersHtml } }',
      { answers },
      app.cookie,
    )
    .finally(() => order.push('preview'));
  for (let asked = 0; asked < 10; asked += 1) {
    await app.send('GET', '/healthz');
    order.push('visitor');
  }
  expect((await preview).errors).toMatchObject([{ message: contentMessages.tooIntricate }]);
  expect(order).toEqual([...Array.from({ length: 10 }, () => 'visitor'), 'preview']);
});

it('pathological FAQ answers in pending changes are refused in the same way for readers of a preview link', async () => {
  const { id, version } = await app.post();
  const faqs = Array.from({ length: 40 }, (_, number) => ({
    id: `faq-${String(number)}`,
    question: 'Why?',
    answer: `${String(number)} ${'*a_ '.repeat(1_240)}`,
  }));
  const saved = await app.graphql(
    `mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { id } }`,
    { id, input: { version, faqs } },
    app.cookie,
  );
  expect(saved.errors).toEqual([]);
  const made = await app.graphql(`mutation { createPreviewLink(postId: "${id}") }`, {}, app.cookie);
  const { createPreviewLink } = made.data as { createPreviewLink: string };
  const token = createPreviewLink.split('/').at(-1) ?? '';
  const order: string[] = [];
  const read = app
    .graphql(`{ previewedPost(token: "${token}") { faqs { answerHtml } } }`)
    .finally(() => order.push('preview'));
  for (let asked = 0; asked < 10; asked += 1) {
    await app.send('GET', '/healthz');
    order.push('visitor');
  }
  const { errors } = await read;
  expect(errors[0]).toMatchObject({ message: contentMessages.tooIntricate });
  expect(order).toEqual([...Array.from({ length: 10 }, () => 'visitor'), 'preview']);
});
