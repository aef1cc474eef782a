import { expect, test } from 'vitest';
import { findSentences } from './find-sentences.ts';

const team = {
  heading: 'Our Team',
  members: [
    {
      id: 'ada',
      name: 'Ada',
      bio: `${'Before. '.repeat(20)}She led the review. ${'After. '.repeat(20)}`,
    },
    { id: 'she', name: 'Grace', bio: '' },
  ],
};

test('a search finds any sentence of a part, with its place and the text around it', () => {
  const [found, ...others] = findSentences(team, 'she LED');
  expect(others).toEqual([]);
  expect(found?.path).toBe('members.0.bio');
  expect(found?.match).toBe('She led');
  expect(found?.before).toMatch(/^…[ .a-zA-Z]+Before\. $/);
  expect(found?.after).toMatch(/^ the review\. .*…$/);
});

test('a short text is shown whole, and ids are not searched', () => {
  expect(findSentences(team, 'team')).toEqual([
    { path: 'heading', before: 'Our ', match: 'Team', after: '' },
  ]);
  expect(findSentences({ id: 'she' }, 'she')).toEqual([]);
});
