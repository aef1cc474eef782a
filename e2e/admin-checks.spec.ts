import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { content, expect, filler, form, test } from './posts-desk.ts';

const wrong = 'Loon Lens reached 97 % sensitivity.';
const reason = 'It quotes the study as it was printed.';

const checks = (page: Page) => page.getByRole('region', { name: 'Checks', exact: true });
const refusal = (page: Page) => page.getByRole('dialog', { name: 'Not published yet' });

test.describe('the region “Checks” of the form', () => {
  test('is live, links to what it found, and blocks no draft', async ({ page, desk }) => {
    await test.step('is live: nothing yet, no findings, findings, each with problem, place and fix', async () => {
      await desk.empty();
      await desk.open();
      await expect(checks(page).getByRole('status')).toContainText('Nothing to check yet');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel('Title', { exact: true }).fill('On Lens');
      await content(page).fill(filler);
      const status = checks(page).getByRole('status');
      await expect(status).toHaveText('1 finding, none prevents publishing');
      await page.getByLabel('Meta description').fill('What Lens can do.');
      await expect(status).toHaveText('No findings');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel('Meta description').fill('');
      await content(page).fill(`${filler} ${wrong}`);
      await expect(status).toHaveText('2 findings, 1 to fix before publishing');
      const blocking = checks(page).getByRole('listitem').filter({ hasText: '97 %' });
      await expect(blocking).toContainText('Differs from an approved claim');
      await expect(blocking).toContainText(wrong);
      await expect(blocking).toContainText('99% sensitivity');
      await expect(checks(page).getByRole('heading', { name: 'Advice' })).toBeVisible();
      await page.getByRole('button', { name: '1 to fix before publishing' }).press('Enter');
      await expect(checks(page)).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      expect(await desk.posts()).toEqual([]);
    });

    await test.step('a finding links to its words in the rich view, in the source and in a field, by keyboard', async () => {
      const show = checks(page)
        .getByRole('listitem')
        .filter({ hasText: 'Differs from an approved claim' })
        .getByRole('button', { name: 'Show in the text' });
      const selected = () => page.evaluate(() => document.getSelection()?.toString());
      await show.press('Enter');
      await expect(content(page)).toBeFocused();
      await expect.poll(selected).toBe(wrong);

      await page.getByRole('button', { name: 'Source' }).click();
      await show.press('Enter');
      await expect(content(page)).toBeFocused();
      const inSource = () =>
        content(page).evaluate((area: HTMLTextAreaElement) =>
          area.value.slice(area.selectionStart, area.selectionEnd),
        );
      await expect.poll(inSource).toBe(wrong);

      const missing = checks(page).getByRole('listitem').filter({ hasText: 'Meta description' });
      await missing.getByRole('button').press('Enter');
      await expect(page.getByLabel('Meta description')).toBeFocused();

      const subtitle = page.getByLabel('Subtitle');
      await subtitle.fill('Loon Lens reached 96 % sensitivity.');
      const inSubtitle = checks(page).getByRole('listitem').filter({ hasText: '96 %' });
      await inSubtitle.getByRole('button', { name: 'Show in the text' }).press('Enter');
      await expect(subtitle).toBeFocused();
      await subtitle.fill('');
      await expect(inSubtitle).toHaveCount(0);
    });

    await page.getByRole('button', { name: 'Source' }).click();

    await test.step('saving it as a draft is never blocked', async () => {
      await page.getByRole('button', { name: 'Create Post' }).click();
      await expect(page.getByText('Post created', { exact: true })).toBeVisible();
      expect(await desk.posts()).toMatchObject([{ published: false }]);
    });
  });

  test('publishing with blocking findings asks for a reason, loses nothing, and publishes with one @journey', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    await desk.open();
    await page.getByLabel('Title', { exact: true }).fill('On Lens');
    await content(page).fill(`${filler} ${wrong}`);
    await page.getByLabel('Publish now').check();
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(refusal(page)).toContainText('97 %');
    expect(await axeViolations(page)).toEqual([]);
    await refusal(page).getByRole('button', { name: 'Continue editing' }).click();
    await expect(refusal(page)).toBeHidden();
    await expect(content(page)).toContainText(wrong);
    expect(await desk.posts()).toEqual([]);

    await page.getByRole('button', { name: 'Create Post' }).click();
    const field = refusal(page).getByLabel('Reason for publishing anyway');
    await field.fill('Too short');
    await field.press('Tab');
    await refusal(page).getByRole('button', { name: 'Publish anyway' }).click();
    await expect(field).toHaveAccessibleDescription(/10 to 500 characters/);
    await expect(field).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await field.fill(reason);
    await refusal(page).getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText('Post created', { exact: true })).toBeVisible();
    expect(await desk.posts()).toMatchObject([{ title: 'On Lens', published: true }]);
  });

  test.describe('and links to other sites', () => {
    test.use({ expectedConsole: [/net::ERR_FAILED/] });

    test('external links are checked only on request, and a broken one links to its words', async ({
      page,
      desk,
    }) => {
      const calls: string[] = [];
      const server = createServer(({ url = '' }, response) => {
        calls.push(url);
        response.writeHead(url === '/gone' ? 404 : 200).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const away = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
      await desk.empty();
      const fields = { title: 'On Lens', metaDescription: 'What Lens can do.' };
      const { id } = await desk.save({
        ...fields,
        content: `${filler} [Here it is](${away}/there).`,
      });
      await desk.open(`&post=${id}`);
      await expect(checks(page).getByRole('status')).toHaveText('No findings');
      expect(calls).toEqual([]);
      const button = checks(page).getByRole('button', { name: 'Check external links' });
      await button.press('Enter');
      await expect(checks(page)).toContainText('1 link to other sites checked. None is broken.');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Source' }).click();
      await content(page).fill(`${filler} [Here it was](${away}/gone).`);
      await button.press('Enter');
      await expect(checks(page)).toContainText('1 link to other sites checked. 1 is broken.');
      expect(await axeViolations(page)).toEqual([]);
      const dead = checks(page).getByRole('listitem').filter({ hasText: 'Broken external link' });
      await dead.getByRole('button').press('Enter');
      await expect(content(page)).toBeFocused();
      await new Promise((resolve) => server.close(resolve));
      await page.route('**/graphql', (route) => route.abort());
      await button.press('Enter');
      await expect(checks(page)).toContainText('The links could not be checked.');
    });
  });

  test('on a phone, in the form and on the page for writing', async ({ page, desk }) => {
    await desk.empty();
    await page.setViewportSize({ width: 390, height: 844 });
    const { id } = await desk.save({ title: 'On Lens', content: `${filler} ${wrong}` });
    await desk.open(`&post=${id}`);
    const found = '2 findings, 1 to fix before publishing';
    await expect(checks(page).getByRole('status')).toHaveText(found);
    expect(await axeViolations(page)).toEqual([]);
    const width = () =>
      form(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await width()).toBe(0);

    await page.goto(`${desk.site.url}/blog-admin?tab=posts&write=${id}`);
    const toFix = page.getByRole('button', { name: '1 to fix before publishing' });
    await expect(toFix).toBeVisible();
    await expect(checks(page)).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    await toFix.click();
    await expect(checks(page)).toBeFocused();
    await expect(checks(page).getByRole('status')).toHaveText(found);
    await checks(page)
      .getByRole('listitem')
      .filter({ hasText: '97 %' })
      .getByRole('button', { name: 'Show in the text' })
      .click();
    await expect(content(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe(wrong);
  });
});
