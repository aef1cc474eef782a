import type { Page } from '@playwright/test';

/** Chooses a tab of the administration; on a phone from its menu. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Menu: / });
  if (await menu.isVisible()) {
    await menu.click();
  }
  await page.getByRole('tab', { name, exact: true }).click();
}
