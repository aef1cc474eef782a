import { content, expect, filler, publishedHtml, test } from './writing-desk.ts';

test('Toggling the source preserves the undo history, a change in the source being one step of it', async ({
  page,
  desk,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill('Toggled');
  await page.getByLabel('Content').fill(filler);
  await content(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  // Without pauses: letters half a second apart are separate steps.
  await page.keyboard.insertText('Typed.');
  await button('Source').click();
  await button('Source').click();
  await content(page).click();
  await page.keyboard.press('Control+z');
  await expect(content(page)).not.toContainText('Typed.');
  await page.keyboard.press('Control+Shift+z');
  await expect(content(page)).toContainText('Typed.');

  await button('Source').click();
  await content(page).fill(`${filler}\n\nTyped in the *source*.`);
  await button('Source').click();
  await expect(content(page).locator('em')).toHaveText('source');
  await content(page).click();
  await page.keyboard.press('Control+z');
  await expect(content(page)).toContainText('Typed.');
  await page.keyboard.press('Control+Shift+z');
  await expect(content(page).locator('em')).toHaveText('source');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await publishedHtml(page, desk, 'Toggled')).toBe(`<p>${filler}</p>`);
});
