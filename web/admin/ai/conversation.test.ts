import { describe, expect, test } from 'vitest';
import { newConversation, nextConversation, progressText } from './conversation.ts';

const asked = nextConversation(newConversation, { type: 'sent', idea: 'Living reviews' });

describe('AI chat', () => {
  test('user enters an idea: it is said, the input is emptied, the draft begins', () => {
    expect(asked).toEqual({
      messages: [{ role: 'user', content: 'Living reviews' }],
      idea: '',
      draft: { title: null, text: '' },
    });
  });

  test('the draft grows as it is written', () => {
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

  test('failure: an apology with the reason, and the idea stays in the input', () => {
    const failed = nextConversation(asked, { type: 'failed', reason: 'The AI server is busy.' });
    expect(failed.idea).toBe('Living reviews');
    expect(failed.draft).toBeUndefined();
    expect(failed.messages.at(-1)?.content).toMatch(
      /sorry.* The AI server is busy\. Please try again or use the manual form below\.$/,
    );
  });

  test('what arrives after a stop changes nothing', () => {
    const stopped = nextConversation(asked, { type: 'stopped' });
    expect(stopped.idea).toBe('Living reviews');
    expect(nextConversation(stopped, { type: 'written', title: null, addition: 'x' })).toBe(
      stopped,
    );
  });

  test('progress is told in steps, not word by word', () => {
    expect(progressText({ title: null, text: 'One' })).toContain('This can take a minute.');
    const words = (count: number) => ({ title: null, text: 'word '.repeat(count) });
    expect(progressText(words(250))).toBe('Writing the post: about 200 words so far.');
    expect(progressText(words(390))).toBe(progressText(words(250)));
  });
});
