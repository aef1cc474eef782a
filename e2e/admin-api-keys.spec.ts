import type { Page } from '@playwright/test';
import { expect, test } from './posts-desk.ts';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';

const keys = (page: Page) => page.getByRole('region', { name: 'API keys', exact: true });

async function openSettings(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/blog-admin?tab=settings`);
  await expect(keys(page).getByText('No API keys yet.')).toBeVisible();
}

async function makeKey(page: Page, name: string, scopes: readonly string[]): Promise<string> {
  await keys(page).getByRole('button', { name: 'New API key' }).click();
  const form = page.getByRole('form', { name: 'New API key' });
  await form.getByLabel('Key name').fill(name);
  for (const scope of scopes) {
    await form.getByLabel(scope).check();
  }
  await form.getByRole('button', { name: 'Create key' }).click();
  const secret = keys(page).getByLabel('API key', { exact: true });
  await expect(secret).toHaveValue(/^loon_/);
  return secret.inputValue();
}

test.describe('API keys', () => {
  test('are created with scopes and an expiry, shown once, and revoked @journey', async ({
    page,
    desk,
  }) => {
    await openSettings(page, desk.site.url);
    const newKey = keys(page).getByRole('button', { name: 'New API key' });
    await newKey.press('Enter');
    const form = page.getByRole('form', { name: 'New API key' });
    await expect(form.getByLabel('Key name')).toBeFocused();
    await form.getByRole('button', { name: 'Create key' }).click();
    await expect(form.getByText('Enter a name for the key.')).toBeVisible();
    await expect(form.getByText('Choose at least one permission.')).toBeVisible();
    await expect(form.getByLabel('Key name')).toBeFocused();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await form.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(newKey).toBeFocused();

    const secret = await makeKey(page, 'Nightly import', ['Write drafts and pending changes']);
    const entry = keys(page).getByRole('listitem').filter({ hasText: 'Nightly import' });
    await expect(entry).toBeVisible();
    const shown = keys(page).getByLabel('API key', { exact: true });
    await expect(shown).toBeFocused();
    await expect(shown).toBeInViewport({ ratio: 1 });
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    // As on a page without HTTPS.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await keys(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('The secret could not be copied')).toBeVisible();
    await keys(page).getByRole('button', { name: 'Done' }).press('Enter');
    await expect(newKey).toBeFocused();
    await page.reload();
    const lastUse = entry.getByRole('definition').last();
    await expect(lastUse).toHaveText('Never');
    await expect(page.getByText(secret)).toHaveCount(0);

    const write = () =>
      fetch(`${desk.site.url}/api/blog/admin/posts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'By a key', content: 'Evidence needs time. '.repeat(9) }),
      });
    expect((await write()).status).toBe(201);
    await page.reload();
    await expect(lastUse).toContainText('Today');

    await entry.getByRole('button', { name: 'Revoke Nightly import' }).click();
    const question = page.getByRole('dialog', { name: 'Revoke this key?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(entry.getByText('Revoked', { exact: true }).first()).toBeVisible();
    expect((await write()).status).toBe(401);
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  });

  test('text written by a program is labelled in list and form until a person has published it', async ({
    page,
    desk,
  }) => {
    await openSettings(page, desk.site.url);
    const secret = await makeKey(page, 'Importer', ['Write drafts and pending changes']);
    const response = await fetch(`${desk.site.url}/api/blog/admin/posts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Imported', content: 'Evidence needs time. '.repeat(9) }),
    });
    const { id } = (await response.json()) as { id: string };
    await desk.open();
    const row = page.getByRole('row').filter({ hasText: 'Imported' });
    await expect(row).toContainText('Written by a program');
    await page.getByRole('button', { name: 'Edit Imported' }).click();
    await expect(page.getByText('A program wrote this.')).toBeVisible();
    await expect(page.getByText('API key: Importer wrote this text, and no person')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await desk.change(id, { published: true });
    await desk.open();
    await expect(row).toContainText('Published');
    await expect(row).not.toContainText('Written by a program');
  });
});
