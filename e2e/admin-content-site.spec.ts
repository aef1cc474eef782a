import { axeViolations } from './axe.ts';
import { expect, fold, form, preview, publish, test, unfold } from './content-desk.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('the cookie banner’s text is clicked in the preview and highlighted as other texts', async ({
      page,
      desk,
    }) => {
      await desk.open('site');
      const pages = page.getByRole('region', { name: 'Preview' });
      await pages.getByText('Cookie banner', { exact: true }).click();
      const banner = preview(page).getByRole('region', { name: 'Cookie consent' });
      await banner.getByText('If you send us a request').click();
      const sentence = fold(page, 'Cookie banner').getByRole('textbox', { name: 'Message' });
      await expect(sentence).toBeFocused();
      await expect(banner.locator('[data-marked]')).toContainText('If you send us a request');
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.type('Hello. ');
      await expect(banner).toContainText('Hello. If you send us a request');
      expect(await axeViolations(page)).toEqual([]);
    });

    test('a link that occurs twice is edited once, and names its other place', async ({
      page,
      desk,
    }) => {
      await desk.open('site', '&item=socials.linkedin');
      const home = fold(page, 'LinkedIn').first();
      await expect(home.getByText('Also in: Footer, Lists of links, Follow, Links.')).toBeVisible();
      await home.getByLabel('Address').fill('https://www.linkedin.com/company/real');
      await home.getByRole('checkbox', { name: 'Sample' }).uncheck();
      await preview(page).getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' }).click();
      const copy = fold(page, 'Follow');
      await expect(copy.getByText('The same link as “Social networks, LinkedIn”')).toBeVisible();
      await copy.getByRole('button', { name: 'Edit it there' }).click();
      await expect(home.getByLabel('Text', { exact: true })).toBeFocused();
      await publish(page);
      const html = await desk.page();
      expect(html).toContain('href="https://www.linkedin.com/company/real"');
      expect(html).not.toContain('https://www.linkedin.example/company/loon');
    });
  });
}

test('a footer link with its own wording is not changed', async ({ page, desk }) => {
  await desk.open('site', '&item=socials.x');
  await preview(page)
    .getByRole('contentinfo')
    .getByRole('link', { name: 'X', exact: true })
    .click();
  const copy = fold(page, 'Follow').getByRole('group', { name: 'X', exact: true });
  await copy.getByLabel('Text', { exact: true }).fill('Follow us');
  const home = fold(page, 'Social networks').getByRole('group', { name: 'X', exact: true });
  await expect(home.getByText('Also in:')).toBeHidden();
  await home.getByLabel('Text', { exact: true }).fill('X, formerly');
  await expect(
    form(page)
      .getByRole('group', { name: 'Follow us', exact: true })
      .getByLabel('Text', { exact: true }),
  ).toHaveValue('Follow us');
});

test('an unpublished text is counted on “Home” under “Drafts”, and links to its part', async ({
  page,
  desk,
}) => {
  await desk.open('sections');
  await (await unfold(page, 'Clients')).getByLabel('Heading').fill('What others say');
  await expect(form(page).getByText(/Draft saved/)).toBeVisible();
  await page.goto(`${desk.site.url}/blog-admin?success=login`);
  const drafts = page.getByRole('region', { name: 'Drafts', exact: true });
  await drafts.getByRole('link', { name: '1 content draft' }).click();
  const rows = page.getByRole('region', { name: 'Content' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Draft' })).toHaveCount(1);
});
