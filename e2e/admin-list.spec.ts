import type { Page } from '@playwright/test';
import { tooSmallTargets } from './axe.ts';
import { expect, filler, form, test } from './posts-desk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titles = (page: Page) => page.locator('.adm-post-title');
const notifications = (page: Page) => page.getByRole('region', { name: /F8/ });

test.describe('The list of posts', () => {
  test('search in the list finds words of the texts', async ({ page, desk }) => {
    await desk.empty();
    await desk.save({ title: 'Alpha', content: `Of a **platypus**. ${filler}` });
    await desk.save({ title: 'Beta' });
    await desk.open();
    await expect(titles(page)).toHaveText([/Beta/, /Alpha/]);
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('Platypus');
    await expect(titles(page)).toHaveText([/Alpha/]);
  });

  test('counts in messages are true: “1 post unpublished” of three selected', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    await desk.save({ title: 'One', published: true });
    await desk.save({ title: 'Two' });
    await desk.save({ title: 'Three', publishedAt: '2099-01-01T09:00:00Z' });
    await desk.open();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, 'Unpublish selected').click();
    const question = page.getByRole('dialog', { name: 'Unpublish this article?' });
    await expect(question.getByRole('listitem')).toHaveText(['One']);
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await expect(notifications(page)).toContainText('1 post unpublished');
    await expect(notifications(page)).toContainText('2 already had this status.');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, 'Publish selected').click();
    await expect(notifications(page)).toContainText('2 posts published, 1 scheduled');
  });
});

test.describe('links in the list of posts', () => {
  const links = (page: Page) =>
    page.locator('.adm-posts-list').locator('.adm-post-title, .adm-slug');
  const heights = (page: Page) =>
    links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));

  test('are at least 24 px high and far enough apart for a pointer', async ({ page, desk }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await desk.open();
    await expect(links(page)).not.toHaveCount(0);
    expect(await tooSmallTargets(page, '.adm-posts-list')).toEqual([]);
    expect(Math.min(...(await heights(page)))).toBeGreaterThanOrEqual(24);
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('are at least 44 px high', async ({ page, desk }) => {
      await desk.open();
      await expect(links(page)).not.toHaveCount(0);
      expect(Math.min(...(await heights(page)))).toBeGreaterThanOrEqual(44);
    });
  });
});

test('the conflict dialog shows the difference of the texts, as the history does', async ({
  page,
  desk,
}) => {
  const lines = Array.from({ length: 12 }, (_, line) => `Paragraph ${line}. ${filler}`);
  const { id } = await desk.save({ title: 'Long', content: lines.join('\n\n') });
  await desk.open(`&post=${id}`);
  await desk.change(id, { content: lines.join('\n\n').replace('Paragraph 6', 'Section 6') });
  await page
    .getByLabel('Content')
    .getByText('Paragraph 6.')
    .click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type('New ');
  await form(page).getByRole('button', { name: 'Update Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'This post was saved in the meantime' });
  const content = dialog.getByRole('region', { name: 'Content' });
  await expect(content.locator('del').filter({ hasText: 'Section' })).toBeVisible();
  await expect(content.locator('ins').filter({ hasText: 'New' })).toBeVisible();
  await expect(content).toContainText('unchanged lines');
  await expect(content).not.toContainText('Paragraph 1.');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Post updated')).toBeVisible();
  const saved = (await desk.posts()).find((post) => post.id === id);
  expect(saved?.content).toContain('New Paragraph 6.');
});
