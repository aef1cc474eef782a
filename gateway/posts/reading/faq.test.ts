import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostBody } from '../entities/post-body.entity.ts';

interface Answered {
  post: { faqs: { answer: string; answerHtml: string }[] };
}

const question = 'Why?';
const answer = 'Because *this*.\n\nAnd [that](/that).';
const answerHtml = '<p>Because <em>this</em>.</p>\n<p>And <a href="/that">that</a>.</p>';

describe.each(engines)('FAQ answers in Markdown on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  const faqsOf = async (slug: string) =>
    (await app.read<Answered>(`{ post(slug: "${slug}") { faqs { answer answerHtml } } }`)).post
      .faqs;

  it('are stored as they were typed, together with their HTML', async () => {
    const { id, slug, faqs } = await app.post({
      faqs: [{ question, answer }],
      overrideReason: 'What it leads to is to come.',
    });
    expect(faqs).toEqual([{ id: 'why', question, answer }]);
    expect(await faqsOf(slug)).toEqual([{ answer, answerHtml }]);
    await app.change(id, { faqs: [{ question, answer: 'Now **so**.' }] });
    expect(await faqsOf(slug)).toEqual([
      { answer: 'Now **so**.', answerHtml: '<p>Now <strong>so</strong>.</p>' },
    ]);
  });

  it('are rendered when read if the post was saved without their HTML', async () => {
    const { id, slug } = await app.post({});
    await app.database.write((manager) =>
      manager.update(PostBody, id, { faqs: [{ id: 'why', question, answer }] }),
    );
    expect(await faqsOf(slug)).toEqual([{ answer, answerHtml }]);
  });

  it('are previewed in a draft as a save would render them', async () => {
    const { data } = await app.graphql(
      'query ($answers: [String!]!) { previewPost(content: "x", answers: $answers) { answersHtml } }',
      { answers: [answer] },
      app.cookie,
    );
    expect(data).toEqual({ previewPost: { answersHtml: [answerHtml] } });
  });
});
