import { expect, type Page } from '@playwright/test';

/**
 * Chooses an option of the list that a box of the administration opens. The list is there, but not
 * yet to be seen, before it grows out of its box; a click at that moment begins on the option and
 * ends beside it.
 */
export async function chooseOption(
  page: Page,
  name: string | RegExp,
  { exact = false } = {},
): Promise<void> {
  const option = page.getByRole('option', { name, exact });
  await expect(page.locator('.ant-select-dropdown', { has: option })).toHaveCSS('opacity', '1');
  await option.click();
}
