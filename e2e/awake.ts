import type { Page } from '@playwright/test';

/** Resolves once the page has been hydrated, which it is by itself when the browser is idle. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['awake'] === 'true');
}
