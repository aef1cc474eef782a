import type { VisitEvent } from '../../../schema/insights-rules.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The user agent of a browser. */
export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

/** Sends requests like a browser, with additional headers. */
export function visitorOf(app: Pick<TestApp, 'send'>) {
  const headersOf = (headers: Record<string, string>) => ({ 'user-agent': browser, ...headers });
  return {
    /** Opens a page and resolves with the status. */
    open: async (path: string, headers: Record<string, string> = {}): Promise<number> => {
      const answer = await app.send('GET', path, undefined, headersOf(headers));
      await answer.arrayBuffer();
      return answer.status;
    },
    /** Sends a beacon and resolves with the status. */
    track: async (events: VisitEvent[], headers: Record<string, string> = {}): Promise<number> =>
      (await app.send('POST', '/api/visit', { events }, headersOf(headers))).status,
  };
}

export interface Figures {
  totals: Record<TotalName, number>;
  previous: Record<TotalName, number>;
  days: { day: string; views: number; visits: number; requests: number }[];
  pages: {
    path: string;
    title: string | null;
    views: number;
    visits: number;
    reads: number;
    dialogs: number;
    requests: number;
  }[];
  sources: { source: string; visits: number; requests: number }[];
  campaigns: { campaign: string; visits: number; requests: number }[];
  searches: { query: string; count: number; results: number }[];
  fruitlessSearches: { query: string; count: number; lastOn: string }[];
  funnels: {
    form: string;
    steps: { step: string; count: number }[];
    abandonedAt: { field: string; count: number }[];
  }[];
  experience: { path: string; lcp: number; inp: number; cls: number; samples: number }[];
}

type TotalName = 'views' | 'visits' | 'searches' | 'fruitlessSearches' | 'dialogs' | 'requests';

const totals = 'views visits searches fruitlessSearches dialogs requests';

export const figuresQuery = `query ($from: DateTimeISO!, $to: DateTimeISO!) {
  insights(from: $from, to: $to) {
    totals { ${totals} } previous { ${totals} }
    days { day views visits requests }
    pages { path title views visits reads dialogs requests }
    sources { source visits requests } campaigns { campaign visits requests }
    searches { query count results } fruitlessSearches { query count lastOn }
    funnels { form steps { step count } abandonedAt { field count } }
    experience { path lcp inp cls samples }
  }
}`;

/** Every figure of a period of UTC days, as YYYY-MM-DD. */
export async function figuresOf(
  app: Pick<TestApp, 'graphql' | 'logIn'>,
  from: string,
  to = from,
): Promise<Figures> {
  const cookie = await app.logIn();
  const period = { from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` };
  const { data, errors } = await app.graphql(figuresQuery, period, { cookie });
  if (errors.length > 0) {
    throw new Error(JSON.stringify(errors));
  }
  return (data as { insights: Figures }).insights;
}
