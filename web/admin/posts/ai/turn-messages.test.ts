import { describe, expect, it } from 'vitest';
import type { ConversationTurnFactsFragment } from '../../../generated/admin.ts';
import { messagesOf } from './turn-messages.ts';

const post = { id: '1', title: 'A post', slug: 'a-post', published: false };
const turn = (facts: Partial<ConversationTurnFactsFragment>): ConversationTurnFactsFragment => ({
  id: '9',
  message: 'Shorter',
  askedBy: 'ada@loon.example',
  state: 'PROPOSED',
  failure: null,
  leftOut: 0,
  savedVersion: null,
  ...facts,
});
const answer = (facts: Partial<ConversationTurnFactsFragment>, of = post) =>
  messagesOf([turn(facts)], of, 'ada@loon.example')[1];

describe('a conversation that the server stores', () => {
  it('shows the requests, with their author if it was another administrator', () => {
    expect(messagesOf([turn({})], post, 'ada@loon.example')[0]).toMatchObject({
      role: 'user',
      content: 'Shorter',
      by: undefined,
    });
    expect(messagesOf([turn({})], post, 'grace@loon.example')[0]?.by).toBe('ada@loon.example');
  });

  it('shows the draft that it created, which may have been published since', () => {
    const { published: _, ...saved } = post;
    expect(answer({ state: 'WRITTEN' })).toMatchObject({
      content: '“A post” is saved as an unpublished draft.',
      saved,
    });
    expect(answer({ state: 'WRITTEN' }, { ...post, published: true })?.content).not.toContain(
      'unpublished',
    );
  });

  it.each([
    ['PROPOSED', 'open', /Accept or reject each part/],
    ['ACCEPTED', 'decided', /saved as version 4/],
    ['LEFT', 'decided', /discarded the revision/],
    ['RUNNING', 'running', /being written/],
  ] as const)('shows a revision that is %s', (state, revision, text) => {
    expect(answer({ state, savedVersion: 4 })).toMatchObject({
      content: expect.stringMatching(text) as string,
      revision: { id: '9', state: revision },
    });
  });

  it('says why a turn has no result, and which parts of a result were left out', () => {
    expect(answer({ state: 'FAILED', failure: 'It is busy.' })?.content).toMatch(
      /could not revise the post\. It is busy\. Nothing was changed/,
    );
    expect(answer({ leftOut: 2 })?.note).toMatch(
      /^The 2 oldest requests were not sent to the model/,
    );
  });
});
