import type { Page } from '@playwright/test';

/** Hydrates the page as a pointer does, and resolves once it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
