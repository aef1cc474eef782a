import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

describe('figures of a text', () => {
  it.each([
    ['97 % sensitivity and 95% specificity', '97 %, 95 %'],
    ['a share of 97 per cent', '97 %'],
    ['a benchmark of 3,796 articles (3,796-article benchmark)', '3796 articles, 3796 articles'],
    ['25–50% or 25% to 50 per cent', '25–50 %, 25–50 %'],
    ['HTA preparation cut from 8–24 to 2–6 months', '8–24 months, 2–6 months'],
    ['under two weeks instead of 8-24 months', '2 weeks, 8–24 months'],
    ['20–50 studies a day, 1,000+ studies per day', '20–50 studies per day, 1000 studies per day'],
    ['$50,000–200,000 a review', '50000–200000 $'],
    ['2,500 to 85 person-hours', '2500 person-hours, 85 person-hours'],
    ['PubMed gains 4,000+ new publications daily', '4000 publications per day'],
    ['over 250 million works', '250 million works'],
    ['20–50 studies and 3,796 validated articles', '20–50 studies, 3796 articles'],
    ['4\u202f000 publications', '4000 publications'],
    ['a ten-week review', '10 weeks'],
    ['99.0% or 99.50% of 1,200 articles', '99 %, 99.5 %, 1200 articles'],
    ['a sensitivity of 91 % in abstract screening', '91 %'],
    ['95% for article selection, 96 per cent on paper', '95 %, 96 %'],
    ['12 in paper form', ''],
  ])('are found with their units in “%s”', (text, expected) => {
    const found = figuresIn(text).map(({ value, unit }) => `${value} ${unit}`);
    expect(found.join(', ')).toBe(expected);
  });

  it.each([
    'a 95% confidence interval, 95% CI and 95 % CrI',
    'a gain of 3 percentage points',
    'Regulation (EU) 2024/1381 of 2024-05-23',
    'In 2025, studies were few.',
    'In 2025 new studies appeared.',
    'Article 4 took effect.',
  ])('are not found in “%s”', (text) => {
    expect(figuresIn(text)).toEqual([]);
  });

  it('have their positions in the text', () => {
    const text = 'It takes under two weeks.';
    expect(figuresIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['two weeks']);
  });
});
