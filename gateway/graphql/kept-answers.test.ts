import { describe, expect, it } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const halfMegabyte = 524_288;

/** Asks so many different questions once each, with answers of half a megabyte. */
function ask(kept: KeptAnswers, questions: readonly string[]): void {
  for (const question of questions) {
    if (kept.wants(question, halfMegabyte)) {
      const body = Buffer.alloc(halfMegabyte);
      const answer = { status: 200, headers: [], body, expiresAt: 0, reads: 1 };
      kept.put(question, answer, kept.version);
    }
  }
}

const questions = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_none, index) => `${name} ${String(index)}`);

const keptOf = (kept: KeptAnswers, asked: readonly string[]): string[] =>
  asked.filter((question) => kept.get(question) !== undefined);

describe('answers are kept', () => {
  it('at once while there is room', () => {
    const kept = new KeptAnswers();
    const first = questions('first', 10);
    ask(kept, first);
    expect(keptOf(kept, first)).toEqual(first);
  });

  it('without room for who asks again, and who never does pushes nobody’s out', () => {
    const kept = new KeptAnswers();
    const first = questions('first', 15);
    ask(kept, first);
    const flood = questions('flood', 500);
    ask(kept, flood);
    expect(keptOf(kept, flood)).toEqual([]);
    expect(keptOf(kept, first)).toEqual(first);
    ask(kept, ['flood 400']);
    expect(keptOf(kept, flood)).toEqual(['flood 400']);
  });

  it('unless something was forgotten since they were made', () => {
    const kept = new KeptAnswers();
    const { version } = kept;
    kept.clear();
    const body = Buffer.from('{}');
    kept.put('a', { status: 200, headers: [], body, expiresAt: 0, reads: 1 }, version);
    expect(kept.get('a')).toBeUndefined();
  });
});
