import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const key = 'loon-cookie-consent';
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('cookie banner', () => {
  test('shown on first visit when no consent is stored; Accept and Decline look identical', async ({
    page,
  }) => {
    await page.goto('/terms');
    const banner = bannerOf(page);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(
      'If you send us a request, we would like to know which earlier pages led to it. By clicking Accept, you consent to cookies.',
    );
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/privacy');
    expect(await axeViolations(page)).toEqual([]);
    const looks = await banner.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, font, padding } = getComputedStyle(button);
        return { color, backgroundColor, borderColor, font, padding };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  });

  test('does not wait for the application', async ({ page }) => {
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(bannerOf(page)).toBeVisible();
  });

  for (const [button, value] of [
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ] as const) {
    test(`${button} stores ${value} and hides @journey`, async ({ page }) => {
      await page.goto('/privacy');
      await bannerOf(page).getByRole('button', { name: button }).click();
      await expect(bannerOf(page)).toBeHidden();
      expect(await stored(page)).toBe(value);
      await page.reload();
      await hydrate(page);
      await expect(bannerOf(page)).toBeHidden();
    });

    test(`${button} is stored immediately, also while the page is static`, async ({ page }) => {
      await page.route('**/assets/*.js', () => new Promise(() => undefined));
      await page.goto('/privacy', { waitUntil: 'commit' });
      await bannerOf(page).getByRole('button', { name: button }).click();
      expect(await stored(page)).toBe(value);
      await expect(bannerOf(page)).toBeHidden();
      await page.goto('/terms', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
      await expect(bannerOf(page)).toBeHidden();
    });

    test(`no flash for those who chose ${value}`, async ({ page }) => {
      await page.addInitScript(([name, choice]) => localStorage.setItem(name, choice), [
        key,
        value,
      ] as const);
      await page.addInitScript(() => {
        const seen = { banner: false };
        Object.assign(window, { seen });
        const look = (): void => {
          const banner = document.querySelector('[aria-label="Cookie consent"]');
          seen.banner ||= banner?.checkVisibility() ?? false;
          requestAnimationFrame(look);
        };
        look();
      });
      await page.goto('/privacy');
      await hydrate(page);
      expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'seen')))).toBe(
        '{"banner":false}',
      );
    });
  }

  test('can be reached and answered by keyboard', async ({ page }) => {
    await page.goto('/privacy');
    for (const name of ['Skip to content', 'Privacy Policy']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bannerOf(page).getByRole('button', { name: 'Decline' })).toBeFocused();
    await hydrate(page);
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toBeHidden();
    expect(await stored(page)).toBe('declined');
  });

  for (const [first, then, value] of [
    ['Accept', 'Decline', 'declined'],
    ['Decline', 'Accept', 'accepted'],
  ] as const) {
    test(`after ${first}, “Cookie choice” in the footer reopens the banner by keyboard, before and after hydration`, async ({
      page,
    }) => {
      await page.goto('/terms');
      await bannerOf(page).getByRole('button', { name: first }).click();
      const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' });
      const reopen = async (answer: string): Promise<void> => {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(bannerOf(page).getByRole('button', { name: 'Accept' })).toBeFocused();
        await bannerOf(page).getByRole('button', { name: answer }).press('Enter');
        await expect(bannerOf(page)).toBeHidden();
        await expect(button).toBeFocused();
      };
      await reopen(first);
      await hydrate(page);
      await reopen(then);
      expect(await stored(page)).toBe(value);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('hides neither the focused element nor the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/privacy');
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' });
    await last.focus();
    const lowest = (await bannerOf(page).boundingBox())?.y ?? 0;
    await expect
      .poll(async () => {
        const box = await last.boundingBox();
        return box === null ? Number.NaN : box.y + box.height;
      })
      .toBeLessThanOrEqual(lowest);
  });
});
