import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseTab } from './admin-tab.ts';
import { axeViolations } from './axe.ts';
import { browser } from '../gateway/insights/testing/visitor.ts';
import { answerInsights } from './insights-sample.ts';
import { expect, test } from './posts-desk.ts';

const insights = (page: Page) => page.getByRole('region', { name: 'Insights', exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`The tab "Insights", at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('empty states say what will appear there', async ({ page, desk }) => {
      await desk.open();
      await chooseTab(page, 'Insights');
      await expect(card(page, 'Articles')).toContainText('appear here');
      await expect(card(page, 'Searches without results')).toContainText('appear here');
      await expect(card(page, 'Page experience')).toContainText('appears here');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('the weekly report is on one page, to print, copy or mail', async ({ page, desk }) => {
      await desk.open();
      await chooseTab(page, 'Insights');
      await insights(page).getByRole('button', { name: 'Weekly report' }).click();
      const report = page.getByRole('dialog', { name: 'Weekly report' });
      await expect(report.getByRole('heading', { name: 'Requests' })).toBeVisible();
      await expect(report).toContainText('Received: 0 (previous week: 0)');
      await expect(report.getByRole('link', { name: 'Mail' })).toHaveAttribute(
        'href',
        /^mailto:\?subject=Weekly%20digest/,
      );
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(report.getByText('Received: 0')).toBeVisible();
      await expect(report.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(insights(page)).toBeHidden();
    });

    test('figures with their change, in words and as tables', async ({ page, desk }, info) => {
      await answerInsights(page);
      await desk.open();
      await chooseTab(page, 'Insights');
      await expect(insights(page)).toContainText('100 % more');
      await expect(insights(page)).toContainText('50 % fewer');
      const article = card(page, 'Articles').getByRole('row').filter({ hasText: 'HTA' });
      await expect(article).toContainText('320');
      await expect(article).toContainText('90');
      await expect(card(page, 'Page experience')).toContainText('320 ms, needs work');
      await expect(card(page, 'Page experience')).toContainText('0.31, poor');
      const demo = card(page, 'Form “Request a demo”');
      await expect(demo).toContainText('Platforms to demo');
      await expect(demo.getByRole('row').filter({ hasText: 'First field changed' })).toContainText(
        '80 %',
      );
      await expect(card(page, 'Form “Request access”')).toContainText('appear here');
      await page.getByRole('button', { name: 'Show all 12 of Searches' }).click();
      await expect(card(page, 'Searches')).toContainText('network meta-analysis 11');
      await expect(card(page, 'Day by day').locator('canvas').first()).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('insights.png'), fullPage: true });
    });
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${String(width)} px an article and a source filter the rest, also with the keyboard`, async ({
    page,
    desk,
    request,
  }, info) => {
    await page.setViewportSize({ width, height });
    await desk.open();
    const { slug } = await desk.save({ title: 'Read from afar', published: true });
    const article = `/reflections/${slug}`;
    for (const [path, source] of [
      [article, 'news.example'],
      [article, 'letter.example'],
      ['/terms', 'news.example'],
    ] as const) {
      const headers = { 'user-agent': browser, referer: `https://${source}/` };
      await request.get(new URL(path, page.url()).href, { headers });
    }
    await chooseTab(page, 'Insights');
    await card(page, 'Articles')
      .getByRole('link', { name: 'Read from afar' })
      .first()
      .press('Enter');
    await expect(insights(page).getByText('Only Read from afar')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`visitsTo=${encodeURIComponent(article)}`));
    await expect(card(page, 'Articles').getByRole('row')).toHaveCount(2);
    const sources = card(page, 'Sources');
    await expect(sources).toContainText('letter.example');
    await expect(card(page, 'Day by day').getByRole('row').nth(1)).toContainText(/2\s*2\s*0/);
    await expect(card(page, 'Searches')).toBeHidden();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('article.png'), fullPage: true });

    await sources.getByRole('link', { name: 'news.example' }).press('Enter');
    await expect(insights(page).getByText('Only news.example')).toBeFocused();
    await expect(card(page, 'Pages').getByRole('row')).toHaveCount(3);
    await expect(card(page, 'Pages')).toContainText('Read from afar');
    await expect(card(page, 'Day by day').getByRole('row').nth(1)).toContainText(/2\s*0$/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('source.png'), fullPage: true });
    const saved = page.waitForEvent('download');
    await insights(page).getByRole('button', { name: 'Export CSV' }).press('Enter');
    const csv = readFileSync(await (await saved).path(), 'utf8');
    expect(csv).toContain(`Pages,Visits,Requests\r\n${article},1,0`);
    expect(csv).not.toContain('Searches');

    await page.reload();
    await expect(card(page, 'Pages').getByRole('row')).toHaveCount(3);
    await page.goBack();
    await expect(insights(page).getByText('Only Read from afar')).toBeVisible();
    await insights(page).getByRole('link', { name: 'Show all insights' }).press('Enter');
    await expect(card(page, 'Searches')).toBeVisible();
    await expect(page).not.toHaveURL(/visitsTo=|visitsFrom=/);
  });
}

