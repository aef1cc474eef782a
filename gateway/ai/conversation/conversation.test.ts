import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { engines } from '../../testing/test-database.ts';
import { article, streams } from '../testing/openai-server.ts';
import {
  accept,
  leave,
  shorter,
  startConversationDesk,
  type ConversationDesk,
} from '../testing/conversation-desk.ts';

describe.each(engines)('a conversation about a post on %s', (engine) => {
  let desk: ConversationDesk;
  let server: ConversationDesk['server'];
  let app: ConversationDesk['app'];
  beforeAll(async () => {
    desk = await startConversationDesk(engine);
    ({ server, app } = desk);
  });
  beforeEach(() => desk.reset());
  afterAll(() => desk.close());

  it('sends the house rules, the messages so far and the current text of the post', async () => {
    await desk.done(
      'mutation { saveAiSettings(input: { houseRules: "Say payer." }) { houseRules } }',
      {},
    );
    const post = await desk.generated();
    server.behave(streams(JSON.stringify(shorter)));
    const first = await desk.revised(post.id, '  make it shorter ');
    await desk.done(leave, { id: first.id });
    const byHand = `Edited by hand.\n\n${article.content}`;
    await app.change(post.id, { content: byHand, tags: ['By hand'] });
    await desk.revised(post.id, 'now softer');

    const { model, messages, response_format: format, stream } = server.calls.at(-1)?.body ?? {};
    expect({ model, stream, format }).toMatchObject({
      model: 'test-model',
      stream: true,
      format: { type: 'json_schema', json_schema: { name: 'article', strict: true } },
    });
    expect(messages?.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
    const [system, ...said] = messages?.map(({ content }) => content) ?? [];
    expect(system).toMatch(/^You revise articles of the blog of Loon,.*British English/s);
    expect(system).toContain('never invent a citation');
    expect(system).toContain('\n> Say payer.\n');
    const now = {
      title: article.title,
      excerpt: article.excerpt,
      tags: ['By hand'],
      content: byHand,
      faqs: article.faqs,
    };
    expect(said).toEqual([
      'Brief:\nLiving reviews',
      'I wrote the first draft of the post.',
      'Request:\nmake it shorter',
      'I proposed a revised post. The editor left the post as it was.',
      `Request:\nnow softer\n\nThe post as it stands now, as JSON:\n${JSON.stringify(now)}`,
    ]);
    await desk.done('mutation { saveAiSettings(input: { houseRules: "" }) { houseRules } }', {});
  });

  it('proposes a revision of this post, without saving it and without a second post', async () => {
    const post = await desk.generated();
    const before = await app.database.reader.query<unknown[]>('SELECT id FROM post');
    server.behave(streams(JSON.stringify(shorter)));
    const turn = await desk.revised(post.id, 'make it shorter');
    expect(turn).toMatchObject({
      message: 'make it shorter',
      askedBy: 'ada@loon.example',
      state: 'PROPOSED',
      failure: null,
      basedOn: 1,
      leftOut: 0,
      savedVersion: null,
      revision: shorter,
    });
    expect(await desk.stored(post.id)).toEqual(post);
    expect(await app.database.reader.query<unknown[]>('SELECT id FROM post')).toEqual(before);
    expect(await desk.turnsOf(post.id)).toMatchObject([
      { message: 'Living reviews', state: 'WRITTEN', basedOn: null, revision: null },
      { id: turn.id, state: 'PROPOSED', revision: shorter },
    ]);
  });

  it('saves accepted changes as a new version; history and activity show who accepted them, and that AI wrote them', async () => {
    const post = await desk.generated();
    server.behave(streams(JSON.stringify(shorter)));
    const { id } = await desk.revised(post.id, 'make it shorter');
    const input = { title: shorter.title, version: 1 };
    await desk.done(accept, { id, input });
    expect(await desk.stored(post.id)).toMatchObject({
      title: shorter.title,
      content: article.content,
      tags: article.tags,
      version: 2,
      published: false,
    });
    expect((await desk.turnsOf(post.id)).at(-1)).toMatchObject({
      state: 'ACCEPTED',
      savedVersion: 2,
    });
    const { postVersions } = await app.read<{ postVersions: { edges: { node: object }[] } }>(
      `{ postVersions(postId: "${post.id}", first: 9) { edges { node { version savedBy changed model } } } }`,
      'administrator',
    );
    expect(postVersions.edges.map(({ node }) => node)).toEqual([
      { version: 2, savedBy: 'ada@loon.example', changed: ['title'], model: 'test-model' },
      { version: 1, savedBy: 'ada@loon.example', changed: [], model: 'test-model' },
    ]);
    const entries = await app.database.reader.find(AuditEntry, {
      where: { subjectId: post.id },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
      ['post.create', 'ada@loon.example', null],
      ['ai.generate', 'ada@loon.example', 'By test-model'],
      ['ai.revise', 'ada@loon.example', 'By test-model'],
      ['post.update', 'ada@loon.example', 'Changed: title'],
    ]);
  });

  it('another administrator saved in the meantime: the conflict is reported, and nothing is lost', async () => {
    const post = await desk.generated();
    server.behave(streams(JSON.stringify(shorter)));
    const { id } = await desk.revised(post.id, 'make it shorter');
    await app.change(post.id, { subtitle: 'By somebody else' });
    const { errors } = await desk.ask(accept, { id, input: { title: shorter.title, version: 1 } });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('you edited version 1, and it is now version 2') as string,
      extensions: { code: 'CONFLICT' },
    });
    expect(await desk.stored(post.id)).toMatchObject({
      title: article.title,
      subtitle: 'By somebody else',
      version: 2,
    });
    expect((await desk.turnsOf(post.id)).at(-1)).toMatchObject({
      state: 'PROPOSED',
      revision: shorter,
    });
    await desk.done(accept, { id, input: { title: shorter.title, version: 2 } });
    expect(await desk.stored(post.id)).toMatchObject({
      title: shorter.title,
      subtitle: 'By somebody else',
    });
  });

  it('validates accepted changes like every post, and cannot publish them', async () => {
    const post = await desk.generated();
    server.behave(streams(JSON.stringify(shorter)));
    const { id } = await desk.revised(post.id, 'make it shorter');
    const { errors } = await desk.ask(accept, { id, input: { title: ' ', version: 1 } });
    expect(errors[0]?.extensions.fields).toEqual({ title: 'Title is required' });
    const published = await desk.ask(accept, { id, input: { published: true, version: 1 } });
    expect(published.status).toBe(400);
    expect(await desk.stored(post.id)).toEqual(post);
  });

  it('revises a post written by hand, without FAQs, too', async () => {
    const post = await app.post({ title: 'By hand', published: false });
    const text = { ...shorter, excerpt: '', tags: [], faqs: [] };
    server.behave(streams(JSON.stringify(text)));
    expect(await desk.revised(post.id, 'make it shorter')).toMatchObject({ revision: text });
    expect(server.calls[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });
});
