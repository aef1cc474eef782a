import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { content, expect, filler, test } from './posts-desk.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('Previews', () => {
  test('search result and social card with length hints, while one types', async ({
    page,
    desk,
  }) => {
    await desk.open();
    await page.getByLabel('Title', { exact: true }).fill('What a payer reads first');
    const result = section(page, 'Search result');
    await expect(result).toContainText('What a payer reads first | Loon');
    await expect(result).toContainText('reflections › what-a-payer-reads-first');
    await content(page).fill(`## Heading\n\nThe **first** sentence. ${filler}`);
    await expect(result).toContainText('The first sentence.');

    await page.getByLabel('Meta description').fill('Too little.');
    await expect(result).toContainText('Description: 11 characters. There is space for about 160.');
    await page.getByLabel('Slug').fill('payers');
    await expect(result).toContainText('reflections › payers');
    await page.getByLabel('Title', { exact: true }).fill('Long '.repeat(20));
    await expect(result).toContainText('Text after about 60 characters may be cut off');
    await expect(section(page, 'Social card')).toContainText('Too little.');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the draft in the real template, without saving it', async ({ page, desk }) => {
    const { id } = await desk.save({ title: 'Stored title', tags: ['HTA'], published: true });
    await desk.open(`&post=${id}`);
    await page.getByLabel('Title', { exact: true }).fill('Previewed title');
    await content(page).fill('## What we found\n\nA draft of *one* sentence.');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Previewed title' });
    const article = drawer.frameLocator('iframe');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('Previewed title');
    await expect(article.getByRole('heading', { name: 'What we found' })).toBeVisible();
    await expect(article.locator('em', { hasText: 'one' })).toBeVisible();
    await expect(article.locator('[data-part="footer"]')).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
    expect((await desk.posts())[0]).toMatchObject({ title: 'Stored title', version: 1 });
  });
});

test('visitors load nothing of the editor', async ({ page, site }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(`${site.url}/reflections`);
  await page.mouse.move(10, 10);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect
    .poll(() => [...scripts].some((url) => url.includes('attach-request-form')))
    .toBe(true);
  const texts = await Promise.all(
    [...scripts].map(async (url) => (await page.request.get(url)).text()),
  );
  const loaded = texts.join('');
  expect(loaded.length).toBeGreaterThan(50_000);
  expect(loaded).not.toContain('ProseMirror');
});
