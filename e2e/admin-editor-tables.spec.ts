import type { Page } from '@playwright/test';
import { content, expect, filler, publishedHtml, test } from './writing-desk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Tables: rows and columns are added and removed, and Tab at the end makes a row @journey', async ({
  page,
  desk,
}) => {
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill('Tabled');
  await page.getByLabel('Content').fill(`${filler}\n\n| a | b |\n| - | -: |\n| 1 | 2 |`);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const { height } = (await toolbar.boundingBox()) ?? {};
  await content(page).getByText('2', { exact: true }).click();
  // Tools that do nothing in a cell give way, so that the text does not move.
  await expect(button(page, 'Add row')).toBeVisible();
  await expect(button(page, 'Quote')).toBeHidden();
  expect((await toolbar.boundingBox())?.height).toBe(height);
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await button(page, 'Add column').click();
  await expect(content(page).locator('th')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await button(page, 'Remove column').click();
  await expect(content(page).locator('th')).toHaveCount(2);
  await content(page).getByText('1', { exact: true }).click();
  await button(page, 'Add row').click();
  await page.keyboard.type('gone');
  await button(page, 'Remove row').click();
  await expect(content(page)).not.toContainText('gone');
  await content(page).getByText('a', { exact: true }).click();
  await button(page, 'Remove row').click();
  await expect(content(page).locator('th').first()).toHaveText('1');
  await page.keyboard.press('Control+z');
  await expect(content(page).locator('th').first()).toHaveText('a');
  const html = (await publishedHtml(page, desk, 'Tabled')).replace(/\n/g, '');
  expect(html).toContain(
    '<thead><tr><th scope="col">a</th><th scope="col" class="align-right">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td class="align-right">2</td></tr>' +
      '<tr><td>3</td><td class="align-right">4</td></tr></tbody>',
  );
});

test('“Add row” and “Add column” pressed in quick succession are two steps for Ctrl+Z', async ({
  page,
  desk,
}) => {
  await desk.open();
  await page.getByLabel('Content').fill(`${filler}\n\n| a | b |\n| - | - |\n| 1 | 2 |`);
  await content(page).getByText('2', { exact: true }).click();
  const cells = async () => [
    await content(page).locator('tr').count(),
    await content(page).locator('th').count(),
  ];
  expect(await cells()).toEqual([2, 2]);
  const both = button(page, 'Add row').or(button(page, 'Add column'));
  await both.evaluateAll((pressed) =>
    pressed.forEach((one) => one instanceof HTMLElement && one.click()),
  );
  expect(await cells()).toEqual([3, 3]);
  await page.keyboard.press('Control+z');
  expect(await cells()).toEqual([3, 2]);
  await page.keyboard.press('Control+z');
  expect(await cells()).toEqual([2, 2]);
});

test('An inserted table or image does not replace the selected words', async ({ page, desk }) => {
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill('Selected');
  await page.getByLabel('Content').fill(filler);
  await content(page).click();
  await page.keyboard.press('Control+a');
  await button(page, 'Image').click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByLabel('Address').fill('/icon-192.png');
  await button(page, 'Insert').click();
  await page.keyboard.press('Control+a');
  await button(page, 'Table').click();
  const html = await publishedHtml(page, desk, 'Selected');
  expect(html).toContain(`<p>${filler}<img src="/icon-192.png"`);
  expect(html).toContain('<table>');
});

test('The link dialog opens by Ctrl+K and offers the site’s own articles by title', async ({
  page,
  desk,
}) => {
  await desk.save({ title: 'Budget impact of early reviews', published: true });
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill('Linking');
  await page.getByLabel('Content').fill(`${filler} See `);
  await content(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('budget early');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Enter a URL or choose an article.');
  await dialog.getByText('Budget impact of early reviews').click();
  await expect(dialog.getByLabel('Address')).toHaveValue(
    '/reflections/budget-impact-of-early-reviews',
  );
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await publishedHtml(page, desk, 'Linking')).toContain(
    'See <a href="/reflections/budget-impact-of-early-reviews">Budget impact of early reviews</a>',
  );
});
