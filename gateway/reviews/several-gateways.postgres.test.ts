import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewMessages as messages } from '../../schema/review-rules.ts';
import type { RestPost } from '../testing/blog-app.ts';
import { startReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

const publishing = 'mutation ($id: ID!) { updatePost(id: $id, input: { published: true }) { id } }';

describe('reviews on two gateways', () => {
  let first: ReviewDesk;
  let second: ReviewDesk;
  beforeAll(async () => {
    first = await startReviewDesk('postgres');
    second = await startReviewDesk('postgres', first);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const draft = (): Promise<RestPost> => first.app.post({ published: false });
  const publish = (desk: ReviewDesk, id: string) => desk.send(publishing, { id });

  it('a review asked for on one is read and decided on the other, and counts at once on both', async () => {
    const { id, title } = await draft();
    await first.rules({ appliesTo: 'ALL', capacities: ['MEDICAL'] });
    for (const desk of [second, first]) {
      const { errors } = await publish(desk, id);
      expect(errors[0]?.extensions).toMatchObject({
        ...{ code: 'REVIEW_REQUIRED', missing: ['MEDICAL'] },
      });
    }
    const token = await first.ask(id);
    const { textHash, ...page } = await second.page(token);
    expect(page).toMatchObject({ title, state: 'ASKED' });
    const code = await first.code(token);
    const decided = await second.decide(token, { code, decision: 'APPROVE', textHash });
    expect(decided.data).toEqual({ decideReview: { state: 'APPROVED' } });
    const again = await first.decide(token, { code, decision: 'APPROVE', textHash });
    expect(again.errors[0]?.extensions.fields).toEqual({ code: messages.codeWrong });
    expect((await first.reviews(id))[0]).toMatchObject({ state: 'APPROVED', textHash });
    expect((await publish(second, id)).errors).toEqual([]);
    await first.rules({ appliesTo: 'NONE' });
  });

  it('codes and wrong attempts are counted together', async () => {
    const { id } = await draft();
    const token = await first.ask(id);
    const { textHash } = await second.page(token);
    const gateways = [first, second, first, second, first];
    let code = '';
    for (const desk of gateways) code = await desk.code(token);
    const { errors } = await second.send(
      'mutation ($token: String!) { sendReviewCode(token: $token) }',
      { token },
      {},
    );
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    const wrong = code === '000000' ? '000001' : '000000';
    for (const desk of gateways) {
      const attempt = await desk.decide(token, { code: wrong, decision: 'APPROVE', textHash });
      expect(attempt.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    const late = await second.decide(token, { code, decision: 'APPROVE', textHash });
    expect(late.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('an editor on one and a reviewer on the other at once: no approval of another text', async () => {
    const { id } = await draft();
    const token = await first.ask(id);
    const { textHash } = await second.page(token);
    const code = await second.code(token);
    const [, decided] = await Promise.all([
      first.app.change(id, { title: 'Saved meanwhile' }),
      second.decide(token, { code, decision: 'APPROVE', textHash }),
    ]);
    const [review] = await second.reviews(id);
    expect((await first.reviews(id))[0]).toEqual(review);
    expect(review).toMatchObject(
      decided.errors.length === 0
        ? { state: 'OUTDATED', textHash, changedSince: ['Title'] }
        : { state: 'ASKED', textHash: null },
    );
  });
});
