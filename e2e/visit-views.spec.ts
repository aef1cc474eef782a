import type { Page } from '@playwright/test';
import { browser as agent } from '../gateway/insights/testing/visitor.ts';
import type { TestSite } from '../gateway/testing/harness.ts';
import { delayHydration } from './delay-hydration.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';
import { fillDemoForm, openForm, submitButton } from './request-forms.ts';
import { arrive, figuresOf } from './visit-figures.ts';

// What headless browsers call themselves is a bot's name.
test.use({ userAgent: agent });

const news = 'http://news.example/list';

/** Follows a link that stands on another site. */
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

test('without JavaScript the server counts each page that is asked for', async ({
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

test('on a slow network a page that is left before its script has come is a view', async ({
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

test('a page that the browser brings back as it was is a view of its own, and no visit', async ({
  page,
  ownSite: site,
}) => {
  await arrive(page, site.url, news);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => sumsOf(site), { timeout: 10_000 }).toEqual([2, 1]);
});

test('forth and back by whole loads, and a reload, count as often as the site is asked', async ({
  page,
  ownSite: site,
}) => {
  await fromElsewhere(page, `${site.url}/?utm_campaign=spring`);
  // An open page writes into the browser's history, which changes what the browser says of it.
  await hydrate(page);
  await page.goto(`${site.url}/terms`);
  await page.goBack();
  await hydrate(page);
  await page.reload();
  // The way back and the reload say again what had led to the page.
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

test('a request counts under what led to the visit, also after a reload of the page it began on', async ({
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
