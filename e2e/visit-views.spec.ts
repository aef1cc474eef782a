import type { Page } from '@playwright/test';
import { browser as agent } from '../gateway/insights/testing/visitor.ts';
import type { TestSite } from '../gateway/testing/harness.ts';
import { delayHydration } from './delay-hydration.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';
import { fillDemoForm, openForm, submitButton } from './request-forms.ts';
import { arrive, figuresOf } from './visit-figures.ts';

// Headless browsers have a bot's user agent.
test.use({ userAgent: agent });

const news = 'http://news.example/list';

/** Follows a link on another site. */
async function fromElsewhere(page: Page, to: string): Promise<void> {
  await page.route(`${news}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${to}">Read on</a>` }),
  );
  await page.goto(news);
  await page.getByRole('link', { name: 'Read on' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function sumsOf(site: TestSite): Promise<[views: number, visits: number]> {
  const { totals } = await figuresOf(site);
  return [totals.views, totals.visits];
}

test('without JavaScript the server counts each requested page', async ({
  browser,
  ownSite: site,
}) => {
  const context = await browser.newContext({ userAgent: agent, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url, { referer: news });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(await sumsOf(site)).toEqual([2, 1]);
  const { sources } = await figuresOf(site);
  expect(sources).toEqual([{ source: 'news.example', visits: 1, requests: 0 }]);
  await context.close();
});

test('on a slow network a page closed before its script was loaded is a view', async ({
  page,
  ownSite: site,
}) => {
  const release = await delayHydration(page);
  await page.goto(site.url, { referer: news });
  await page.mouse.wheel(0, 400);
  await page.goto(`${site.url}/terms`);
  expect((await sumsOf(site))[0]).toBe(2);
  release();
});

test('a page restored from the back/forward cache is a separate view, but not a visit', async ({
  page,
  ownSite: site,
}) => {
  await arrive(page, site.url, news);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => sumsOf(site)).toEqual([2, 1]);
});

test('Back, Forward and reload with full page loads count as often as the site is requested', async ({
  page,
  ownSite: site,
}) => {
  await fromElsewhere(page, `${site.url}/?utm_campaign=spring`);
  // A hydrated page writes into the browser's history, which changes the navigation type.
  await hydrate(page);
  await page.goto(`${site.url}/terms`);
  await page.goBack();
  await hydrate(page);
  await page.reload();
  // Back and reload report the page's original referrer again.
  await expect.poll(() => sumsOf(site)).toEqual([4, 4]);
  const { pages, sources } = await figuresOf(site);
  expect(sources.map(({ source, visits }) => [source, visits])).toEqual([
    ['news.example', 3],
    ['Direct', 1],
  ]);
  expect(pages.map(({ path, views }) => [path, views])).toEqual([
    ['/', 3],
    ['/terms', 1],
  ]);
});

test("a request counts under the visit's referrer, also after a reload of its first page", async ({
  page,
  ownSite: site,
}) => {
  await fromElsewhere(page, `${site.url}/?utm_campaign=spring`);
  await page.reload();
  await hydrate(page);
  const dialog = await openForm(page, 'demo');
  await fillDemoForm(dialog);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  const { sources, campaigns } = await figuresOf(site);
  expect(sources).toMatchObject([{ source: 'news.example', requests: 1 }]);
  expect(campaigns).toMatchObject([{ campaign: 'spring', requests: 1 }]);
});