test('a period is in the URL, and so are custom dates', async ({ page, desk }) => {
  await answerInsights(page);
  await desk.open();
  await chooseTab(page, 'Insights');
  await insights(page).getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/period=7d/);
  await expect(card(page, 'Day by day').getByRole('row')).toHaveCount(8);
  await page.getByLabel('From').fill('2026-01-01');
  await expect(page).toHaveURL(/period=2026-01-01\.\./);
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  await expect(page).toHaveURL(/period=2026-01-01\.\.2026-01-31/);
  await page.reload();
  await expect(card(page, 'Day by day').getByRole('row')).toHaveCount(32);
  await page.getByRole('link', { name: 'the overview of requests' }).click();
  await expect(page).toHaveURL(/tab=requests&view=overview&from=2026-01-01&to=2026-01-31/);
  await page.getByRole('link', { name: 'the insights for this period' }).click();
  await expect(page).toHaveURL(/tab=insights&period=2026-01-01\.\.2026-01-31/);
});

test('reversed dates get a message, and are corrected by keyboard only', async ({ page, desk }) => {
  await answerInsights(page);
  await desk.open();
  await chooseTab(page, 'Insights');
  await page.getByLabel('From').fill('2026-01-31');
  const to = page.getByLabel('To', { exact: true });
  await to.fill('2026-01-01');
  const problem = insights(page).getByRole('alert');
  await expect(problem).toHaveText('The last day must not be before the first.');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(to).toHaveAccessibleDescription('The last day must not be before the first.');
  await expect(card(page, 'Day by day')).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await to.focus();
  await page.keyboard.type('02012026');
  await expect(problem).toBeHidden();
  await expect(card(page, 'Day by day').getByRole('row')).toHaveCount(3);
});

test('while the figures are loading, the tab says so', async ({ page, desk }) => {
  await answerInsights(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('query Insights(')) await held;
    await route.fallback();
  });
  await desk.open();
  await chooseTab(page, 'Insights');
  await expect(insights(page).getByRole('status', { name: 'Loading the insights' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  answer();
  await expect(card(page, 'Articles')).toBeVisible();
  await expect(insights(page).getByRole('status')).toBeHidden();
});

test('only by keyboard: a period, all rows of a table, the figures as a file', async ({
  page,
  desk,
}) => {
  await answerInsights(page);
  await desk.open();
  await chooseTab(page, 'Insights');
  await expect(card(page, 'Articles')).toBeVisible();
  await insights(page).getByRole('radio', { name: '30 days' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/period=7d/);
  await expect(card(page, 'Day by day').getByRole('row')).toHaveCount(8);
  const day = page.getByRole('slider', { name: 'Day' });
  await day.focus();
  await page.keyboard.press('Home');
  await expect(day).toHaveAttribute('aria-valuetext', /: 20 views, 10 visits, 0 requests$/);
  await expect(page.getByText(/: 20 views, 10 visits, 0 requests$/)).toBeVisible();
  const more = page.getByRole('button', { name: 'Show all 12 of Searches' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Searches').getByRole('row')).toHaveCount(13);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Space');
  expect((await downloading).suggestedFilename()).toMatch(/^insights-.*\.csv$/);
});

test('"Write about this" opens the AI generator with the words as its idea', async ({
  page,
  desk,
}) => {
  await answerInsights(page);
  await desk.open();
  await chooseTab(page, 'Insights');
  await page.getByRole('link', { name: 'Write about this: budget impact model' }).click();
  await expect(page.getByRole('textbox', { name: 'Blog idea' })).toHaveValue('budget impact model');
  await expect(page.getByRole('textbox', { name: 'Blog idea' })).toBeFocused();
});

test('"Export CSV" contains every table, safe against formula injection @journey', async ({
  page,
  desk,
}) => {
  await answerInsights(page);
  await desk.open();
  await chooseTab(page, 'Insights');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(text).toContain("\r\nSearches,Searches,Articles found\r\n'=sum(network),20,0\r\n");
  expect(text).toContain('\r\nSources,Visits,Requests\r\nDirect,300,5\r\n');
  expect(text).toMatch(/\r\nPage experience,.*Samples/);
});

test.describe('without a response', () => {
  test.use({ expectedConsole: [/status of 503/] });

  test('a plain sentence, and another try', async ({ page, desk }) => {
    await desk.open();
    let refused = true;
    await page.route('**/graphql', async (route) => {
      const isInsights = (route.request().postData() ?? '').includes('query Insights(');
      if (isInsights && refused) {
        await route.fulfill({ status: 503, json: { errors: [{ message: 'The site is busy.' }] } });
      } else await route.fallback();
    });
    await chooseTab(page, 'Insights');
    await expect(insights(page)).toContainText('The insights could not be loaded.');
    expect(await axeViolations(page)).toEqual([]);
    refused = false;
    await insights(page).getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Articles')).toBeVisible();
  });
});

test('the list of posts shows the results of an article', async ({ page, desk }) => {
  await answerInsights(page);
  await desk.open();
  await expect(
    page.getByRole('row').filter({ hasText: 'future-of-hta-submissions' }),
  ).toContainText('320 views → 90 reads → 8 forms opened → 3 requests');
});
