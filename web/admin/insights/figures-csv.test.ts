import { expect, test } from 'vitest';
import { csvTable, figuresCsv } from './figures-csv.ts';

test('"Export CSV" has one table after another, a column for each measure, safe against formula injection', () => {
  const days = csvTable({
    heading: 'Days',
    rowTitle: 'Day',
    rows: [{ day: '2026-11-01', views: 3 }],
    nameOf: ({ day }) => day,
    figures: [{ title: 'Views', unitNames: ['view', 'views'], of: ({ views }) => views }],
    empty: '',
  });
  const searches = csvTable({
    heading: 'Searches',
    rowTitle: 'Search term',
    rows: [
      { query: '=hyperlink("https://evil.example")', count: 2 },
      { query: 'network, meta', count: 1 },
    ],
    nameOf: ({ query }) => query,
    figures: [{ title: 'Times', unitNames: ['time', 'times'], of: ({ count }) => count }],
    notes: [{ title: 'Last search', of: () => 'Nov 2, 2026' }],
    empty: '',
  });
  expect(figuresCsv([days, searches]).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Days,Views',
    '2026-11-01,3',
    '',
    'Searches,Times,Last search',
    `"'=hyperlink(""https://evil.example"")",2,"Nov 2, 2026"`,
    '"network, meta",1,"Nov 2, 2026"',
    '',
  ]);
});
