import type { Page } from '@playwright/test';

/** Resolves once the page has been hydrated, which it is when a person acts. */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() => document.documentElement.dataset['awake'] === 'true');
}
