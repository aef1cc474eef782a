import type { Locator, Page } from '@playwright/test';
import { expect, operationOf } from './fixtures.ts';

/**
 * Ends the session. From now on only this GraphQL operation is answered: a poll could otherwise be
 * the first to notice the end, and its prompt would cover what the test clicks.
 */
export async function endSession(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) === operation) await route.fallback();
  });
  await page.context().clearCookies();
}

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
