import { describe, expect, it } from 'vitest';
import { contentPartNames } from '../../../../schema/content/content-parts.ts';
import { randomFrom, randomValue } from '../fields/random-value.test-support.ts';
import { fieldOfPart } from '../form/part-rules.ts';
import { decisionsOf, mergeParts } from './merge-parts.ts';

interface Question {
  id: string;
  question: string;
  answer: string;
}

const faq = (id: string, question = `Is it ${id}?`, answer = `It is ${id}.`): Question => ({
  ...{ id, question, answer },
});
const base = [faq('a'), faq('b'), faq('c')];
const field = fieldOfPart('faqs');

describe('merging field by field', () => {
  it('takes one field from mine and another field of the same entry from theirs', () => {
    const mine = [faq('a', 'Mine?'), faq('b'), faq('c')];
    const theirs = [faq('a', 'Theirs?', 'Theirs.'), faq('b'), faq('c')];
    const sides = { base, mine, theirs };
    expect(decisionsOf(field, sides)).toEqual([
      {
        key: '/a/question',
        label: 'Mine?, Question',
        mine: 'Mine?',
        theirs: 'Theirs?',
        byMe: true,
      },
      {
        ...{ key: '/a/answer', label: 'Mine?, Answer', byMe: false },
        ...{ mine: 'It is a.', theirs: 'Theirs.' },
      },
    ]);
    expect(mergeParts(field, sides, ({ byMe }) => !byMe)).toEqual([
      faq('a', 'Mine?', 'Theirs.'),
      faq('b'),
      faq('c'),
    ]);
  });

  it('includes my new entries along with those that they added, removed and moved', () => {
    const mine = [faq('a'), faq('mine'), faq('b'), faq('c')];
    const theirs = [faq('c'), faq('theirs'), faq('a')];
    const sides = { base, mine, theirs };
    const ids = (value: unknown) => (value as Question[]).map(({ id }) => id);
    expect(ids(mergeParts(field, sides, ({ byMe }) => !byMe))).toEqual([
      'c',
      'theirs',
      'a',
      'mine',
    ]);
    expect(ids(mergeParts(field, sides, () => false))).toEqual(['a', 'mine', 'b', 'c']);
  });

  it.each(contentPartNames)(
    'can take all of mine or all of theirs for any two values of %s',
    (name) => {
      const part = fieldOfPart(name);
      const random = randomFrom(name.length);
      for (let round = 0; round < 20; round += 1) {
        const [mine, theirs] = [randomValue(part, random), randomValue(part, random)];
        const sides = { base: undefined, mine, theirs };
        expect(mergeParts(part, sides, () => false)).toEqual(mine);
        expect(mergeParts(part, sides, () => true)).toEqual(theirs);
        expect(decisionsOf(part, { ...sides, theirs: mine })).toEqual([]);
      }
    },
  );
});
