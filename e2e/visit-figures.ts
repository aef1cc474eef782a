import type { Page } from '@playwright/test';
import { figuresQuery, type Figures } from '../gateway/insights/testing/visitor.ts';
import type { TestSite } from '../gateway/testing/harness.ts';
import { hydrate } from './hydrate.ts';
import { dayMs } from '../schema/durations.ts';

/** The site's figures of yesterday and today, because midnight may pass. */
export async function figuresOf(site: TestSite): Promise<Figures> {
  const now = Date.now();
  const period = { from: new Date(now - dayMs).toISOString(), to: new Date(now).toISOString() };
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await site.logIn() },
    body: JSON.stringify({ query: figuresQuery, variables: period }),
  });
  const { data } = (await response.json()) as { data: { insights: Figures } };
  return data.insights;
}

/** Opens a page and resolves once it has been hydrated. */
export async function arrive(page: Page, url: string, referer?: string): Promise<void> {
  await page.goto(url, referer === undefined ? {} : { referer });
  await hydrate(page);
}
