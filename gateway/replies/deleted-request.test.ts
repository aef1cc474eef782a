import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskMessages } from '../../schema/messages.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';
import { ReplyDraft } from './drafts/reply-draft.entity.ts';

describe.each(engines)('a deleted request on %s', (engine) => {
  let app: DeskApp;
  let erased: string;
  beforeAll(async () => {
    app = await startDeskApp(engine);
    erased = await app.submit(demoRequest);
    await app.ask('mutation ($email: String!) { erasePerson(email: $email) { id } }', {
      email: demoRequest.email,
    });
  });
  afterAll(() => app.close());

  it.each([
    `mutation ($id: ID!) { replyToRequest(id: $id, input: {
      subject: "Your demo", message: "Gladly.", basedOnReplies: 0 }) { id } }`,
    `mutation ($id: ID!) { saveReplyDraft(requestId: $id, input: {
      subject: "", message: "Dear", basedOnReplies: 0, writtenAt: "2026-01-01T00:00:00Z"
    }) { message } }`,
  ])('cannot be replied to, and no draft to its sender is stored: %s', async (operation) => {
    for (const id of [erased, 'x']) {
      const { errors } = await app.graphql(operation, { id }, app.cookie);
      expect(errors[0], id).toMatchObject({
        message: deskMessages.requestMissing,
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect(await app.database.reader.count(ReplyDraft)).toBe(0);
    expect(await app.database.reader.count(OutboxMessage)).toBe(0);
  });

  it('has no draft to show or discard', async () => {
    for (const id of [erased, 'x']) {
      expect(
        await app.ask('query ($id: ID!) { replyDraft(requestId: $id) { message } }', { id }),
      ).toEqual({ replyDraft: null });
      expect(
        await app.ask('mutation ($id: ID!) { discardReplyDraft(requestId: $id) }', { id }),
      ).toEqual({ discardReplyDraft: false });
    }
  });
});
