import { describe, expect, it } from 'vitest';
import { atMost, requiredLine, requiredText, withoutStrayControls } from './text-rules.ts';

const rule = { required: 'Title is required.', label: 'Title', max: 5 };

describe('text rules (product 3.4)', () => {
  it('strings are trimmed before validation', () => {
    expect(requiredText(rule).parse('  \tabcde\n ')).toBe('abcde');
  });

  it.each([
    [''],
    [' \n\t '],
    ['\0'],
    ['\u200b \u202e\ufeff'],
    [undefined],
    [null],
    [7],
    [{}],
    [[]],
    [true],
  ])('a missing, empty or wrongly typed text gets the field’s own message: %j', (value) => {
    const issues = requiredText(rule).safeParse(value).error?.issues;
    expect(new Set(issues?.map(({ message }) => message))).toEqual(new Set([rule.required]));
  });

  it('a text that is too long gets one clear message', () => {
    const issues = requiredText(rule).safeParse('abcdef').error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual([atMost('Title', 5)]);
  });

  it('the maximum length is formatted with grouped digits', () => {
    expect(atMost('Message', 5_000)).toBe('Message must be at most 5,000 characters.');
  });

  it.each(['a\nb', 'a\rb', 'a\r\nb', 'a\u2028b'])(
    'a single-line text refuses line breaks: %j',
    (text) => {
      expect(requiredLine(rule).safeParse(text).error?.issues[0]?.message).toBe(
        'Title must not contain line breaks.',
      );
    },
  );

  it('a multi-line text preserves its line breaks and tabs', () => {
    expect(requiredText(rule).parse('a\r\n\tb')).toBe('a\r\n\tb');
  });

  it('control characters are removed', () => {
    expect(withoutStrayControls('a\0b\x02c\x7Fd\v\fe\tf\ng\r')).toBe('abcde\tf\ng\r');
  });
});
