import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const rows = (page: Page) => page.locator('.lrow');

/** Where each row starts, in pixels. */
function positions(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().left));
}

test('about 25 partner institutions plus badges in tiles of 128 by 80 px; links to papers and counts', async ({
  page,
}) => {
  await page.goto('/');
  const tiles = rows(page).getByRole('img');
  const count = await tiles.count();
  expect(count).toBeGreaterThanOrEqual(25);
  expect(count).toBeLessThanOrEqual(32);
  expect(await page.locator('.logo.badge').count()).toBeGreaterThanOrEqual(1);
  const sizes = await tiles.evaluateAll((all) =>
    all.map((tile) => `${tile.clientWidth + 2} by ${tile.clientHeight + 2}`),
  );
  expect(new Set(sizes)).toEqual(new Set(['128 by 80']));

  for (const section of ['#performance-card', '#literature-section']) {
    const counts = page.locator(section).getByRole('link', { name: 'See the counts' });
    await expect(counts).toHaveAttribute('href', '/evidence');
  }
  const link = page.locator('#performance-card').getByRole('link', { name: 'See papers' });
  await expect(link).toHaveAttribute('href', '#publications');
});

test('two rows move in opposite directions, and rest', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('heading', { name: 'Elite Institutions' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.logos[data-motion="running"]')).toBeVisible();
  await page.mouse.move(5, 5);
  const [first = 0, second = 0] = await positions(page);
  await expect.poll(async () => (await positions(page))[0]).toBeLessThan(first - 2);
  expect((await positions(page))[1]).toBeGreaterThan(second + 2);

  await test.step('on hover and by the Pause button', async () => {
    await page.locator('.logos').hover();
    const hovered = await positions(page);
    await page.waitForTimeout(400);
    expect(await positions(page)).toEqual(hovered);
    await page.getByRole('button', { name: 'Pause logos' }).click();
    await page.mouse.move(5, 5);
    const paused = await positions(page);
    await page.waitForTimeout(400);
    expect(await positions(page)).toEqual(paused);
    await page.getByRole('button', { name: 'Play logos' }).click();
    await page.mouse.move(5, 5);
    await expect.poll(() => positions(page)).not.toEqual(paused);
  });

  await test.step('on focus: a row is one stop, and its tooltips give the full names', async () => {
    await page.getByRole('button', { name: 'Pause logos' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('img', { name: 'Sample University' })).toBeFocused();
    await page.keyboard.press('End');
    const last = rows(page).first().locator('li:not([aria-hidden])').last().getByRole('img');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    const name = (await last.getAttribute('aria-label')) ?? '';
    await expect(page.getByRole('tooltip')).toHaveText(name);
    const resting = await positions(page);
    await page.waitForTimeout(400);
    expect(await positions(page)).toEqual(resting);
    await page.keyboard.press('Tab');
    await expect(rows(page).nth(1).getByRole('img').first()).toBeFocused();
  });
});

test('with reduced motion the rows do not move and can be scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('heading', { name: 'Elite Institutions' }).scrollIntoViewIfNeeded();
  const still = await positions(page);
  await page.waitForTimeout(400);
  expect(await positions(page)).toEqual(still);
  expect(await page.locator('.logos').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(
    true,
  );
});

test('skeleton first, then the lazily loaded chart, without a shift', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const plots = (): boolean => scripts.some((url) => url.includes('performance-plots'));
  await page.goto('/');
  await hydrate(page);
  const chart = page.locator('.chart');
  await expect(chart.locator('.chart-skeleton .waf-plot')).toHaveCount(3);
  expect(plots()).toBe(false);
  const before = await chart.evaluate((box) => box.getBoundingClientRect().height);
  await page.locator('#performance-card').scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab')).toHaveText(['Accuracy', 'Time saved', 'Cost']);
  expect(plots()).toBe(true);
  await expect(chart.locator('.chart-skeleton')).toHaveCount(0);
  expect(await chart.evaluate((box) => box.getBoundingClientRect().height)).toBeCloseTo(before, 0);
});

test('the tabs work by keyboard, and each has a table of the same figures @journey', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#performance-card').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Accuracy' }).focus();
  const table = page.getByRole('tabpanel').getByRole('table');
  await expect(table).toContainText(/Sensitivity\s*99%\s*Specificity\s*95%\s*Accuracy\s*96%/);
  await expect(page.getByRole('tabpanel').locator('.waf-plot')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Time saved' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(table.getByRole('row')).toHaveText([
    /8–24 months/,
    /under two weeks/,
    /8–24 months/,
    /2–6 months/,
  ]);
  await page.keyboard.press('End');
  await expect(table.getByRole('row').nth(1)).toHaveText(/85 person-hours/);
  await expect(page.getByRole('tabpanel').locator('canvas')).toHaveCount(4);
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('when the chart cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('its figures are shown as tables', async ({ page }) => {
    await page.route(/performance-plots/, (route) => route.abort());
    await page.goto('/');
    await hydrate(page);
    await page.locator('#performance-card').scrollIntoViewIfNeeded();
    await expect(page.getByRole('cell', { name: 'up to 85% less' })).toBeInViewport();
  });
});
