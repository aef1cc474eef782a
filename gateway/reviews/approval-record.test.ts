import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../schema/durations.ts';
import { contentWith } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { startReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

describe.each(engines)('the approval record on %s', (engine) => {
  let desk: ReviewDesk;
  beforeAll(async () => {
    desk = await startReviewDesk(engine);
  });
  afterAll(() => desk.close());

  const save = async (id: string, version: number, fields: object): Promise<void> => {
    const document = `mutation ($id: ID!, $input: UpdatePostInput!) {
      updatePost(id: $id, input: $input) { version } }`;
    const { errors } = await desk.send(document, { id, input: { version, ...fields } });
    expect(errors).toEqual([]);
  };
  const wait = async (ms: number): Promise<void> => {
    desk.passTime(ms);
    desk.app.cookie.cookie = await desk.app.logIn();
  };
  const pagesOf = async (id: string): Promise<object[]> => {
    const { data } = await desk.send(
      `query ($id: ID!) { approvalRecord(postId: $id) {
        pages { version title overrides { reason } } } }`,
      { id },
    );
    return (data as { approvalRecord: { pages: object[] } }).approvalRecord.pages;
  };

  it('shows each decision with its text, the notes, the claims and overrides', async () => {
    const content = contentWith('Loon Lens, which reached 99% sensitivity');
    const { id } = await desk.app.post({ published: false, content });
    const token = await desk.ask(id);
    await desk.send(
      `mutation ($token: String!, $input: ReviewNoteInput!) {
        addReviewNote(token: $token, input: $input) { id } }`,
      { token, input: { passage: '99% sensitivity', note: 'Name the benchmark.' } },
      {},
    );
    const { textHash } = await desk.page(token);
    const reason = 'Please name the benchmark.';
    const code = await desk.code(token);
    await desk.decide(token, { code, decision: 'ASK_FOR_CHANGES', reason, textHash });
    await desk.app.change(id, { content: `${content} On the benchmark of 2025.` });
    await desk.approve(token);
    await desk.rules({ appliesTo: 'ALL', capacities: ['LEGAL'] });
    await save(id, 2, { published: true, overrideReason: 'Legal is on leave this week.' });
    const { data, errors } = await desk.send(
      `query ($id: ID!) { approvalRecord(postId: $id) { title pages {
        version textHash decisions { capacity name decision reason }
        notes { passage note state } claims { figure wording } overrides { by reason } } } }`,
      { id },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      approvalRecord: {
        pages: [
          {
            version: 2,
            textHash: (await desk.reviews(id))[0]?.textHash,
            decisions: [{ capacity: 'MEDICAL', name: 'Rosa Diaz', decision: 'APPROVE' }],
            notes: [],
            claims: [{ figure: '99%' }],
            overrides: [{ by: 'ada@loon.example', reason: 'Legal is on leave this week.' }],
          },
          {
            ...{ version: 1, textHash },
            decisions: [{ name: 'Rosa Diaz', decision: 'ASK_FOR_CHANGES', reason }],
            notes: [{ passage: '99% sensitivity', state: 'OPEN' }],
            overrides: [],
          },
        ],
      },
    });
  });

  it('shows each override at the text that it published, also after a month with many versions', async () => {
    await desk.rules({ appliesTo: 'ALL', capacities: ['MEDICAL'] });
    const { id } = await desk.app.post({ published: false, content: contentWith('a draft') });
    // All on one day, of which only the last version is stored later.
    await wait(dayMs - (desk.now().getTime() % dayMs) + hourMs);
    const overrides = ['The congress is tomorrow.', 'A second one that day.', 'A third that day.'];
    await save(id, 1, { title: 'Never public' });
    for (const [index, overrideReason] of overrides.entries()) {
      desk.passTime(hourMs);
      await save(id, index + 2, { title: overrideReason, published: true, overrideReason });
    }
    await wait(32 * dayMs);
    await save(id, 5, { title: 'Later', overrideReason: 'A month later.' });
    expect(await pagesOf(id)).toEqual([
      { version: 6, title: 'Later', overrides: [{ reason: 'A month later.' }] },
      ...overrides.toReversed().map((reason, index) => ({
        version: 5 - index,
        title: reason,
        overrides: [{ reason }],
      })),
    ]);
  });
});
