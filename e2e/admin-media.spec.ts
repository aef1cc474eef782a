import type { Page } from '@playwright/test';
import { sampleImage } from '../gateway/testing/sample-images.ts';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';
import { content, expect, filler, test } from './posts-desk.ts';

const card = (page: Page) => page.getByRole('list', { name: 'Images' }).locator('.adm-image-card');

async function file(width: number, height: number) {
  const buffer = await sampleImage(width, height).png().toBuffer();
  return { name: 'photo.png', mimeType: 'image/png', buffer };
}

/** Gives this file to a button that asks for one. */
async function giveFile(page: Page, button: string, size: [number, number]): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await asked).setFiles(await file(...size));
}

const widthOf = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

test.describe('The library of images', () => {
  test('upload, search, edit, choose in a post, replace, and delete @journey', async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.site.url}/blog-admin?tab=media`);
    await expect(page.getByText('No images yet.')).toBeVisible();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);

    await giveFile(page, 'Upload', [64, 32]);
    await expect(card(page)).toHaveCount(1);
    await giveFile(page, 'Upload', [50, 50]);
    await expect(card(page)).toHaveCount(2);
    const chosen = card(page).filter({ hasText: '64 × 32 pixels' });
    await expect(chosen).toContainText('Not used anywhere');
    await expect(chosen).toContainText('admin@loon.example');

    await chosen.getByRole('button', { name: /^Edit/ }).click();
    const editing = page.getByRole('dialog', { name: 'Edit image' });
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();
    const edit = chosen.getByRole('button', { name: /^Edit/ });
    await expect(edit).toBeFocused();
    await edit.press('Enter');
    await editing.getByLabel('Alternative text').fill('Costs by year');
    // What was typed is not lost with a key.
    await page.keyboard.press('Escape');
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(editing).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit Costs by year' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Costs by year' })).toBeVisible();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);

    const search = page.getByLabel('Search images');
    await search.fill('costs');
    await expect(card(page)).toHaveCount(1);
    await search.fill('nothing like it');
    await expect(page.getByText('No images match this search.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(card(page)).toHaveCount(2);
    const address = (await chosen.locator('.adm-image-address').textContent()) ?? '';

    await desk.open();
    await page.getByLabel('Title', { exact: true }).fill('With a figure');
    await content(page).fill(filler);
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Image', exact: true });
    await dialog.getByRole('button', { name: 'Choose image' }).click();
    const choosing = page.getByRole('dialog', { name: 'Choose image' });
    await expect(choosing.getByRole('listitem')).toHaveCount(2);
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await choosing.getByRole('button', { name: 'Choose Costs by year' }).click();
    await expect(dialog.getByLabel('Address')).toHaveValue(address);
    await expect(dialog.getByLabel('Alternative text')).toHaveValue('Costs by year');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByText('Post created')).toBeVisible();
    const post = (await desk.posts()).find(({ title }) => title === 'With a figure');
    await desk.change(post?.id ?? '', { published: true });
    const article = `${desk.site.url}/reflections/${post?.slug ?? ''}`;
    const html = await (await page.request.get(article)).text();
    expect(html).toContain(`<img src="${address}" alt="Costs by year" width="64" height="32"`);
    await page.goto(article);
    await page.getByRole('img', { name: 'Costs by year' }).scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(page, 'Costs by year')).toBe(64);

    await page.goto(`${desk.site.url}/blog-admin?tab=media`);
    await expect(chosen.getByRole('link', { name: 'With a figure' })).toBeVisible();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await chosen.getByRole('button', { name: 'Delete Costs by year' }).click();
    const refusal = page.getByRole('dialog', { name: 'This image is in use' });
    await expect(refusal.getByRole('link', { name: 'With a figure' })).toBeVisible();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await refusal.getByRole('button', { name: 'Close' }).click();
    await expect(refusal).toBeHidden();

    await giveFile(page, 'Replace Costs by year', [48, 96]);
    const replaced = card(page).filter({ hasText: 'Costs by year' });
    await expect(replaced).toContainText('48 × 96 pixels');
    await expect(replaced.locator('.adm-image-address')).toHaveText(address);
    await page.goto(article);
    await page.getByRole('img', { name: 'Costs by year' }).scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(page, 'Costs by year')).toBe(48);
    // The URL on its own also shows the new image in a browser that has loaded the previous one.
    await page.setContent(`<img src="${desk.site.url}${address}" alt="By itself">`);
    await expect.poll(() => widthOf(page, 'By itself')).toBe(48);

    await desk.change(post?.id ?? '', { content: filler });
    await page.goto(`${desk.site.url}/blog-admin?tab=media`);
    await expect(replaced).toContainText('Not used anywhere');
    await replaced.getByRole('button', { name: 'Delete Costs by year' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure' });
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(card(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Costs by year' })).toBeHidden();
  });
});

test.describe('The library of images when something fails', () => {
  test.use({ expectedConsole: [/status of 400|ERR_FAILED/] });

  test('a rejected image shows the reason, and a list that fails can be retried', async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.site.url}/blog-admin?tab=media`);
    await expect(page.getByText('No images yet.')).toBeVisible();
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).click();
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await (await asked).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('This file is not an image that articles can show.')).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByLabel('Search images').fill('costs');
    await expect(page.getByText('The list could not be refreshed.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No images match this search.')).toBeVisible();
  });
});
