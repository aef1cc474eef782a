import { expect, test } from 'vitest';
import { csvRows, figuresCsv } from './figures-csv.ts';

test('"Export CSV" contains the figures of the tables and is safe against formula injection', () => {
  const text = figuresCsv(
    csvRows({
      heading: 'Searches',
      rowTitle: 'Search term',
      rows: [
        { query: '=hyperlink("https://evil.example")', count: 2 },
        { query: 'network, meta', count: 1 },
      ],
      nameOf: ({ query }) => query,
      figures: [{ title: 'Times', unitNames: ['time', 'times'], of: ({ count }) => count }],
      empty: '',
    }),
  );
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Table,Name,Measure,Value',
    `Searches,"'=hyperlink(""https://evil.example"")",Times,2`,
    'Searches,"network, meta",Times,1',
    '',
  ]);
});
