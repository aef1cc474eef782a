import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseTab } from './admin-tab.ts';
import {
  atBothWidths,
  axeViolations,
  axeViolationsAtBothWidths,
  overflowAtBothWidths,
} from './axe.ts';
import { browser } from '../gateway/insights/testing/visitor.ts';
import { answerInsights } from './insights-sample.ts';
import { expect, test } from './posts-desk.ts';

const insights = (page: Page) => page.getByRole('region', { name: 'Insights', exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fits a phone and a desktop, without axe violations. */
async function expectInOrder(page: Page): Promise<void> {
  expect(await overflowAtBothWidths(page)).toEqual([0, 0]);
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
}

test('The tab "Insights" of a new site: empty states, and a weekly report', async ({
  page,
  desk,
}) => {
  await desk.open();
  await chooseTab(page, 'Insights');

  await test.step('empty states say what will appear there', async () => {
    await expect(card(page, 'Articles')).toContainText('appear here');
    await expect(card(page, 'Searches without results')).toContainText('appear here');
    await expect(card(page, 'Page experience')).toContainText('appears here');
    await expectInOrder(page);
  });

  await test.step('the weekly report is on one page, to print, copy or mail', async () => {
    await insights(page).getByRole('button', { name: 'Weekly report' }).click();
    const report = page.getByRole('dialog', { name: 'Weekly report' });
    await expect(report.getByRole('heading', { name: 'Requests' })).toBeVisible();
    await expect(report).toContainText('Received: 0 (previous week: 0)');
    await expect(report.getByRole('link', { name: 'Mail' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Weekly%20digest/,
    );
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await atBothWidths(page, async () => {
      await expect(report.getByText('Received: 0')).toBeVisible();
      await expect(report.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(insights(page)).toBeHidden();
    });
  });
});

test('Figures are in words and as tables, for a period in the URL, also only by keyboard', async ({
  page,
  desk,
}, info) => {
  await answerInsights(page);
  await desk.open();
  await chooseTab(page, 'Insights');
  const rows = card(page, 'Day by day').getByRole('row');

  await test.step('figures with their change, in words and as tables', async () => {
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
    await atBothWidths(page, async (width) => {
      await expect(card(page, 'Day by day').locator('canvas').first()).toBeVisible();
      const path = info.outputPath(`insights-${String(width)}.png`);
      await page.screenshot({ path, fullPage: true });
    });
    await expectInOrder(page);
  });

  await test.step('a period is in the URL, and so are custom dates', async () => {
    await insights(page).getByText('7 days', { exact: true }).click();
    await expect(page).toHaveURL(/period=7d/);
    await expect(rows).toHaveCount(8);
    await insights(page).getByLabel('From').fill('2026-01-01');
    await expect(page).toHaveURL(/period=2026-01-01\.\./);
    await insights(page).getByLabel('To', { exact: true }).fill('2026-01-31');
    await expect(page).toHaveURL(/period=2026-01-01\.\.2026-01-31/);
    await page.reload();
    await expect(rows).toHaveCount(32);
    await page.getByRole('link', { name: 'the overview of requests' }).click();
    await expect(page).toHaveURL(/tab=requests&view=overview&from=2026-01-01&to=2026-01-31/);
    await page.getByRole('link', { name: 'the insights for this period' }).click();
    await expect(page).toHaveURL(/tab=insights&period=2026-01-01\.\.2026-01-31/);
  });

  await test.step('reversed dates get a message, and are corrected by keyboard only', async () => {
    await insights(page).getByLabel('From').fill('2026-01-31');
    const to = insights(page).getByLabel('To', { exact: true });
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
    await expect(rows).toHaveCount(3);
  });

  await test.step('only by keyboard: a period, all rows of a table, the figures as a file', async () => {
    await insights(page).getByText('30 days', { exact: true }).click();
    await expect(page).toHaveURL(/period=30d/);
    await insights(page).getByRole('radio', { name: '30 days' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/period=7d/);
    await expect(rows).toHaveCount(8);
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

  await test.step('"Write about this" opens the AI generator with the words as its idea', async () => {
    await page.getByRole('link', { name: 'Write about this: budget impact model' }).click();
    const idea = page.getByRole('textbox', { name: 'Blog idea' });
    await expect(idea).toHaveValue('budget impact model');
    await expect(idea).toBeFocused();
  });
});

test('an article and a source filter the rest, also with the keyboard', async ({
  page,
  desk,
  request,
}) => {
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
  await card(page, 'Articles').getByRole('link', { name: 'Read from afar' }).first().press('Enter');
  await expect(insights(page).getByText('Only Read from afar')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`visitsTo=${encodeURIComponent(article)}`));
  await expect(card(page, 'Articles').getByRole('row')).toHaveCount(2);
  const sources = card(page, 'Sources');
  await expect(sources).toContainText('letter.example');
  await expect(card(page, 'Day by day').getByRole('row').nth(1)).toContainText(/2\s*2\s*0/);
  await expect(card(page, 'Searches')).toBeHidden();
  await expectInOrder(page);

  await sources.getByRole('link', { name: 'news.example' }).press('Enter');
  await expect(insights(page).getByText('Only news.example')).toBeFocused();
  await expect(card(page, 'Pages').getByRole('row')).toHaveCount(3);
  await expect(card(page, 'Pages')).toContainText('Read from afar');
  await expect(card(page, 'Day by day').getByRole('row').nth(1)).toContainText(/2\s*0$/);
  await expectInOrder(page);
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

test('the list of posts shows the results of an article, and "Export CSV" contains every table, safe against formula injection @journey', async ({
  page,
  desk,
}) => {
  await answerInsights(page);
  await desk.open();
  await expect(
    page.getByRole('row').filter({ hasText: 'future-of-hta-submissions' }),
  ).toContainText('320 views → 90 reads → 8 forms opened → 3 requests');
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

  test('the tab says that the figures are loading, then a plain sentence, and offers another try', async ({
    page,
    desk,
  }) => {
    await answerInsights(page);
    await desk.open();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let refused = true;
    await page.route('**/graphql', async (route) => {
      const isInsights = (route.request().postData() ?? '').includes('query Insights(');
      if (isInsights) await held;
      if (isInsights && refused) {
        await route.fulfill({ status: 503, json: { errors: [{ message: 'The site is busy.' }] } });
      } else await route.fallback();
    });
    await chooseTab(page, 'Insights');
    const loading = insights(page).getByRole('status', { name: 'Loading the insights' });
    await expect(loading).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    answer();
    await expect(insights(page)).toContainText('The insights could not be loaded.');
    expect(await axeViolations(page)).toEqual([]);
    refused = false;
    await insights(page).getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Articles')).toBeVisible();
    await expect(insights(page).getByRole('status')).toBeHidden();
  });
});
