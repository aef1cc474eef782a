import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '../../schema/durations.ts';
import { ScheduledPublication } from '../posts/schedule/scheduled-publication.entity.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { addPerson } from '../auth/testing/add-person.ts';
import { makeKey } from '../keys/testing/make-key.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { contentWith } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { startReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

describe.each(engines)('the rules for publications on %s', (engine) => {
  let desk: ReviewDesk;
  beforeAll(async () => {
    desk = await startReviewDesk(engine);
  });
  afterEach(() => desk.rules({ appliesTo: 'NONE' }));
  afterAll(() => desk.close());

  const missingIn = ({ errors: [error] }: Awaited<ReturnType<ReviewDesk['send']>>) => {
    const { code, missing } = (error?.extensions ?? {}) as { code?: string; missing?: string[] };
    return code === 'REVIEW_REQUIRED' ? missing : undefined;
  };
  const isPublished = async (id: string): Promise<boolean> =>
    (await desk.app.database.reader.findOneByOrFail(Post, { id })).published;
  const publish = (id: string, input: object = {}, headers = desk.app.cookie) =>
    desk.send(
      'mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }',
      { id, input: { published: true, ...input } },
      headers,
    );
  const keep = (id: string, input: object, headers = desk.app.cookie) =>
    desk.send(
      'mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { waitingChanges { number } } }',
      { id, input },
      headers,
    );
  const publishChanges = (
    id: string,
    changes: { number: number; version: number },
    headers = desk.app.cookie,
  ) =>
    desk.send(
      'mutation ($id: ID!, $number: Int!, $version: Int!) { publishPostChanges(id: $id, number: $number, version: $version) { id } }',
      { id, ...changes },
      headers,
    );
  async function as(roles: ('PUBLISHER' | 'OWNER')[], email: string) {
    await addPerson(desk.app.database, { email, roles });
    return { cookie: await desk.app.logIn(email) };
  }

  it('ask for nothing by default', async () => {
    const { id } = await desk.app.post({ published: false });
    expect((await publish(id)).errors).toEqual([]);
  });

  it('refuse each way to publish a text that lacks an approval: GraphQL, REST, pending changes, restored versions', async () => {
    const open = await desk.app.post({ title: 'First words' });
    await desk.app.change(open.id, { title: 'Second words', version: 1 });
    const { id } = await desk.app.post({ published: false });
    const stored = await keep(open.id, { version: 2, subtitle: 'Proposed' });
    const { keepPostChanges } = stored.data as {
      keepPostChanges: { waitingChanges: { number: number } };
    };
    await desk.rules({ appliesTo: 'ALL', capacities: ['MEDICAL', 'LEGAL'] });
    const missing = ['MEDICAL', 'LEGAL'];

    expect(missingIn(await publish(id))).toEqual(missing);
    expect(missingIn(await publish(open.id, { title: 'Third words', version: 2 }))).toEqual(
      missing,
    );
    expect(
      missingIn(await publishChanges(open.id, { ...keepPostChanges.waitingChanges, version: 2 })),
    ).toEqual(missing);
    const restoring = `mutation ($id: ID!) {
      restorePostVersion(postId: $id, restored: 1, version: 2) { id } }`;
    expect(missingIn(await desk.send(restoring, { id: open.id }))).toEqual(missing);
    const creating = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }';
    const input = { title: 'At once', content: contentWith(), published: true };
    expect(missingIn(await desk.send(creating, { input }))).toEqual(missing);

    const rest = await desk.app.put(id, { published: true });
    expect(rest.status).toBe(422);
    expect(await rest.json()).toEqual({
      error: 'This text needs a review before it is published.',
      missing,
    });
    const created = await desk.app.send('POST', '/api/blog/admin/posts', input, desk.app.cookie);
    expect(created.status).toBe(422);
    expect(await isPublished(id)).toBe(false);
    expect(await desk.app.read('{ posts { edges { node { title } } } }')).toMatchObject({
      posts: {
        edges: expect.arrayContaining([{ node: { title: 'Second words' } }]) as unknown,
      },
    });
  });

  it('are satisfied by the approval of exactly this text; one changed character lacks it again', async () => {
    const { id } = await desk.app.post({ published: false });
    await desk.rules({ appliesTo: 'ALL', capacities: ['MEDICAL'] });
    await desk.approve(await desk.ask(id));
    const other = await publish(id, { content: `${contentWith()}.`, version: 1 });
    expect(missingIn(other)).toEqual(['MEDICAL']);
    expect((await publish(id)).errors).toEqual([]);
    // Tags and slug are not part of what was approved.
    expect((await publish(id, { tags: ['HTA'], version: 1 })).errors).toEqual([]);
    expect(missingIn(await publish(id, { subtitle: 'New', version: 2 }))).toEqual(['MEDICAL']);
  });

  it('do not count an approval that was withdrawn, or followed by another decision', async () => {
    const { id } = await desk.app.post({ published: false });
    await desk.rules({ appliesTo: 'ALL', capacities: ['MEDICAL'] });
    const token = await desk.ask(id);
    await desk.approve(token);
    const { textHash } = await desk.page(token);
    const code = await desk.code(token);
    const reason = 'The comparator is wrong.';
    await desk.decide(token, { code, decision: 'ASK_FOR_CHANGES', reason, textHash });
    expect(missingIn(await publish(id))).toEqual(['MEDICAL']);
    await desk.approve(token);
    const [review] = await desk.reviews(id);
    await desk.send('mutation ($id: ID!) { withdrawReview(id: $id) { id } }', { id: review?.id });
    expect(missingIn(await publish(id))).toEqual(['MEDICAL']);
  });

  it('count the approval of a text that is restored after changes were asked for on another one', async () => {
    const { id } = await desk.app.post({ title: 'First words', published: false });
    await desk.rules({ appliesTo: 'ALL', capacities: ['MEDICAL'] });
    const token = await desk.ask(id);
    await desk.approve(token);
    await desk.app.change(id, { title: 'Second words', version: 1 });
    const { textHash } = await desk.page(token);
    const code = await desk.code(token);
    const reason = 'The first title was better.';
    await desk.decide(token, { code, decision: 'ASK_FOR_CHANGES', reason, textHash });
    // The page compares with what this reviewer approved.
    expect((await desk.page(token)).changes).toEqual([
      { field: 'title', label: 'Title', before: 'First words', after: 'Second words' },
    ]);
    expect(missingIn(await publish(id, { version: 2 }))).toEqual(['MEDICAL']);
    expect((await publish(id, { title: 'First words', version: 2 })).errors).toEqual([]);
  });

  it('for posts with claims: only those that state a figure of the register', async () => {
    await desk.rules({ appliesTo: 'CLAIMS', capacities: ['SCIENTIFIC'] });
    const plain = await desk.app.post({ published: false });
    expect((await publish(plain.id)).errors).toEqual([]);
    const content = contentWith('Loon Lens, which reached 99% sensitivity');
    const claiming = await desk.app.post({ published: false, content });
    expect(missingIn(await publish(claiming.id))).toEqual(['SCIENTIFIC']);
    const subtitle = 'Loon Lens reached 99% sensitivity.';
    const inSubtitle = await desk.app.post({ published: false, subtitle });
    expect(missingIn(await publish(inSubtitle.id))).toEqual(['SCIENTIFIC']);
  });

  describe('with four eyes', () => {
    it('the person who last changed the text cannot publish it, another one can', async () => {
      const kim = await as(['PUBLISHER'], 'kim@loon.example');
      const { id } = await desk.app.post({ published: false });
      await desk.rules({ appliesTo: 'NONE', fourEyes: true });
      expect(missingIn(await publish(id))).toEqual(['FOUR_EYES']);
      expect((await publish(id, {}, kim)).errors).toEqual([]);
      // Whoever changes the public text directly is both.
      expect(missingIn(await publish(id, { title: 'Own words', version: 1 }, kim))).toEqual([
        'FOUR_EYES',
      ]);
    });

    it('pending changes are published by somebody other than their author, who stays it if another one changes the tags', async () => {
      const kim = await as(['PUBLISHER'], 'kim@loon.example');
      const { id } = await desk.app.post();
      await desk.rules({ appliesTo: 'NONE', fourEyes: true });
      const numberOf = ({ data }: Awaited<ReturnType<typeof keep>>) =>
        (data as { keepPostChanges: { waitingChanges: { number: number } } }).keepPostChanges
          .waitingChanges.number;
      const first = numberOf(await keep(id, { version: 1, title: 'Proposed by Kim' }, kim));
      const number = numberOf(await keep(id, { version: 1, waitingChanges: first, tags: ['HTA'] }));
      expect(missingIn(await publishChanges(id, { number, version: 1 }, kim))).toEqual([
        'FOUR_EYES',
      ]);
      expect((await publishChanges(id, { number, version: 1 })).errors).toEqual([]);
    });

    it('who schedules a post stays its publisher if only the tags are changed afterwards', async () => {
      const kim = await as(['PUBLISHER'], 'kim@loon.example');
      const { id } = await desk.app.post({ published: false });
      const setBy = async () =>
        (await desk.app.database.reader.findOneByOrFail(ScheduledPublication, { postId: id }))
          .setBy;
      const publishedAt = new Date(desk.now().getTime() + hourMs).toISOString();
      expect((await publish(id, { publishedAt, version: 1 }, kim)).errors).toEqual([]);
      await desk.app.put(id, { tags: ['HTA'] });
      expect(await setBy()).toBe('kim@loon.example');
      await desk.app.put(id, { subtitle: 'Another text' });
      expect(await setBy()).toBe('ada@loon.example');
    });

    it('an API key never counts as the second person', async () => {
      const kim = await as(['PUBLISHER'], 'kim@loon.example');
      const { headers } = await makeKey(desk.app, ['posts.write', 'posts.publish']);
      const { id } = await desk.app.post({ published: false });
      await desk.rules({ appliesTo: 'NONE', fourEyes: true });
      expect(missingIn(await publish(id, {}, headers))).toEqual(['FOUR_EYES']);
      expect((await publish(id, {}, kim)).errors).toEqual([]);
    });
  });

  it('are overridden by an owner with a reason, which the audit log keeps; by nobody else', async () => {
    const kim = await as(['PUBLISHER'], 'kim@loon.example');
    const { id } = await desk.app.post({ published: false });
    await desk.rules({ appliesTo: 'ALL', capacities: ['LEGAL'], fourEyes: true });
    const overrideReason = 'Agreed by phone with legal.';
    const refused = await publish(id, { overrideReason }, kim);
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await publish(id, { overrideReason })).errors).toEqual([]);
    const entries = await desk.app.database.reader.findBy(AuditEntry, {
      ...{ action: 'post.override', subjectId: id },
    });
    expect(entries).toMatchObject([{ actor: 'ada@loon.example', detail: overrideReason }]);
  });

  it('are overridden for a schedule, but not for another text that is saved before it is due', async () => {
    await desk.rules({ appliesTo: 'ALL', capacities: ['LEGAL'] });
    const publishedAt = new Date(desk.now().getTime() + hourMs).toISOString();
    const overrideReason = 'Agreed by phone with legal.';
    const { id } = await desk.app.post({ publishedAt, overrideReason });
    const accepted = async () =>
      (await desk.app.database.reader.findOneByOrFail(ScheduledPublication, { postId: id }))
        .accepted;
    await desk.app.put(id, { tags: ['HTA'] });
    expect(await accepted()).toEqual(['reviews']);
    await desk.app.put(id, { subtitle: 'Another text' });
    expect(await accepted()).toEqual([]);
  });

  it('a schedule is set without reviews; due without them, it becomes a draft, and a mail says why', async () => {
    await desk.rules({ appliesTo: 'ALL', capacities: ['REGULATORY'] });
    const publishedAt = new Date(desk.now().getTime() + 2_000).toISOString();
    const { id } = await desk.app.post({ title: 'Due soon', publishedAt });
    await expect.poll(() => isPublished(id)).toBe(false);
    await expect
      .poll(() => desk.sink.mails.some(({ raw }) => raw.includes('Not published: Due soon')), {
        timeout: 10_000,
      })
      .toBe(true);
    expect(await desk.mailTo('team@loon.example')).toContain(
      'The regulatory approval of this text is missing.',
    );
    const approved = await desk.app.post({
      published: false,
      title: 'Approved in time',
    });
    await desk.approve(await desk.ask(approved.id, 'REGULATORY'));
    const soon = new Date(desk.now().getTime() + hourMs).toISOString();
    expect((await publish(approved.id, { publishedAt: soon, version: 1 })).errors).toEqual([]);
  });
});
