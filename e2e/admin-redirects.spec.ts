import type { Page } from '@playwright/test';
import { chooseTab } from './admin-tab.ts';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';
import { expect, test } from './posts-desk.ts';

const missed = (page: Page) => page.getByRole('region', { name: 'Missing pages' });
const leading = (page: Page) => page.getByRole('region', { name: 'All redirects' });
const form = (page: Page) => page.getByRole('form', { name: /redirect$/ });

/** By how much the page is wider than a phone. */
async function overflowOnAPhone(page: Page): Promise<number> {
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  await page.setViewportSize(desk);
  return overflow;
}

test.describe('Redirects', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('a missing page that a visitor requested gets a redirect, which the next visitor follows @journey', async ({
    page,
    desk,
    browser,
  }) => {
    const visitor = await (await browser.newContext({ baseURL: desk.site.url })).newPage();
    expect((await visitor.goto('/our-story?token=secret'))?.status()).toBe(404);
    await visitor.goto('/our-story');
    await visitor.goto('/old-brochure.html');
    await desk.open();
    await chooseTab(page, 'Redirects');
    const row = missed(page).getByRole('row').filter({ hasText: '/our-story' });
    await expect(row).toContainText('2 times');
    await expect(missed(page)).not.toContainText('secret');
    await expect(leading(page)).toContainText('No redirects yet.');
    expect(await overflowOnAPhone(page)).toBeLessThanOrEqual(0);
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);

    await row.getByRole('button', { name: 'Add redirect /our-story' }).click();
    await expect(form(page).getByLabel('From')).toHaveValue('/our-story');
    await expect(form(page).getByLabel('To', { exact: true })).toBeFocused();
    await page.keyboard.type('our-story');
    await page.keyboard.press('Enter');
    await expect(form(page)).toContainText('Enter a path that starts with "/"');
    await expect(form(page).getByLabel('To', { exact: true })).toBeFocused();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await form(page).getByLabel('To', { exact: true }).fill('/#team-section');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Redirect saved', { exact: true })).toBeVisible();
    await expect(form(page).getByLabel('From')).toHaveValue('');
    await expect(row).toHaveCount(0);
    await expect(missed(page)).toContainText('/old-brochure.html');
    const redirected = leading(page).getByRole('row').filter({ hasText: '/our-story' });
    await expect(redirected).toContainText('/#team-section');
    await expect(redirected).toContainText('admin@loon.example');
    expect(await overflowOnAPhone(page)).toBeLessThanOrEqual(0);
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await visitor.goto('/our-story');
    await expect(visitor).toHaveURL(`${desk.site.url}/#team-section`);

    await form(page).getByLabel('From').fill('/typed-before');
    await redirected.getByRole('button', { name: 'Edit /our-story' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit redirect' })).toBeVisible();
    await form(page).getByLabel('To', { exact: true }).fill('/privacy');
    // A second edit does not discard the first.
    await missed(page)
      .getByRole('button', { name: 'Add redirect /old-brochure.html' })
      .press('Enter');
    await expect(form(page).getByLabel('From')).toHaveValue('/old-brochure.html');
    await expect(form(page).getByLabel('To', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(form(page).getByLabel('To', { exact: true })).toHaveValue('/privacy');
    await redirected.getByRole('button', { name: 'Edit /our-story' }).press('Enter');
    await expect(form(page).getByLabel('To', { exact: true })).toBeFocused();
    await expect(form(page).getByLabel('To', { exact: true })).toHaveValue('/privacy');
    await page.getByRole('button', { name: 'Save redirect' }).click();
    await expect(redirected).toContainText('/privacy');
    await expect(page.getByRole('region', { name: 'Redirects' }).first()).toBeFocused();
    await expect(form(page).getByLabel('From')).toHaveValue('/typed-before');
    await visitor.goto('/our-story');
    await expect(visitor).toHaveURL(`${desk.site.url}/privacy`);

    await redirected.getByRole('button', { name: 'Delete /our-story' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this redirect?' });
    await expect(question).toContainText('/our-story');
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Redirect deleted')).toBeVisible();
    await expect(redirected).toHaveCount(0);
    expect((await visitor.goto('/our-story'))?.status()).toBe(404);
    await visitor.context().close();
  });
});

test('the form rejects a path with a tab at its field, and does not send it', async ({
  page,
  desk,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('SaveRedirect') === true) sent.push(request.url());
  });
  await page.goto(`${desk.site.url}/blog-admin?tab=redirects`);
  await form(page).getByLabel('From').fill('/our-story');
  await form(page).getByLabel('To', { exact: true }).fill('/\t/evil.example');
  await page.getByRole('button', { name: 'Save redirect' }).click();
  await expect(form(page)).toContainText('Remove line breaks, tabs and other control characters');
  await expect(form(page).getByLabel('To', { exact: true })).toBeFocused();
  expect(sent).toEqual([]);
});

test('the previous URL of a post is listed, and only the post itself can end it', async ({
  page,
  desk,
}) => {
  await desk.empty();
  const { id, slug } = await desk.save({ title: 'As it was called', published: true });
  await desk.change(id, { slug: 'as-it-is-called' });
  await page.goto(`${desk.site.url}/blog-admin?tab=redirects`);
  const row = leading(page)
    .getByRole('row')
    .filter({ hasText: `/reflections/${slug}` });
  await expect(row).toContainText('/reflections/as-it-is-called');
  await expect(row).toContainText('Previous URL of a post');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
