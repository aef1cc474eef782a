import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Delays the script that hydrates a page until the returned function is called. */
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

/** Resolves once the page is hydrated, whatever the trigger. */
export async function expectHydrated(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-hydrated', 'true', { timeout: 20_000 });
}

/** Resolves once the form of the open dialog is hydrated. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...(window.loonRequestDialogs?.all.values() ?? [])].some(
      ({ host, live }) => !host.hidden && live,
    ),
  );
}
