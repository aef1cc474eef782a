import { expect, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { detailOf } from './request-rows.ts';

test.describe('“Go to”', () => {
  test('leads by a few letters to tabs, settings, requests and content, by the keyboard alone @journey', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest({ firstName: 'Amir', lastName: 'Rahimi' });
    await page.goto(`${desk.site.url}/blog-admin`);
    await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Go to' });
    const field = dialog.getByRole('combobox');
    const open = async (letters: string) => {
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await field.pressSequentially(letters);
    };

    await open('ins');
    await expect(dialog.getByRole('option', { name: 'Insights Tab' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await axeViolations(page)).toEqual([]);
    await field.press('Enter');
    await expect(page).toHaveTitle('Insights | Loon');

    await open('rep tem');
    await field.press('Enter');
    const templates = page.getByRole('region', { name: 'Reply templates', exact: true });
    await expect(templates.getByRole('heading', { name: 'Reply templates' })).toBeInViewport();

    await open('rahimi');
    await expect(dialog.getByRole('option', { name: /^Amir Rahimi, .* Request$/ })).toBeVisible();
    await field.press('Enter');
    await expect(detailOf(page, 'Amir Rahimi')).toBeVisible();

    await open('eviden');
    await expect(dialog.getByRole('option', { name: / Post$/ }).first()).toBeVisible();
    // Both come from the server, and one that comes later may stand above the other.
    await expect(dialog.getByRole('option', { name: / Content$/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await field.press('Enter');
    await expect(page).toHaveURL(/part=evidence/);

    await open('zzzz');
    await expect(dialog.getByText('Nothing matches.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('does not open while one types; its field has the focus without motion, too', async ({
    page,
    desk,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await desk.open();
    const search = page.getByRole('searchbox', { name: 'Search requests' });
    await search.focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeHidden();
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toBeFocused();
  });
});
