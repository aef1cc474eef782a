import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const skipped = (page: Page) =>
  page
    .locator('main > .sec')
    .evaluateAll(
      (all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

test('sections below the fold are laid out right after the first frame', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  expect(await skipped(page)).toBe(0);
});

test('a page opened at an anchor is laid out immediately', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/#team-section');
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
  expect(await skipped(page)).toBe(0);
});

test.describe('before they are', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/');
    expect(await skipped(page)).toBeGreaterThan(10);
  });

  test('an anchor is found at its final position', async ({ page }) => {
    await page.locator('#navigation-section').getByRole('link', { name: 'Team' }).click();
    const distance = () =>
      page.evaluate(() => {
        const { top } = document.getElementById('team-section')?.getBoundingClientRect() ?? {};
        const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return Math.abs(Math.round((top ?? Number.NaN) - padding));
      });
    await expect.poll(distance).toBeLessThanOrEqual(2);
  });

  test('a printed page contains everything', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toBe(0);
  });
});
