import type { Page } from '@playwright/test';
import { expect, test } from './template-desk.ts';

const subTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const primary = (page: Page) => page.getByLabel('Primary', { exact: true });

test('the Visual Editor works by keyboard on a phone, 390 px wide', async ({
  page,
  templateDesk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await templateDesk.openEditor();
  await subTab(page, 'Live Preview').focus();
  for (const name of ['Layout', 'Components', 'Colors']) {
    await page.keyboard.press('ArrowRight');
    await expect(subTab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(primary(page)).toBeVisible();
  await primary(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1d4b58');
  await page.keyboard.press('Tab');
  await expect(primary(page)).toHaveValue('#1d4b58');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await templateDesk.saveButton.press('Enter');
  await expect(page.getByText('Template Saved', { exact: true })).toBeVisible();
});
