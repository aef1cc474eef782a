import type { Page } from '@playwright/test';
import { clickEach, expect, form, test, unfoldAll } from './content-desk.ts';

/** Replaces the host of every placeholder URL by a real-looking one. */
async function giveRealAddresses(page: Page): Promise<void> {
  const fields = form(page).locator('input:not([type="checkbox"])');
  const values = await fields.evaluateAll((found) =>
    found.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  );
  for (const [index, value] of values.entries()) {
    if (/\.example(\/|$)/.test(value)) {
      await fields.nth(index).fill(value.replace('.example', '.com'));
    }
  }
}

/** Unchecks the first “Sample” of the form with the pointer, and all others. */
async function uncheckAllSamples(page: Page): Promise<void> {
  const checked = form(page)
    .getByRole('checkbox', { name: 'Sample' })
    .and(page.locator(':checked'));
  await checked.first().uncheck();
  await clickEach(checked);
  await expect(checked).toHaveCount(0);
}

test('replacing all samples in the tab "Content" completes the checklist’s item', async ({
  page,
  desk,
}) => {
  test.setTimeout(480_000);
  await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
  const item = page.getByRole('listitem').filter({ hasText: 'entries are still to be replaced' });
  await item.getByText(/^Show all/).click();
  const links = await item
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const parts = new Set(
    links.flatMap((link) => new URLSearchParams(link.split('?')[1]).get('part') ?? []),
  );
  expect(parts.size).toBeGreaterThan(4);
  for (const part of parts) {
    await desk.open(part);
    await unfoldAll(page);
    await giveRealAddresses(page);
    await uncheckAllSamples(page);
    await form(page).getByRole('button', { name: 'Publish' }).click();
    // With every entry unfolded, a toast may be gone before it is seen.
    await expect(page.getByText(/Version 1, published/)).toBeVisible();
  }
  await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
  const content = page
    .getByRole('region', { name: 'Launch checklist' })
    .getByRole('listitem')
    .filter({ has: page.getByText('Content', { exact: true }) });
  await expect(content).toContainText('Done');
  expect(await desk.page()).not.toContain('https://www.linkedin.example');
});
