import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, filler, test } from './posts-desk.ts';

const wrong = 'Loon Lens reached 97 % sensitivity.';
const reason = 'It quotes the study as it was printed.';

const refusal = (page: Page) => page.getByRole('dialog', { name: 'Not published yet' });
const field = (page: Page) => refusal(page).getByLabel('Reason for publishing anyway');
const publishAnyway = (page: Page) => refusal(page).getByRole('button', { name: 'Publish anyway' });
const letBe = (page: Page) => refusal(page).getByRole('button', { name: 'Do not publish' });
const eye = (page: Page, title: string) =>
  page.getByRole('button', { name: `Publish ${title}`, exact: true });

/** How far the page, and the dialog's body, can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('.adm-refused')].map((element) =>
      element === null ? -1 : element.scrollWidth - element.clientWidth,
    ),
  );

for (const width of [390, 1440]) {
  test(`the eye of the list shows the findings and asks for a reason, at ${width} px`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await desk.empty();
    await desk.save({ title: 'On Lens', content: `${filler} ${wrong}` });
    await desk.open();
    await eye(page, 'On Lens').press('Enter');
    await expect(refusal(page)).toContainText('Differs from an approved claim');
    await expect(refusal(page)).toContainText(wrong);
    await expect(refusal(page)).toContainText('“On Lens” stays unpublished until you fix it');
    await expect(letBe(page)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([0, 0]);

    await page.keyboard.press('Enter');
    await expect(refusal(page)).toBeHidden();
    await expect(eye(page, 'On Lens')).toBeFocused();
    expect(await desk.posts()).toMatchObject([{ published: false }]);

    await eye(page, 'On Lens').press('Enter');
    await field(page).fill('Too short');
    await publishAnyway(page).click();
    await expect(field(page)).toHaveAccessibleDescription(/10 to 500 characters/);
    await field(page).fill(reason);
    await publishAnyway(page).click();
    await expect(page.getByText('Post published', { exact: true })).toBeVisible();
    await expect(refusal(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Unpublish On Lens' })).toBeVisible();
    expect(await desk.posts()).toMatchObject([{ published: true }]);
  });
}

test('of several posts each blocked one asks for its own reason, and the others are published', async ({
  page,
  desk,
}) => {
  await desk.empty();
  for (const [title, text] of [
    ['First', `${filler} ${wrong}`],
    ['Second', filler],
    ['Third', `${filler} ${wrong}`],
  ]) {
    await desk.save({ title: title ?? '', content: text });
  }
  await desk.open();
  await page.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: 'Publish selected', exact: true }).click();
  await expect(refusal(page)).toContainText('“Third” stays unpublished');
  await letBe(page).click();
  await expect(refusal(page)).toContainText('“First” stays unpublished');
  await field(page).fill(reason);
  await publishAnyway(page).click();
  await expect(page.getByText('2 posts published', { exact: true })).toBeVisible();
  const published = (await desk.posts()).filter((post) => post.published);
  expect(published.map(({ title }) => title).sort()).toEqual(['First', 'Second']);
});

test.describe('when the server is away', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] });

  test('a typed reason is preserved, in the list as in the form', async ({ page, desk }) => {
    await desk.empty();
    const { id } = await desk.save({ title: 'On Lens', content: `${filler} ${wrong}` });
    const failsOnce = async (): Promise<void> => {
      await field(page).fill(reason);
      await page.route('**/graphql', (route) => route.abort());
      await publishAnyway(page).click();
      await expect(page.getByText(/The server could not be reached/).first()).toBeVisible();
      await page.unroute('**/graphql');
      await expect(field(page)).toHaveValue(reason);
    };
    await desk.open();
    await eye(page, 'On Lens').click();
    await failsOnce();
    await letBe(page).click();

    await desk.open(`&post=${id}`);
    await page.getByLabel('Publish now').check();
    await page.getByRole('button', { name: 'Update Post' }).click();
    await failsOnce();
    await publishAnyway(page).click();
    await expect(page.getByText('Post updated', { exact: true })).toBeVisible();
    expect(await desk.posts()).toMatchObject([{ published: true }]);
  });
});

test('restoring a version of a public post asks for a reason, and changes nothing without one', async ({
  page,
  desk,
}) => {
  await desk.empty();
  const { id } = await desk.save({ title: 'On Lens', content: `${filler} ${wrong}` });
  await desk.change(id, { content: filler, published: true });
  await desk.open();
  await page.getByRole('button', { name: 'History On Lens' }).click();
  const history = page.getByRole('dialog', { name: 'History of On Lens' });
  await history.getByRole('button', { name: /Version 1/ }).click();
  const restore = history.getByRole('button', { name: 'Restore this version' });
  const confirm = async (): Promise<void> => {
    await restore.click();
    const question = page.getByRole('dialog', { name: 'Restore version 1 of a public post?' });
    await question.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(question).toBeHidden();
    await expect(refusal(page)).toContainText('Version 1 was not restored');
  };
  await confirm();
  await expect(letBe(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await letBe(page).click();
  await expect(refusal(page)).toBeHidden();
  await expect(restore).toBeFocused();
  expect(await desk.posts()).toMatchObject([{ version: 2, content: filler }]);

  await confirm();
  await field(page).fill(reason);
  await publishAnyway(page).click();
  await expect(page.getByText('Version 1 restored')).toBeVisible();
  expect(await desk.posts()).toMatchObject([{ version: 3, published: true }]);
});
