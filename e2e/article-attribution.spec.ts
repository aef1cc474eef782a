import type { Page } from '@playwright/test';
import { axeViolationsAtBothWidths } from './axe.ts';
import { chooseOption } from './choose-option.ts';
import { content, expect, filler, form, test } from './posts-desk.ts';

const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const group = (page: Page) => page.locator('.adm-attribution > summary');

test('references and authors are written in the post form by keyboard, and read in the article', async ({
  page,
  desk,
}) => {
  await desk.open();
  await field(page, 'Title').fill('Attributed');
  await content(page).fill(`It is so [1](#reference-1). ${filler}`);
  await expect(group(page)).toContainText('None yet');
  await expect(button(page, 'Add reference')).toBeHidden();
  await group(page).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Add reference').press('Enter');
  await field(page, 'Reference 1').fill('NICE position statement.');
  await field(page, 'Link or DOI 1').fill('www.nice.org.uk');
  await expect(form(page)).toContainText('A link must begin with https:// or http://');
  await button(page, 'Create Post').click();
  await expect(field(page, 'Reference 1')).toHaveValue('NICE position statement.');
  await field(page, 'Link or DOI 1').fill('https://www.nice.org.uk/corporate/ecd11');
  await expect(form(page)).not.toContainText('A link must begin with');
  await button(page, 'Add reference').press('Enter');
  await field(page, 'Reference 2').fill('PRISMA 2020.');
  await field(page, 'Link or DOI 2').fill('https://doi.org/10.1136/bmj.n71');
  await button(page, 'Add reference').press('Enter');
  await button(page, 'Remove reference 3').press('Enter');
  await expect(button(page, 'Add reference')).toBeFocused();
  await button(page, 'Move reference 2 up').press('Enter');
  await expect(field(page, 'Reference 1')).toHaveValue('PRISMA 2020.');

  await field(page, 'Authors').fill('Élodie');
  await chooseOption(page, /^Élodie Bertrand,/);
  await field(page, 'Authors').fill('Ada Byron');
  await expect(page.locator('.ant-select-item-option-active')).toHaveText('Ada Byron');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await field(page, 'Reviewed by').fill('Rohan Mehta');
  await page.keyboard.press('Tab');
  await field(page, 'Updated on').fill('2026-11-22');
  await field(page, 'What was updated').fill('Sources added.');
  await field(page, 'Title for search engines').fill('Attributed, in short');
  await expect(group(page)).toContainText('2 references, 2 authors, reviewed, updated');
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Publish now' }).check();
  await button(page, 'Create Post').click();
  await expect(page.getByText('Post created')).toBeVisible();

  const post = (await desk.posts()).find(({ title }) => title === 'Attributed');
  expect(post).toMatchObject({
    references: [
      { text: 'PRISMA 2020.', url: null, doi: '10.1136/bmj.n71' },
      { text: 'NICE position statement.', url: 'https://www.nice.org.uk/corporate/ecd11' },
    ],
    authors: [
      { name: 'Élodie Bertrand', member: 'elodie-bertrand' },
      { name: 'Ada Byron', member: null },
    ],
    reviewer: { name: 'Rohan Mehta', member: 'rohan-mehta' },
    revisedAt: '2026-11-22T12:00:00.000Z',
  });

  await page.goto(`${desk.site.url}/reflections/${post?.slug ?? ''}`);
  await expect(page).toHaveTitle('Attributed, in short');
  const references = page.getByRole('region', { name: 'References' });
  await expect(references.getByRole('listitem')).toHaveText([
    'PRISMA 2020. https://doi.org/10.1136/bmj.n71, reference 1',
    'NICE position statement. nice.org.uk, reference 2',
  ]);
  await expect(references.getByRole('link').first()).toHaveAttribute(
    'href',
    'https://doi.org/10.1136/bmj.n71',
  );
  await page.getByRole('article').getByRole('link', { name: '1', exact: true }).click();
  await expect(references.getByRole('listitem').first()).toBeInViewport();
  const about = page.getByRole('region', { name: 'About this article' });
  await expect(about).toContainText('Written by');
  await expect(about).toContainText('Co-founder and Chief Executive Officer');
  await expect(about).toContainText('Reviewed by');
  await expect(about).toContainText('November 22, 2026');
  await expect(about).toContainText('Sources added.');
  await expect(about.locator('img')).toHaveCount(2);
  await expect(page.locator('.by')).toContainText('By Élodie Bertrand, Ada Byron');
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);

  await desk.open(`&post=${post?.id ?? ''}`);
  await expect(field(page, 'Link or DOI 1')).toHaveValue('10.1136/bmj.n71');
  await expect(field(page, 'Reviewed by')).toHaveValue('Rohan Mehta');
  await expect(field(page, 'Updated on')).toHaveValue('2026-11-22');
});

test('half-written references are stored as a draft, and offered again', async ({ page, desk }) => {
  await desk.open();
  await field(page, 'Title').fill('Half');
  await group(page).click();
  await button(page, 'Add reference').click();
  await field(page, 'Reference 1').fill('Half a refer');
  await field(page, 'Link or DOI 1').fill('htt');
  const warned = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await warned).accept();
  await reloaded;
  await button(page, 'Restore').click();
  await expect(field(page, 'Reference 1')).toHaveValue('Half a refer');
  await expect(field(page, 'Link or DOI 1')).toHaveValue('htt');
});

test('an article without them looks as before', async ({ page, desk }) => {
  const { slug } = await desk.save({ title: 'Plain', published: true });
  await page.goto(`${desk.site.url}/reflections/${slug}`);
  await expect(page.getByRole('heading', { name: 'Plain', level: 1 })).toBeVisible();
  await expect(page.locator('.art-references, .art-credits')).toHaveCount(0);
  await expect(page.locator('.by')).not.toContainText('Updated');
  await expect(page.locator('.by')).toContainText('By Loon Team');
});
