import { In } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../../schema/durations.ts';
import { reviewLimits as limits, reviewMessages as messages } from '../../schema/review-rules.ts';
import { OutboxEvent, OutboxMessage } from '../mail/outbox-message.entity.ts';
import { contentWith } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { Review } from './entities/review.entity.ts';
import { rosa, startReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

describe.each(engines)('a review on %s', (engine) => {
  let desk: ReviewDesk;
  beforeAll(async () => {
    desk = await startReviewDesk(engine);
  });
  afterAll(() => desk.close());

  const toReviewers = In([OutboxEvent.REVIEW_ASKED, OutboxEvent.REVIEW_CODE]);
  const draft = (fields: object = {}) => desk.app.post({ published: false, ...fields });
  const codeOf = ({ errors: [error] }: Awaited<ReturnType<ReviewDesk['send']>>) =>
    error?.extensions.code;
  const withdraw = (id: string) =>
    desk.send('mutation ($id: ID!) { withdrawReview(id: $id) { state } }', { id });
  const stateOf = async (postId: string) => (await desk.reviews(postId))[0]?.state;

  describe('is asked for', () => {
    it('by an e-mail with a link, of which only the hash is stored', async () => {
      const { id, title } = await draft();
      const token = await desk.ask(id);
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      const text = await desk.mailTo(rosa);
      expect(text).toContain('ada@loon.example asks you for a medical review');
      expect(text).toContain(`/review/${token}`);
      expect(await desk.page(token)).toMatchObject({ title, capacity: 'MEDICAL', state: 'ASKED' });
      const { reader } = desk.app.database;
      expect(JSON.stringify(await reader.find(Review))).not.toContain(token);
      await expect
        .poll(async () => JSON.stringify(await reader.find(OutboxMessage)), { timeout: 5_000 })
        .not.toContain('sealed');
    });

    it('not of a public post without pending changes', async () => {
      const { id, version } = await desk.app.post();
      const asking = `mutation ($postId: ID!, $input: RequestReviewInput!) {
        requestReview(postId: $postId, input: $input) { id } }`;
      const input = { name: 'Rosa', email: rosa, capacity: 'LEGAL' };
      expect(codeOf(await desk.send(asking, { postId: id, input }))).toBe('CONFLICT');
      await desk.send(
        `mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { id } }`,
        { id, input: { title: 'With other words', version } },
      );
      const token = await desk.ask(id, 'LEGAL');
      expect(await desk.page(token)).toMatchObject({ title: 'With other words' });
      expect((await desk.page(token)).changes.map(({ field }) => field)).toEqual(['title']);
    });

    it('with a name, an address and a capacity', async () => {
      const { id } = await draft();
      const { errors } = await desk.send(
        `mutation ($postId: ID!, $input: RequestReviewInput!) {
          requestReview(postId: $postId, input: $input) { id } }`,
        { postId: id, input: { name: ' ', email: 'rosa', capacity: 'LEGAL', dueOn: 'soon' } },
      );
      expect(Object.keys(errors[0]?.extensions.fields ?? {}).sort()).toEqual([
        'dueOn',
        'email',
        'name',
      ]);
    });
  });

  it('a mail scanner that opens the link twice changes nothing', async () => {
    const { id } = await draft();
    const token = await desk.ask(id);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await desk.app.send(method, `/review/${token}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      await response.body?.cancel();
      await desk.page(token);
    }
    expect(await stateOf(id)).toBe('ASKED');
  });

  it('shows the article, the findings, and the figures with their claims', async () => {
    const { id } = await draft({
      content: contentWith('Loon Lens, which reached 99% sensitivity'),
    });
    const page = await desk.page(await desk.ask(id));
    expect(page.html).toContain('99% sensitivity');
    expect(page['findings']).toEqual(expect.any(Array));
    expect(page['claims']).toEqual([
      expect.objectContaining({ figure: '99%', contradicted: false }),
    ]);
  });

  describe('is decided', () => {
    it('by a code from the mailbox, on exactly the text that was shown; who asked is notified by e-mail', async () => {
      const { id } = await draft();
      const token = await desk.ask(id);
      const { textHash } = await desk.page(token);
      const wrong = await desk.decide(token, { code: '000000', decision: 'APPROVE', textHash });
      expect(wrong.errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { code: messages.codeWrong },
      });
      const code = await desk.code(token);
      const approval = { code, decision: 'APPROVE', textHash } as const;
      const other = await desk.decide(token, { ...approval, textHash: 'f'.repeat(64) });
      expect(codeOf(other)).toBe('CONFLICT');
      expect((await desk.decide(token, approval)).data).toEqual({
        decideReview: { state: 'APPROVED' },
      });
      expect((await desk.reviews(id))[0]).toMatchObject({ state: 'APPROVED', textHash });
      const notice = await desk.mailTo('ada@loon.example');
      expect(notice).toContain('Rosa Diaz (medical) approved');
      expect(notice).toContain(`/blog-admin?tab=posts&post=${id}`);
      expect(codeOf(await desk.decide(token, approval))).toBe('BAD_USER_INPUT');
    });

    it('with a reason of at least 10 characters if changes are asked for; and again with a new code', async () => {
      const { id } = await draft();
      const token = await desk.ask(id);
      const { textHash } = await desk.page(token);
      const asking = { decision: 'ASK_FOR_CHANGES', textHash } as const;
      const code = await desk.code(token);
      const short = await desk.decide(token, { ...asking, code, reason: 'No.' });
      expect(Object.keys(short.errors[0]?.extensions.fields ?? {})).toEqual(['reason']);
      const reason = 'The population is missing.';
      await desk.decide(token, { ...asking, code, reason });
      expect((await desk.reviews(id))[0]).toMatchObject({ state: 'CHANGES_ASKED', reason });
      await expect.poll(() => desk.mailTo('ada@loon.example')).toContain(reason);
      await desk.approve(token);
      expect(await stateOf(id)).toBe('APPROVED');
    });

    it('not with a code that is older than 15 minutes, was tried five times, or was replaced', async () => {
      const { id } = await draft();
      const token = await desk.ask(id);
      const { textHash } = await desk.page(token);
      const attempt = (code: string) => desk.decide(token, { code, decision: 'APPROVE', textHash });
      const old = await desk.code(token);
      desk.passTime(limits.codeMs);
      expect(codeOf(await attempt(old))).toBe('BAD_USER_INPUT');
      const tried = await desk.code(token);
      for (let count = 0; count < limits.codeAttempts; count += 1) {
        await attempt(tried === '111111' ? '222222' : '111111');
      }
      expect(codeOf(await attempt(tried))).toBe('BAD_USER_INPUT');
      const replaced = await desk.code(token);
      const current = await desk.code(token);
      if (replaced !== current) expect(codeOf(await attempt(replaced))).toBe('BAD_USER_INPUT');
      expect((await attempt(current)).errors).toEqual([]);
    });

    it('with at most five codes within an hour', async () => {
      const { id } = await draft();
      const token = await desk.ask(id);
      const sending = 'mutation ($token: String!) { sendReviewCode(token: $token) }';
      for (let count = 0; count < limits.codesPerHour; count += 1) {
        expect((await desk.send(sending, { token }, {})).errors).toEqual([]);
      }
      expect(codeOf(await desk.send(sending, { token }, {}))).toBe('RATE_LIMITED');
      desk.passTime(60 * minuteMs);
      expect((await desk.send(sending, { token }, {})).errors).toEqual([]);
    });
  });

  describe('an approval', () => {
    it.each([
      ['the title', { title: 'Another title' }],
      ['one character of the text', { content: `${contentWith()}.` }],
      ['the subtitle', { subtitle: 'A subtitle' }],
      ['the excerpt', { excerpt: 'An excerpt.' }],
      ['an answer', { faqs: [{ question: 'Why?', answer: 'Because.' }] }],
      ['a reference', { references: [{ text: 'Page MJ et al.' }] }],
      ['the meta title', { metaTitle: 'For search engines' }],
      ['the meta description', { metaDescription: 'For search engines.' }],
      ['an author', { authors: [{ name: 'Rosa Diaz' }] }],
    ])('is outdated once %s changes, and counts again for the same text', async (_what, change) => {
      const before = await draft({ content: contentWith() });
      const { id } = before;
      await desk.approve(await desk.ask(id));
      await desk.app.change(id, change);
      const [review] = await desk.reviews(id);
      expect(review?.state).toBe('OUTDATED');
      expect(review?.changedSince).toHaveLength(1);
      const versions = await desk.send(
        `mutation ($id: ID!) { restorePostVersion(postId: $id, restored: 1, version: 2) { id } }`,
        { id },
      );
      expect(versions.errors).toEqual([]);
      expect(await stateOf(id)).toBe('APPROVED');
    });

    it('does not depend on tags, slug or the publication of exactly this text', async () => {
      const { id } = await draft();
      const token = await desk.ask(id);
      await desk.approve(token);
      await desk.app.change(id, { tags: ['HTA'], published: true });
      expect(await stateOf(id)).toBe('APPROVED');
    });
  });

  describe('ends', () => {
    it.each([
      [
        'is withdrawn',
        'WITHDRAWN',
        async (id: string) => {
          const [review] = await desk.reviews(id);
          expect((await withdraw(review?.id ?? '')).errors).toEqual([]);
        },
      ],
      [
        'the post is published',
        'EXPIRED',
        async (id: string) => {
          await desk.app.change(id, { published: true });
        },
      ],
      [
        '30 days are over',
        'EXPIRED',
        async () => {
          desk.passTime(30 * dayMs);
          await Promise.resolve();
        },
      ],
    ] as const)('when %s: its link is CONFLICT, its page 410', async (_when, state, end) => {
      const { id } = await draft();
      const token = await desk.ask(id);
      await end(id);
      expect(await stateOf(id)).toBe(state);
      const query = 'query ($token: String!) { reviewByToken(token: $token) { title } }';
      expect(codeOf(await desk.send(query, { token }, {}))).toBe('CONFLICT');
      expect((await desk.app.send('GET', `/review/${token}`)).status).toBe(410);
      const bad = await desk.send(query, { token: 'a'.repeat(64) }, {});
      expect(codeOf(bad)).toBe('NOT_FOUND');
      expect((await desk.app.send('GET', `/review/${'a'.repeat(64)}`)).status).toBe(404);
    });

    it('a link stays ended when the published post has pending changes later', async () => {
      const { id, version } = await draft();
      const token = await desk.ask(id);
      await desk.app.change(id, { published: true });
      await desk.send(
        `mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { id } }`,
        { id, input: { title: 'Later words', version } },
      );
      const query = 'query ($token: String!) { reviewByToken(token: $token) { title } }';
      expect(codeOf(await desk.send(query, { token }, {}))).toBe('CONFLICT');
    });
  });

  it('two reviewers decide at once with an editor who saves: none approves another text', async () => {
    const { id } = await draft();
    const [medical, legal] = [
      await desk.ask(id, 'MEDICAL'),
      await desk.ask(id, 'LEGAL', 'lee@legal.example'),
    ];
    const { textHash } = await desk.page(medical);
    const codes = [await desk.code(medical), await desk.code(legal, 'lee@legal.example')];
    await Promise.all([
      desk.decide(medical, { code: codes[0] ?? '', decision: 'APPROVE', textHash }),
      desk.app.change(id, { title: 'Saved meanwhile' }),
      desk.decide(legal, { code: codes[1] ?? '', decision: 'APPROVE', textHash }),
    ]);
    for (const { state, textHash: decided } of await desk.reviews(id)) {
      expect(['OUTDATED', 'ASKED']).toContain(state);
      expect([textHash, null]).toContain(decided);
    }
  });

  it('erasing a reviewer removes name, address and mail; the fact and the capacity stay', async () => {
    const { id } = await draft();
    const email = 'sam@science.example';
    const mails = () => desk.app.database.reader.countBy(OutboxMessage, { event: toReviewers });
    const before = await mails();
    const token = await desk.ask(id, 'SCIENTIFIC', email);
    await desk.code(token, email);
    await desk.approve(token, email);
    const { errors } = await desk.send(
      'mutation ($email: String!) { erasePerson(email: $email) { id } }',
      { email },
    );
    expect(errors).toEqual([]);
    expect((await desk.reviews(id))[0]).toMatchObject({
      ...{ name: null, email: null, capacity: 'SCIENTIFIC', state: 'APPROVED' },
    });
    expect(await mails()).toBe(before);
  });

  it('is refused to API keys and people who may not write', async () => {
    const { id } = await draft();
    const asking = 'query ($postId: ID!) { reviews(postId: $postId) { id } }';
    expect(codeOf(await desk.send(asking, { postId: id }, {}))).toBe('UNAUTHENTICATED');
  });
});
