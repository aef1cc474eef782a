import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Highlighted } from './highlighted.tsx';

const markup = (text: string, query: string) =>
  renderToStaticMarkup(<Highlighted text={text} query={query} />);

describe('hits are highlighted', () => {
  it.each([
    ['Screening alone', 'screening', '<mark>Screening</mark> alone'],
    ['a cost-effective cost', 'costeff cost', 'a <mark>cost-eff</mark>ective <mark>cost</mark>'],
    ['Nothing here', 'absent', 'Nothing here'],
    ['No search', '', 'No search'],
    ['the end', 'end', 'the <mark>end</mark>'],
  ])('in "%s" for "%s"', (text, query, expected) => {
    expect(markup(text, query)).toBe(expected);
  });

  it('text stays text', () => {
    expect(markup('<b>bold</b>', 'bold')).toBe('&lt;b&gt;<mark>bold</mark>&lt;/b&gt;');
  });
});
