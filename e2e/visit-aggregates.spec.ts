import { browser as agent } from '../gateway/insights/testing/visitor.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { fillDemoForm, openForm, submitButton } from './request-forms.ts';
import { arrive, figuresOf } from './visit-figures.ts';

const article = '/reflections/future-of-hta-submissions';
// Headless browsers have a bot's user agent.
test.use({ userAgent: agent });

test('the figures of a scripted set of visits are exact: a request, a search, forth and back', async ({
  page,
  browser,
  ownSite: site,
}) => {
  await arrive(page, `${site.url}/?utm_source=Letter&utm_campaign=spring`, 'https://news.example/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  const dialog = await openForm(page, 'demo');
  await fillDemoForm(dialog);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();

  const other = await browser.newContext({ userAgent: agent });
  const reader = await other.newPage();
  await arrive(reader, `${site.url}/reflections`, 'https://news.example/list');
  const field = reader.getByRole('searchbox', { name: 'Search articles' });
  await field.fill('zebra crossings');
  await field.press('Enter');
  await expect(reader.getByRole('main').getByRole('status')).toContainText('No articles found');
  await field.fill('infeasibility');
  await expect(reader.getByRole('main').getByRole('status')).toContainText('Found 1 article');
  await reader
    .getByRole('main')
    .getByRole('link', { name: /^Read article/ })
    .click();
  await expect(reader.locator('.prose')).toBeVisible();
  // Requests sent while a page closes have the headless browser's own user agent.
  await expect.poll(async () => (await figuresOf(site)).totals.searches).toBe(2);
  await arrive(reader, site.url + article);
  await other.close();

  const unseen = await browser.newContext({
    userAgent: agent,
    extraHTTPHeaders: { DNT: '1' },
  });
  await (await unseen.newPage()).goto(site.url);
  await unseen.close();
  const administrator = await browser.newContext({ userAgent: agent });
  await logInByCookie(administrator, site);
  await (await administrator.newPage()).goto(site.url);
  await administrator.close();
  const bot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
  await fetch(site.url + article, { headers: bot });

  const totals = { views: 6, visits: 3, searches: 2, fruitlessSearches: 1 };
  await expect
    .poll(async () => (await figuresOf(site)).totals)
    .toEqual({ ...totals, dialogs: 1, requests: 1 });
  const steps = async () =>
    (await figuresOf(site)).funnels.find(({ form }) => form === 'DEMO')?.steps;
  await expect
    .poll(steps)
    .toEqual(['OPENED', 'STARTED', 'TRIED', 'SENT'].map((step) => ({ step, count: 1 })));
  const figures = await figuresOf(site);
  expect(figures.sources).toEqual(
    expect.arrayContaining([
      { source: 'Letter', visits: 1, requests: 1 },
      { source: 'news.example', visits: 1, requests: 0 },
      { source: 'Direct', visits: 1, requests: 0 },
    ]),
  );
  expect(figures.sources).toHaveLength(3);
  expect(figures.campaigns).toEqual([{ campaign: 'spring', visits: 1, requests: 1 }]);
  expect(figures.searches).toEqual(
    expect.arrayContaining([
      { query: 'zebra crossings', count: 1, results: 0 },
      { query: 'infeasibility', count: 1, results: 1 },
    ]),
  );
  const views = figures.pages.map(({ path, views: seen }) => [path, seen] as const);
  expect(new Map(views)).toEqual(
    new Map([
      ['/', 2],
      ['/privacy', 1],
      ['/reflections', 1],
      ['/reflections/making-systematic-reviews-feasible', 1],
      [article, 1],
    ]),
  );
});
