import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleContent } from '../gateway/testing/sample-content.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { axeViolationsAtBothWidths } from './axe.ts';
import { expect, form, preview, publish, unfold } from './content-desk.ts';
import { loadHarness, test } from './fixtures.ts';

test('a part whose file was changed after it was stored says so and offers the file’s version', async ({
  page,
  context,
}) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-content-'));
  const { startTestSite } = await loadHarness();
  const files = path.join(directory, 'content');
  cpSync(sampleContent, files, { recursive: true });
  const start = () =>
    startTestSite({
      DATABASE_URL: `sqlite:${path.join(directory, 'site.sqlite')}`,
      CONTENT_DIRECTORY: files,
    });
  const heading = async () => (await unfold(page, 'Clients')).getByLabel('Heading');

  const before = await start();
  await logInByCookie(context, before);
  await page.goto(`${before.url}/blog-admin?tab=content&part=sections`);
  await expect(preview(page).getByRole('contentinfo')).toBeVisible();
  await (await heading()).fill('What others say');
  await publish(page);
  await expect(page.getByText('The file was changed since')).toHaveCount(0);
  await page.goto('about:blank');
  await before.close();

  const file = path.join(files, 'sections.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('What our clients say');
  writeFileSync(file, text.replace('What our clients say', 'Said in the file'));
  const site = await start();
  await logInByCookie(context, site);
  const home = async () => (await fetch(site.url)).text();
  expect(await home()).toContain('What others say');
  await page.goto(`${site.url}/blog-admin?tab=content&part=sections`);
  await expect(preview(page).getByRole('contentinfo')).toBeVisible();
  const offer = page.getByRole('alert').filter({ hasText: 'The file was changed since' });
  await (await heading()).fill('Typed meanwhile');
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Use the file’s text' }).click();
  const question = page.getByRole('dialog', { name: 'Use the file’s text?' });
  await expect(question.locator('ins', { hasText: 'the file' })).toBeVisible();
  await expect(question.locator('del', { hasText: 'others' })).toBeVisible();
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await question.getByRole('button', { name: 'Use the file’s text' }).click();
  await expect(page.getByText('Version 2, published')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await home()).toContain('Said in the file');
  await expect(await heading()).toHaveValue('Said in the file');
  // The unsaved draft is offered.
  await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
  await expect(await heading()).toHaveValue('Typed meanwhile');
  await expect(form(page).getByRole('button', { name: 'Discard draft' })).toBeVisible();
  await page.goto('about:blank');
  await site.close();
  rmSync(directory, { recursive: true, force: true });
});
