import { describe, expect, test } from 'vitest';
import { newConversation, nextConversation, progressText } from './conversation.ts';

const asked = nextConversation(newConversation, { type: 'sent', idea: 'Living reviews' });

describe('AI chat', () => {
  test('sending an idea adds it to the messages, empties the input and starts the draft', () => {
    expect(asked).toEqual({
      messages: [{ role: 'user', content: 'Living reviews' }],
      idea: '',
      draft: { title: null, text: '' },
    });
  });

  test('the draft grows while it is generated', () => {
    const written = ['One ', 'two'].reduce(
      (chat, addition) => nextConversation(chat, { type: 'written', title: 'T', addition }),
      asked,
    );
    expect(written.draft).toEqual({ title: 'T', text: 'One two' });
  });

  test('the assistant replies with the saved draft', () => {
    const post = { id: '1', title: 'T', slug: 't' };
    const saved = nextConversation(asked, { type: 'saved', post });
    expect(saved.draft).toBeUndefined();
    expect(saved.messages.at(-1)).toEqual({
      role: 'assistant',
      content: '“T” is saved as an unpublished draft.',
      saved: post,
    });
  });

  test('a failure adds an apology with the reason and returns the idea to the input', () => {
    const failed = nextConversation(asked, { type: 'failed', reason: 'The AI server is busy.' });
    expect(failed.idea).toBe('Living reviews');
    expect(failed.draft).toBeUndefined();
    expect(failed.messages.at(-1)?.content).toMatch(
      /sorry.* The AI server is busy\. Please try again or use the manual form below\.$/,
    );
  });

  test('an idea passed on while a draft is generated stays in the input behind the one returned', () => {
    const typed = nextConversation(asked, { type: 'typed', idea: 'Payer evidence' });
    for (const type of ['failed', 'stopped', 'left'] as const) {
      expect(nextConversation(typed, { type }).idea).toBe('Living reviews\nPayer evidence');
    }
  });

  test('events that arrive after a stop are ignored', () => {
    const stopped = nextConversation(asked, { type: 'stopped' });
    expect(stopped.idea).toBe('Living reviews');
    expect(nextConversation(stopped, { type: 'written', title: null, addition: 'x' })).toBe(
      stopped,
    );
  });

  const post = { id: '1', title: 'T', slug: 't' };
  const bound = { ...newConversation, post };

  test('a further message revises the post: the response is shown, the post does not change', () => {
    const again = nextConversation(bound, { type: 'sent', idea: 'Shorter' });
    const answer = {
      role: 'assistant' as const,
      content: 'Revised',
      revision: { id: '2', state: 'open' as const },
    };
    expect(nextConversation(again, { type: 'proposed', answer })).toEqual({
      ...bound,
      messages: [{ role: 'user', content: 'Shorter' }, answer],
    });
  });

  test('a failed revision preserves the message and the partial response and changes nothing', () => {
    const again = nextConversation(bound, { type: 'sent', idea: 'Shorter' });
    const begun = nextConversation(again, { type: 'written', title: 'T', addition: 'Half a' });
    const failed = nextConversation(begun, { type: 'failed', reason: 'The AI server is busy.' });
    expect(failed).toMatchObject({ idea: 'Shorter', draft: undefined, post });
    expect(failed.messages.at(-1)).toEqual({
      role: 'assistant',
      content: expect.stringMatching(/could not revise.*is busy\. Nothing was changed\./) as string,
      unfinished: { title: 'T', text: 'Half a' },
    });
    const server = [
      { role: 'user' as const, content: 'Shorter' },
      { role: 'assistant' as const, content: 'Failed' },
    ];
    const loaded = nextConversation(failed, { type: 'loaded', post, messages: server });
    expect(loaded.messages.at(-1)).toMatchObject({ unfinished: { text: 'Half a' } });
    expect(loaded.idea).toBe('Shorter');
  });

  test('stored messages of another conversation, or of one in progress, are ignored', () => {
    const other = { type: 'loaded' as const, post: { ...post, id: '2' }, messages: [] };
    expect(nextConversation(bound, other)).toBe(bound);
    const again = nextConversation(bound, { type: 'sent', idea: 'Shorter' });
    expect(nextConversation(again, { ...other, post })).toBe(again);
  });

  test('"Start a new conversation" starts a new post and preserves the text in the input', () => {
    const typing = nextConversation(bound, { type: 'typed', idea: 'Payers' });
    expect(nextConversation(typing, { type: 'opened', post: undefined })).toEqual({
      ...newConversation,
      idea: 'Payers',
    });
  });

  test('progress is announced in steps, not word by word', () => {
    expect(progressText({ title: null, text: 'One' })).toContain('This can take a minute.');
    const words = (count: number) => ({ title: null, text: 'word '.repeat(count) });
    expect(progressText(words(250))).toBe('Writing the post: about 200 words so far.');
    expect(progressText(words(390))).toBe(progressText(words(250)));
  });
});
