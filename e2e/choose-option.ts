import { expect, type Page } from '@playwright/test';

/**
 * Chooses an option of the list that a box of the administration opens. The list is there, but not
 * yet to be seen, before it grows out of its box; a click at that moment begins on the option and
 * ends beside it. The list of another box, which may have the same option, may still be closing.
 */
export async function chooseOption(
  page: Page,
  name: string | RegExp,
  { exact = false } = {},
): Promise<void> {
  const list = page.locator('.ant-select-dropdown:not(.ant-slide-up-leave)', {
    has: page.getByRole('option', { name, exact }),
  });
  await expect(list).toHaveCount(1);
  await expect(list).toHaveCSS('opacity', '1');
  await list.getByRole('option', { name, exact }).click();
}
