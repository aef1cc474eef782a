import { expect, type Page } from '@playwright/test';

/** Chooses a tab of the administration; on a phone from its menu. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Menu: / });
  if (await menu.isVisible()) {
    await menu.click();
  }
  await page.getByRole('tab', { name, exact: true }).click();
}

/** Waits until nothing on the page is loading any more. */
export async function whenLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0);
}
