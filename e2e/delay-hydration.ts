import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Holds back the script that wakes a page until the answer is called. */
export async function delayHydration(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry-client-[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Resolves once the page has been hydrated, whatever has woken it. */
export async function expectHydrated(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-hydrated', 'true', { timeout: 20_000 });
}

/** Resolves once the application has taken over the form of the open dialog. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.loonRequestDialogs?.shown()?.live === true);
}
