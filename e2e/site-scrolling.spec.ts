import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';
import { recordScrolling } from './record-scrolling.ts';

/** Distance of an element's upper edge from its scroll position below the sticky header. */
function distanceOf(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(Math.round(top - padding));
  }, id);
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('on load, the page scrolls to the element matching the hash', async ({ page }) => {
  await page.goto('/#team-section');
  await expect.poll(() => distanceOf(page, 'team-section')).toBeLessThanOrEqual(2);
  await hydrate(page);
  await expect.poll(() => distanceOf(page, 'team-section')).toBeLessThanOrEqual(2);
});

test('on hash change, the page smoothly scrolls to the element after 100 ms', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const positions = await recordScrolling(page);
  await page.getByRole('banner').getByRole('link', { name: 'Waters' }).click();
  await expect.poll(() => distanceOf(page, 'access-forecasting-section')).toBeLessThanOrEqual(2);
  await expect(page.locator('#access-forecasting-section')).toBeFocused();
  // Smooth scrolling passes positions between the two; a jump would pass none.
  const end = await page.evaluate(() => window.scrollY);
  const between = (await positions()).filter((y) => y < end);
  expect(between.length).toBeGreaterThan(2);
});

test('a link to an anchor of another page opens it there', async ({ page }) => {
  await page.goto('/privacy');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cognitive ensembles' }).click();
  await expect(page).toHaveURL(/\/#cognitive-ensembles$/);
  await expect.poll(() => distanceOf(page, 'cognitive-ensembles')).toBeLessThanOrEqual(2);
});

test('with reduced motion the jump is not animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
  const positions = await page.evaluate(async () => {
    const seen = new Set<number>();
    window.location.hash = '#team-section';
    const end = performance.now() + 600;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(window.scrollY));
    }
    return seen.size;
  });
  expect(positions).toBeLessThanOrEqual(2);
  expect(await distanceOf(page, 'team-section')).toBeLessThanOrEqual(2);
});

test('an unknown hash does not scroll the page', async ({ page }) => {
  await page.goto('/terms#no-such-section-%E0%A4%A');
  await hydrate(page);
  // Scrolling to an element begins after 100 ms.
  await page.waitForTimeout(300);
  expect(await scrollY(page)).toBe(0);
});

test('on every route change the page scrolls to the top, on /reflections to the blog title', async ({
  page,
}) => {
  await page.goto('/terms');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Reflections' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reflections & Insights');
  const titleAt = await page.evaluate(() => {
    const top = document.getElementById('blog-title')?.getBoundingClientRect().top ?? Number.NaN;
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.max(0, Math.round(top + window.scrollY - padding));
  });
  await expect.poll(() => scrollY(page)).toBe(titleAt);
});
