import { describe, expect, it } from 'vitest';
import type { Generation } from '../generation.entity.ts';
import { historyOf } from './revision-prompt.ts';

const turn = (brief: string, outcome: Generation['outcome'] = 'accepted') => ({ brief, outcome });
const saidBy = ({ messages }: ReturnType<typeof historyOf>) =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

describe('the message history, limited in bytes', () => {
  it('is oldest first, each request with its answer', () => {
    const turns = [turn('An idea', 'saved'), turn('Shorter'), turn('Softer', 'left')];
    expect(historyOf(turns, 10_000)).toEqual({
      leftOut: 0,
      messages: [
        { role: 'user', content: 'Brief:\nAn idea' },
        { role: 'assistant', content: 'I wrote the first draft of the post.' },
        { role: 'user', content: 'Request:\nShorter' },
        {
          role: 'assistant',
          content: 'I proposed a revised post. The editor took it over, in whole or in part.',
        },
        { role: 'user', content: 'Request:\nSofter' },
        {
          role: 'assistant',
          content: 'I proposed a revised post. The editor left the post as it was.',
        },
      ],
    });
  });

  it('omits the oldest turns, whole, and says how many', () => {
    const turns = [turn('a'.repeat(900)), turn('b'), turn('c'.repeat(600)), turn('d')];
    const history = historyOf(turns, 1_000);
    expect(history.leftOut).toBe(1);
    expect(saidBy(history)).toEqual(['Request:\nb', `Request:\n${'c'.repeat(600)}`, 'Request:\nd']);
  });

  it('stays within the limit in UTF-8, whatever the characters', () => {
    const turns = Array.from({ length: 40 }, (_, index) => turn('🦆'.repeat(index * 7)));
    for (const bytesMax of [0, 90, 500, 4_000, 30_000]) {
      const { messages, leftOut } = historyOf(turns, bytesMax);
      const text = messages.map(({ content }) => content).join('');
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytesMax);
      expect(messages.length / 2 + leftOut).toBe(turns.length);
    }
  });

  it('omits failed turns, because they are requested again', () => {
    const turns = [turn('One', 'failed'), turn('One', 'stopped'), turn('One', 'running')];
    expect(historyOf([...turns, turn('Two')], 10_000)).toMatchObject({ leftOut: 0 });
    expect(saidBy(historyOf([...turns, turn('Two')], 10_000))).toEqual(['Request:\nTwo']);
  });
});
