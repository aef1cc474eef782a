import { dayMs } from '../../../schema/durations.ts';
import { articlePath } from '../../../schema/article-path.ts';
import { DayCounts, placeOf } from '../../insights/counting/day-counts.ts';
import { writeCounts } from '../../insights/counting/write-counts.ts';
import { pageSourceName } from '../../insights/visits/visit-source.ts';
import type { Database } from '../../database/database.ts';
import { oneOf, sequence } from './sample-forms.ts';

interface SampleSearch {
  query: string;
  results: number;
}

const days = 120;
const sources = ['Direct', 'Direct', 'www.google.com', 'www.linkedin.com', 'www.bing.com'] as const;
const searches: readonly [SampleSearch, ...SampleSearch[]] = [
  { query: 'budget impact', results: 2 },
  { query: 'network meta-analysis', results: 4 },
  { query: 'real-world evidence', results: 0 },
];

/** The counts of one day: fewer visits at the weekend, and slowly more over the months. */
function dayCounts(
  date: Date,
  age: number,
  slugs: readonly string[],
  next: () => number,
): DayCounts {
  const counts = new DayCounts();
  const isWeekend = date.getUTCDay() % 6 === 0;
  const visits = Math.round((isWeekend ? 9 : 34) * (1.4 - age / days) * (0.8 + 0.4 * next()));
  const pages = ['/', ...slugs.map(articlePath), '/reflections', '/evidence'];
  for (let visit = 0; visit < visits; visit += 1) {
    const views = 1 + Math.floor(next() * 4);
    const sent = next() < 0.03;
    const first = next() < 0.5 ? '/' : oneOf(['/', ...pages], next);
    counts.totals.visits += 1;
    counts.totals.views += views;
    counts.pages.of(first).visits += 1;
    counts.pages.of(first).views += 1;
    for (let view = 1; view < views; view += 1) {
      const page = counts.pages.of(oneOf(['/', ...pages], next));
      page.views += 1;
      if (next() < 0.4) page.reads += 1;
    }
    const sourceName = oneOf(sources, next);
    const source = counts.sources.of(sourceName);
    const pageSource = counts.pageSources.of(pageSourceName(first, sourceName));
    source.visits += 1;
    pageSource.visits += 1;
    if (next() < 0.06) {
      counts.totals.dialogs += 1;
      counts.pages.of(first).dialogs += 1;
      counts.forms.of(placeOf('DEMO', 'OPENED')).times += 1;
      if (sent || next() < 0.6) counts.forms.of(placeOf('DEMO', 'STARTED')).times += 1;
    }
    if (sent) {
      counts.totals.requests += 1;
      counts.pages.of(first).requests += 1;
      source.requests += 1;
      pageSource.requests += 1;
      counts.forms.of(placeOf('DEMO', 'SENT')).times += 1;
    }
    if (next() < 0.05) {
      const { query, results } = oneOf(searches, next);
      const search = counts.searches.of(query);
      search.searches += 1;
      search.results = results;
      counts.totals.searches += 1;
      if (results === 0) {
        search.fruitless += 1;
        counts.totals.fruitlessSearches += 1;
      }
    }
  }
  return counts;
}

/** Counts made-up visits of the last 120 days, with pages, sources, searches and forms. */
export async function seedVisits(
  database: Database,
  { slugs, now }: { slugs: readonly string[]; now: Date },
): Promise<void> {
  const next = sequence(11);
  for (let age = days; age >= 0; age -= 1) {
    const date = new Date(now.getTime() - age * dayMs);
    const counts = dayCounts(date, age, slugs, next);
    const day = date.toISOString().slice(0, 10);
    await database.write((manager) => writeCounts(manager, day, counts));
  }
}
