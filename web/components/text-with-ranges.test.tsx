import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWithRanges } from './text-with-ranges.tsx';

it.each([
  ['takes 2–4 weeks.', 'takes <span class="unbroken">2–4</span> weeks.'],
  ['$50,000–200,000', '<span class="unbroken">$50,000–200,000</span>'],
  ['25–50% of 3–6.', '<span class="unbroken">25–50%</span> of <span class="unbroken">3–6</span>.'],
  ['A–C, non-commercial', 'A–C, non-commercial'],
])('keeps the ranges of "%s" on one line and its text unchanged', (text, html) => {
  expect(renderToStaticMarkup(<TextWithRanges text={text} />)).toBe(html);
});
