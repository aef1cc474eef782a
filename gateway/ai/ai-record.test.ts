import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Post } from '../posts/entities/post.entity.ts';
import { contentWith, type RestPost } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import {
  accept,
  shorter,
  startConversationDesk,
  type ConversationDesk,
} from './testing/conversation-desk.ts';

const overrideReason = 'It is a demonstration of what AI writes.';
const assisted = { aiInvolvement: 'AI_ASSISTED', confirmedBy: 'ada@loon.example' };
const autonomous = { aiInvolvement: 'AI_AUTONOMOUS', confirmedBy: null };
const humanOnly = { aiInvolvement: 'HUMAN_ONLY', confirmedBy: null };

type Involvement = typeof autonomous & { confirmedAt: string | null };

describe.each(engines)('the part that AI had in a post on %s', (engine) => {
  let desk: ConversationDesk;
  let app: ConversationDesk['app'];
  beforeAll(async () => {
    desk = await startConversationDesk(engine);
    app = desk.app;
  });
  beforeEach(() => desk.reset());
  afterAll(() => desk.close());

  const fields = 'aiInvolvement confirmedBy confirmedAt';
  const involvementOf = async (id: string): Promise<Involvement> => {
    const query = `{ adminPost(id: "${id}") { ${fields} } }`;
    return (await app.read<{ adminPost: Involvement }>(query, 'administrator')).adminPost;
  };
  /** Of the versions, newest first. */
  const versionsOf = async (postId: string): Promise<string[]> => {
    const { postVersions } = await app.read<{
      postVersions: { edges: { node: Involvement }[] };
    }>(`{ postVersions(postId: "${postId}") { edges { node { ${fields} } } } }`, 'administrator');
    return postVersions.edges.map(({ node }) => node.aiInvolvement);
  };
  const codeOf = async (operation: string, variables: object = {}) =>
    (await desk.ask(operation, variables)).errors[0]?.extensions.code;
  const confirm = (id: string, version: number): string =>
    `mutation { confirmReading(id: "${id}", version: ${String(version)}) { id aiInvolvement } }`;
  const update = `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }`;
  const keep = `mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { id } }`;
  /** A public article that AI wrote and a person has read. */
  const publicArticle = async (): Promise<RestPost> => {
    const { id } = await desk.generated();
    return app.change(id, { published: true, confirmReading: true });
  };
  const publicPage = async (slug: string): Promise<string> =>
    (await app.send('GET', `/reflections/${slug}.md`)).text();

  it('is known from the first generated word, and never cleared by editing (product 24.1)', async () => {
    const human = await app.post({ published: false });
    expect(await involvementOf(human.id)).toMatchObject(humanOnly);
    const { id } = await desk.generated();
    expect(await involvementOf(id)).toMatchObject(autonomous);
    await app.change(id, { title: 'By a person', content: contentWith('something else') });
    expect(await involvementOf(id)).toMatchObject(autonomous);
    expect(await versionsOf(id)).toEqual(['AI_AUTONOMOUS', 'AI_AUTONOMOUS']);
  });

  it('is AI_ASSISTED while a person answers for exactly this text (product 24.2)', async () => {
    const { id, version } = await desk.generated();
    expect(await codeOf(confirm(id, version + 1))).toBe('CONFLICT');
    expect(await codeOf(confirm(id, version))).toBeUndefined();
    expect(await involvementOf(id)).toMatchObject(assisted);
    expect((await involvementOf(id)).confirmedAt).toMatch(/^\d{4}-/);
    await app.change(id, { tags: ['HTA'], slug: `read-${id}`, author: 'Ada' });
    expect(await involvementOf(id)).toMatchObject(assisted);
    for (const change of [{ subtitle: 'Below' }, { excerpt: 'Short' }, { metaTitle: 'Title' }]) {
      await app.change(id, { confirmReading: true });
      await app.change(id, change);
      expect(await involvementOf(id), JSON.stringify(change)).toMatchObject(autonomous);
    }
    await app.change(id, { title: 'Read again', confirmReading: true });
    expect(await involvementOf(id)).toMatchObject(assisted);
    expect((await versionsOf(id)).slice(0, 2)).toEqual(['AI_ASSISTED', 'AI_AUTONOMOUS']);
    const needsVersion = { id, input: { published: true, confirmReading: true } };
    expect(await codeOf(update, needsVersion)).toBe('BAD_USER_INPUT');
  });

  it('blocks publication until a person has read the text, or an owner gives a reason (product 24.3)', async () => {
    const { id, version } = await desk.generated();
    const { errors } = await desk.ask(update, { id, input: { published: true, version } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CHECKS_FAILED',
      findings: [{ rule: 'ai-not-confirmed', severity: 'BLOCKS' }],
    });
    expect((await app.put(id, { published: true })).status).toBe(422);
    expect((await app.put(id, { published: true, confirmReading: true })).status).toBe(200);
    for (const change of [{ title: 'Unread' }, { excerpt: 'Unread' }]) {
      expect((await app.put(id, change)).status, JSON.stringify(change)).toBe(422);
    }
    expect((await app.put(id, { tags: ['HTA'] })).status).toBe(200);
    expect(await involvementOf(id)).toMatchObject(assisted);
    expect((await app.put(id, { title: 'Unread', overrideReason })).status).toBe(200);
    expect(await involvementOf(id)).toMatchObject(autonomous);
    expect((await app.put(id, { title: 'Read', confirmReading: true })).status).toBe(200);
  });

  it('goes with restored versions, whose confirmation holds if the text is the same', async () => {
    const { id, version: human } = await app.post({ title: 'By a person' });
    const turn = await desk.revised(id, 'Shorter, please');
    const input = { title: shorter.title, version: human };
    expect(await codeOf(accept, { id: turn.id, input })).toBe('CHECKS_FAILED');
    const read = { ...input, confirmReading: true };
    expect(await codeOf(accept, { id: turn.id, input: read })).toBeUndefined();
    expect(await involvementOf(id)).toMatchObject(assisted);
    await app.change(id, { title: 'Unread', overrideReason });
    const restore = (restored: number, version: number): string =>
      `mutation { restorePostVersion(postId: "${id}", restored: ${String(restored)}, version: ${String(version)}) { version } }`;
    expect(await codeOf(restore(human + 1, human + 2))).toBeUndefined();
    expect(await involvementOf(id)).toMatchObject(assisted);
    expect(await codeOf(restore(human, human + 3))).toBeUndefined();
    expect(await involvementOf(id)).toMatchObject(humanOnly);
    expect(await codeOf(restore(human + 2, human + 4))).toBe('CHECKS_FAILED');
  });

  it('goes with pending changes and their confirmation', async () => {
    const { id, version } = await publicArticle();
    expect(await codeOf(keep, { id, input: { version, title: 'Pending' } })).toBeUndefined();
    const publish = (number: number, more = ''): string =>
      `mutation { publishPostChanges(id: "${id}", number: ${String(number)}, version: ${String(version)}${more}) { id } }`;
    expect(await codeOf(publish(1))).toBe('CHECKS_FAILED');
    const confirmed = { version, waitingChanges: 1, confirmReading: true };
    expect(await codeOf(keep, { id, input: confirmed })).toBeUndefined();
    expect(await codeOf(publish(2))).toBeUndefined();
    expect(await involvementOf(id)).toMatchObject(assisted);
  });

  it('is stated to visitors and machines (product 24.4)', async () => {
    const line = 'Written with the help of AI, read and edited by Ada.';
    const human = await app.post();
    const { id, slug } = await publicArticle();
    const disclosures = async () => {
      const { post, by } = await app.read<Record<'post' | 'by', Pick<Post, 'aiDisclosure'>>>(
        `{ post(slug: "${slug}") { aiDisclosure aiStatement } by: post(slug: "${human.slug}") { aiDisclosure aiStatement } }`,
      );
      return [post, by];
    };
    const none = { aiDisclosure: 'human-only', aiStatement: null };
    expect(await disclosures()).toEqual([{ aiDisclosure: 'ai-assisted', aiStatement: line }, none]);
    const markdown = await publicPage(slug);
    expect(markdown).toContain('\naiDisclosure: ai-assisted\n');
    expect(markdown.trimEnd().endsWith(line)).toBe(true);
    expect(await publicPage(human.slug)).toContain('\naiDisclosure: human-only\n');
    const llms = await (await app.send('GET', '/llms.txt')).text();
    expect(llms).toMatch(new RegExp(`${slug}.md\\).*\\(aiDisclosure: ai-assisted\\)`));
    const feed = (await (await app.send('GET', '/feed.json')).json()) as {
      items: { url: string; _ai_disclosure: string }[];
    };
    const inFeed = feed.items.find(({ url }) => url.endsWith(slug));
    expect(inFeed?._ai_disclosure).toBe('ai-assisted');
    await app.change(id, { title: 'Unread', overrideReason });
    const byAi = { aiDisclosure: 'ai-autonomous', aiStatement: 'Generated by AI.' };
    expect(await disclosures()).toEqual([byAi, none]);
    const { errors } = await app.graphql(`{ post(slug: "${slug}") { confirmedBy } }`);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('does not stop a schedule from being set, only from coming due', async () => {
    const { id } = await desk.generated();
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await app.put(id, { published: true, publishedAt })).status).toBe(200);
    expect((await app.put(id, { publishedAt: '2020-01-01T00:00:00Z' })).status).toBe(422);
    const scheduled = await app.database.reader.findOneByOrFail(Post, { id });
    expect(scheduled).toMatchObject({ published: true, aiInvolved: true, confirmation: null });
  });
});
