import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const selected = (text: string, excerpt: string): string | undefined => {
  const found = findWords(text, excerpt);
  return found && text.slice(found.start, found.end);
};

it('an excerpt is found literally, across Markdown delimiters and line breaks', () => {
  expect(selected('One. Two words. Three.', 'Two words.')).toBe('Two words.');
  expect(selected('It has **97 %**\nsensitivity, so far.', '97 % sensitivity,')).toBe(
    '97 %**\nsensitivity',
  );
  expect(selected('See [the study](https://a.example/97) again.', 'the study again')).toBe(
    'the study](https://a.example/97) again',
  );
});

it('a missing excerpt is not found, and special characters in an excerpt are matched literally', () => {
  expect(selected('One two', 'two one')).toBeUndefined();
  expect(selected('One two', '')).toBeUndefined();
  expect(selected('One two', '…')).toBeUndefined();
  expect(selected('a(b', 'a(b')).toBe('a(b');
  expect(selected('x (a+)+ y', '(a+)+ y')).toBe('(a+)+ y');
});
