import { expect, test } from './admin-fixtures.ts';
import { detailOf, senders, viewOf } from './request-rows.ts';

test.describe('The focus', () => {
  test('goes on to the next request when one is closed with “e”, and to the list when its last row leaves', async ({
    page,
    desk,
  }) => {
    for (const firstName of ['Third', 'Second', 'First']) await desk.sendDemoRequest({ firstName });
    await desk.open();
    await expect(senders(page)).toHaveCount(3);
    await viewOf(page, 'Second').focus();
    for (const next of ['Third', 'First']) {
      await page.keyboard.press('e');
      await expect(viewOf(page, next)).toBeFocused();
    }
    await page.keyboard.press('e');
    await expect(page.getByText('No open requests.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Inbox' })).toBeFocused();
  });

  test('stays in the detail when the button that was pressed leaves it, so that Escape closes it', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest();
    await desk.open();
    await viewOf(page, 'Amir').press('Enter');
    const detail = detailOf(page, 'Amir Rahimi');
    const mark = detail.getByRole('button', { name: 'Mark as suspected spam' });
    await mark.press('Enter');
    await expect(mark).toBeHidden();
    await expect(detail).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
  });

  test('is visible in forced colours on lists and searches, as is what is chosen; tables are not announced', async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.site.url}/blog-admin?tab=posts`);
    await page.emulateMedia({ forcedColors: 'active' });
    const search = page.getByRole('searchbox', { name: 'Search posts' });
    await search.focus();
    const frame = page.locator('.ant-input-affix-wrapper').filter({ has: search });
    await expect(frame).toHaveCSS('outline-style', 'solid');
    const highlight = await page.evaluate(() => {
      document.body.style.setProperty('outline-color', 'Highlight');
      return getComputedStyle(document.body).outlineColor;
    });
    await expect(page.locator('.ant-segmented-item-selected').first()).toHaveCSS(
      'background-color',
      highlight,
    );
    await expect(page.locator('[aria-live="polite"] table')).toHaveCount(0);
  });
});
