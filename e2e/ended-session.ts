import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Saves the post after its session has ended; resolves with the login prompt. An automatic request
 * of the form may notice the end first: the prompt then covers the button, and nothing is clicked.
 */
export async function saveWithoutSession(page: Page): Promise<Locator> {
  const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(async () => {
    if (!(await prompt.isVisible())) {
      await page.getByRole('button', { name: 'Update Post' }).click({ timeout: 2_000 });
    }
    await expect(prompt).toBeVisible();
  }).toPass();
  return prompt;
}
