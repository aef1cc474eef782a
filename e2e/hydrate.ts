import type { Page } from '@playwright/test';

/** Wakes the page as a person's pointer does, and resolves once it has been hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
