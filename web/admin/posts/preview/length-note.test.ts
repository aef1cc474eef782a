import { describe, expect, it } from 'vitest';
import { cutAt, descriptionNote, roughText, titleNote } from './length-note.ts';

describe('length hints', () => {
  it('say that a title of up to 60 characters is shown in full', () => {
    expect(titleNote('x'.repeat(60))).toMatchObject({ tone: 'ok' });
    expect(titleNote('x'.repeat(61))).toEqual({
      text: 'Title: 61 characters. Text after about 60 characters may be cut off in search results.',
      tone: 'warn',
    });
  });

  it('recommend a description of about 160 characters', () => {
    expect(descriptionNote('x'.repeat(69)).text).toContain('There is space for about 160');
    expect(descriptionNote('x'.repeat(70)).tone).toBe('ok');
    expect(descriptionNote('x'.repeat(160)).tone).toBe('ok');
    expect(descriptionNote('x'.repeat(161)).text).toContain('may be cut');
  });

  it('cut a text that is too long between words', () => {
    expect(cutAt('one two three', 9)).toBe('one two…');
    expect(cutAt('one two', 7)).toBe('one two');
    expect(cutAt('unbreakable', 5)).toBe('unbre…');
  });
});

it('the text of Markdown is extracted accurately enough to estimate an excerpt', () => {
  const markdown =
    '## Heading\n\n![Alt](/a.png)\n\nSome **bold** [link](/x) and `code`.\n\n| a |\n|---|\n\n- point';
  expect(roughText(markdown)).toBe('Some bold link and code.');
});
