import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Saves the post after its session has ended; resolves with the prompt for the login. What the form
 * sends by itself may meet the end first: the prompt covers the button then, and nothing is pressed.
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
