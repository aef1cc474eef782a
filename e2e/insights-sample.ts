import type { Page } from '@playwright/test';
import { dayMs } from '../schema/durations.ts';

const sums = {
  views: 1_240,
  visits: 610,
  searches: 42,
  fruitlessSearches: 9,
  dialogs: 31,
  requests: 12,
};

/** The figures of a busy month. */
function sampleInsights(from: string, to: string) {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return {
    __typename: 'Insights',
    totals: { __typename: 'InsightsTotals', ...sums },
    previous: { __typename: 'InsightsTotals', ...sums, views: 620, requests: 0, dialogs: 62 },
    days: Array.from({ length: count }, (_, index) => ({
      __typename: 'InsightsDay',
      day: new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
      views: 20 + ((index * 7) % 40),
      visits: 10 + ((index * 5) % 20),
      requests: index % 3,
    })),
    pages: [
      ['/', 'Home', 500, 300, 0, 20, 8],
      [
        '/reflections/future-of-hta-submissions',
        'The future of HTA submissions',
        320,
        200,
        90,
        8,
        3,
      ],
      [
        '/reflections/making-systematic-reviews-feasible',
        'Making systematic reviews feasible',
        120,
        80,
        41,
        3,
        1,
      ],
      ['Other', null, 4, 0, 0, 0, 0],
    ].map(([path, title, views, visits, reads, dialogs, requests]) => ({
      ...{ __typename: 'InsightsPage', path, title, views, visits, reads, dialogs, requests },
    })),
    sources: [
      { __typename: 'InsightsSource', source: 'Direct', visits: 300, requests: 5 },
      { __typename: 'InsightsSource', source: 'www.google.com', visits: 210, requests: 4 },
    ],
    assistantVisits: [
      { __typename: 'InsightsSource', source: 'chatgpt.com', visits: 40, requests: 2 },
    ],
    machineReaders: [
      {
        __typename: 'InsightsMachineReader',
        agent: 'ChatGPT-User',
        operator: 'OpenAI',
        purpose: 'USER_REQUEST',
        form: 'MARKDOWN',
        path: '/reflections/an-article',
        reads: 12,
        lastOn: '2026-11-20T00:00:00.000Z',
      },
    ],
    unreadByMachines: [
      {
        __typename: 'InsightsUnreadArticle',
        path: '/reflections/unread',
        title: 'An article nobody asked for',
      },
    ],
    campaigns: [
      { __typename: 'InsightsCampaign', campaign: 'ispor-2026', visits: 44, requests: 2 },
    ],
    searches: Array.from({ length: 12 }, (_, index) => ({
      __typename: 'InsightsSearch',
      query: index === 0 ? '=sum(network)' : `network meta-analysis ${index}`,
      count: 20 - index,
      results: index,
    })),
    fruitlessSearches: [
      {
        __typename: 'InsightsFruitlessSearch',
        query: 'budget impact model',
        count: 6,
        lastOn: to,
      },
    ],
    funnels: (['ACCESS', 'DEMO'] as const).map((form) => ({
      __typename: 'InsightsFunnel',
      form,
      steps: (['OPENED', 'STARTED', 'TRIED', 'SENT'] as const).map((step, index) => ({
        __typename: 'InsightsStep',
        step,
        count: form === 'DEMO' ? 20 - index * 4 : 0,
      })),
      abandonedAt:
        form === 'DEMO'
          ? [{ __typename: 'InsightsAbandonedField', field: 'platformsToDemo', count: 5 }]
          : [],
    })),
    experience: [
      {
        __typename: 'InsightsExperience',
        path: '/',
        lcp: 1_240,
        inp: 320,
        cls: 0.31,
        samples: 400,
      },
      { __typename: 'InsightsExperience', path: '/terms', lcp: 900, inp: null, cls: 0, samples: 8 },
    ],
  };
}

/** Mocks the response to the tab's query, for which the server would have to count for a month. */
export async function answerInsights(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as {
      operationName?: string;
      variables?: { from: string; to: string };
    } | null;
    if (
      body?.variables === undefined ||
      !/^(Insights|ArticleFigures)$/.test(body.operationName ?? '')
    ) {
      await route.fallback();
      return;
    }
    const { from, to } = body.variables;
    await route.fulfill({ json: { data: { insights: sampleInsights(from, to) } } });
  });
}
