import type { Page } from '@playwright/test';
import { axeViolationsAtBothWidths } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { hydrate } from './hydrate.ts';

const example = (page: Page, product: string) =>
  page.getByRole('figure', { name: `Example: ${product}`, exact: true });

/** The verdicts and the decision of the record that is shown. */
const shownDecision = (page: Page) => example(page, 'Loon Lens').locator('.exm-dot:visible');

const shownShares = (page: Page) =>
  example(page, 'Loon Waters').locator('.exm-result:visible dd').allInnerTexts();

test('each product has an example, which is called one', async ({ page }) => {
  await page.goto('/');
  for (const product of ['Loon Lens', 'Loon Hatch', 'Loon Echo', 'Loon Waters']) {
    await expect(example(page, product)).toHaveCount(1);
    await expect(example(page, product).getByText('nvented').first()).toBeVisible();
  }
  await hydrate(page);
  await example(page, 'Loon Lens').getByRole('radio', { name: 'Escalated' }).check();
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
});

test('by keyboard, a visitor steps through three records and sees the passage that decided', async ({
  page,
}) => {
  await page.goto('/');
  const lens = example(page, 'Loon Lens');
  await lens.getByRole('radio', { name: 'Clear include' }).focus();
  await expect(shownDecision(page)).toHaveText(/^Include, confidence 97%/);
  await expect(lens.locator('mark:visible')).toHaveText(/^Adults with chronic migraine/);
  await page.keyboard.press('ArrowRight');
  await expect(shownDecision(page)).toHaveText(/^Exclude, confidence 98%/);
  await hydrate(page);
  await expect(shownDecision(page)).toHaveText(/^Exclude, confidence 98%/);
  await page.keyboard.press('ArrowRight');
  await expect(shownDecision(page)).toHaveText(/^To an expert, confidence 54%/);
  await expect(lens.getByText('Overruled by an expert: include')).toBeVisible();
  await expect(lens.locator('code:visible')).toHaveText(/^N1 {2}- Loon Lens: escalated/);
});

test('a forecast changes with either assumption', async ({ page }) => {
  await page.goto('/');
  const waters = example(page, 'Loon Waters');
  expect(await shownShares(page)).toEqual(['48%', '11%', '41%']);
  await waters.getByRole('radio', { name: 'Dulvetamab' }).check();
  expect(await shownShares(page)).toEqual(['55%', '18%', '27%']);
  await waters.getByRole('radio', { name: '24 months' }).check();
  expect(await shownShares(page)).toEqual(['58%', '30%', '12%']);
  await waters.getByRole('radio', { name: 'Placebo' }).check();
  expect(await shownShares(page)).toEqual(['57%', '17%', '26%']);
  await expect(waters.getByText('Nothing is computed here')).toBeVisible();
});

test('a printed page has every record and every distribution', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(shownDecision(page)).toHaveCount(3);
  expect(await shownShares(page)).toHaveLength(12);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('examples can be read and changed', async ({ page }) => {
    await page.goto('/');
    await example(page, 'Loon Lens').getByRole('radio', { name: 'Escalated' }).check();
    await expect(shownDecision(page)).toHaveText(/^To an expert/);
    await expect(example(page, 'Loon Hatch').getByRole('row')).toHaveCount(5);
    await expect(example(page, 'Loon Echo').getByRole('row')).toHaveCount(5);
    await example(page, 'Loon Waters').getByRole('radio', { name: '24 months' }).check();
    expect(await shownShares(page)).toEqual(['57%', '17%', '26%']);
  });
});
