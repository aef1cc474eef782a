import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import { startSmtpSink, type SmtpSink } from '../testing/smtp-sink.ts';
import { engines } from '../testing/test-database.ts';
import { Review } from './entities/review.entity.ts';
import { startReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

describe.each(engines)('during an outage of the mail server on %s', (engine) => {
  let desk: ReviewDesk;
  let sink: SmtpSink;
  beforeAll(async () => {
    desk = await startReviewDesk(engine);
    await desk.sink.close();
  });
  afterAll(async () => {
    await desk.close();
    await sink.close();
  });

  const asked = async (postId: string, email: string): Promise<string> => {
    const { data, errors } = await desk.send(
      `mutation ($postId: ID!, $input: RequestReviewInput!) {
        requestReview(postId: $postId, input: $input) { id } }`,
      { postId, input: { name: 'Rosa Diaz', email, capacity: 'MEDICAL' } },
    );
    expect(errors).toEqual([]);
    return (data as { requestReview: { id: string } }).requestReview.id;
  };
  const withdrawn = (id: string) =>
    desk.send('mutation ($id: ID!) { withdrawReview(id: $id) { state } }', { id });

  it('a review that ends, because its post is published or deleted, is not sent any more', async () => {
    const { app } = desk;
    const [lasting, published, deleted] = [
      await app.post({ published: false }),
      await app.post({ published: false }),
      await app.post({ published: false }),
    ];
    await asked(lasting.id, 'lasting@pharma.example');
    await asked(published.id, 'published@pharma.example');
    const ended = await asked(deleted.id, 'deleted@pharma.example');
    await app.change(published.id, { published: true, version: 1 });
    const deletion = await desk.send('mutation ($id: ID!) { deletePost(id: $id) }', deleted);
    expect(deletion.errors).toEqual([]);
    // Which is refused without a change.
    expect((await withdrawn(ended)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    const { reader } = app.database;
    expect(await reader.findOneByOrFail(Review, { id: ended })).toMatchObject({
      withdrawnAt: null,
    });

    sink = await startSmtpSink({ port: desk.sink.port });
    desk.passTime(3_600_000);
    const states = async () => (await reader.find(OutboxMessage)).map(({ state }) => state).sort();
    await expect
      .poll(states, { timeout: 10_000 })
      .toEqual([OutboxState.DELIVERED, OutboxState.GIVEN_UP, OutboxState.GIVEN_UP]);
    expect(sink.mails.map(({ to }) => to)).toEqual([['lasting@pharma.example']]);
  });
});
