import type { Page } from '@playwright/test';
import { logInByCookie } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { blockMutation } from './blocked-mutation.ts';
import { content, expect, filler, test } from './posts-desk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const offer = (page: Page) => page.locator('.adm-draft-offer');
/** Resolves once a page has read which drafts to offer. */
const draftsRead = (page: Page) =>
  page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('query PostDrafts')),
  );
const draftState = (page: Page) => page.locator('.adm-draft-state');

test.describe('Unsaved text', () => {
  test('a reload and leaving the form: the text is offered again', async ({ page, desk }) => {
    const { id } = await desk.save({ title: 'Another' });
    await desk.open();
    await test.step('a reload during editing: the text is offered again, restored and saved', async () => {
      await title(page).fill('Half');
      await content(page).click();
      await page.keyboard.type('Just begun');
      const warned = page.waitForEvent('dialog');
      const reloaded = page.reload();
      const dialog = await warned;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await reloaded;
      await expect(offer(page)).toContainText('Unsaved draft of “Half”');
      expect(await axeViolations(page)).toEqual([]);
      await button(page, 'Restore').click();
      await expect(title(page)).toHaveValue('Half');
      await expect(content(page)).toHaveText('Just begun');
      await expect(offer(page)).toBeHidden();

      await content(page).fill(filler);
      await button(page, 'Create Post').click();
      await expect(page.getByText('Post created')).toBeVisible();
      await expect(title(page)).toHaveValue('');
      const read = draftsRead(page);
      await page.reload();
      await read;
      await expect(button(page, 'Edit Half')).toBeVisible();
      await expect(offer(page)).toBeHidden();
    });

    await test.step('leaving with unsaved text warns, and the text is offered again', async () => {
      await title(page).fill('Not yet saved');
      await button(page, 'Edit Another').click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Stay' }).click();
      await expect(dialog).toBeHidden();
      await expect(title(page)).toHaveValue('Not yet saved');

      await button(page, 'Edit Another').click();
      await dialog.getByRole('button', { name: 'Leave' }).click();
      await expect(title(page)).toHaveValue('Another');
      await expect(page).toHaveURL(new RegExp(id));
      await button(page, 'Cancel').click();
      await expect(offer(page)).toContainText('“Not yet saved”');
      await button(page, 'Discard').click();
      const question = page.getByRole('dialog', { name: 'Discard this draft?' });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(offer(page)).toBeHidden();
      const read = draftsRead(page);
      await page.reload();
      await read;
      await expect(button(page, 'Edit Another')).toBeVisible();
      await expect(offer(page)).toBeHidden();
    });
  });

  test('text typed while a post is created, then updated, stays in the form, unsaved', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    await desk.open();
    await title(page).fill('Begun');
    await content(page).fill(filler);
    const creation = await blockMutation(page, 'CreatePost');
    await button(page, 'Create Post').click();
    await creation.sent;
    await title(page).fill('Begun, and more');
    await content(page).press('Control+End');
    await page.keyboard.type(' Typed meanwhile.');
    creation.release();
    await expect(page.getByText('Post created')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible();
    await expect(content(page)).toBeFocused();
    await page.keyboard.type(' Typed after.');
    const all = `${filler} Typed meanwhile. Typed after.`;
    await expect(content(page)).toHaveText(all);
    await expect(draftState(page)).toHaveText(/^Draft saved/);
    const [post] = await desk.posts();
    expect(post).toMatchObject({ title: 'Begun', content: filler, version: 1 });
    await expect(page).toHaveURL(new RegExp(`post=${post?.id ?? ''}`));

    const update = await blockMutation(page, 'UpdatePost');
    await button(page, 'Update Post').click();
    await update.sent;
    await title(page).fill('Begun, and most');
    update.release();
    await expect(page.getByText('Post updated')).toBeVisible();
    await expect(title(page)).toHaveValue('Begun, and most');
    expect(await desk.posts()).toMatchObject([{ title: 'Begun, and more', content: all }]);
    await button(page, 'Update Post').click();
    await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
    expect(await desk.posts()).toMatchObject([{ title: 'Begun, and most', version: 3 }]);
    await expect(offer(page)).toBeHidden();
  });

  test('text typed while a post is updated is a draft if the form is left before the response', async ({
    page,
    desk,
  }) => {
    await desk.save({ title: 'Slow' });
    await desk.save({ title: 'Other' });
    await desk.open();
    await button(page, 'Edit Slow').click();
    await expect(title(page)).toHaveValue('Slow');
    await title(page).fill('Slow, saved');
    const update = await blockMutation(page, 'UpdatePost');
    await button(page, 'Update Post').click();
    await update.sent;
    await title(page).fill('Slow, and more');
    await button(page, 'Edit Other').click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(title(page)).toHaveValue('Other');
    await title(page).fill('Other, begun');
    update.release();
    await expect(page.getByText('Post updated')).toBeVisible();
    await expect(title(page)).toHaveValue('Other, begun');
    await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible();
    await button(page, 'Edit Slow, saved').click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(title(page)).toHaveValue('Slow, saved');
    await expect(offer(page)).toContainText('“Slow, and more”');
    await button(page, 'Restore').click();
    await expect(title(page)).toHaveValue('Slow, and more');
    await button(page, 'Update Post').click();
    await expect(button(page, 'Edit Slow, and more')).toBeVisible();
  });

  test('a button pressed right after something else misses nothing', async ({ page, desk }) => {
    await test.step('text typed right before a save is saved, also when the focus does not move', async () => {
      await desk.empty();
      await desk.open();
      await title(page).fill('Quick');
      await content(page).fill(filler);
      await content(page).press('Control+End');
      await page.keyboard.type(' ');
      await content(page).evaluate((element) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Said last.');
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
        const buttons = [...(element.closest('form')?.querySelectorAll('button') ?? [])];
        buttons.find(({ textContent }) => textContent === 'Save draft')?.click();
      });
      await expect(page.getByText('Post created')).toBeVisible();
      expect(await desk.posts()).toMatchObject([{ content: `${filler} Said last.` }]);
    });

    const { id } = await desk.save({ title: 'Left' });
    await desk.save({ title: 'Other' });
    await desk.open(`&post=${id}`);
    for (const other of [false, true]) {
      await test.step(`“Edit” pressed right after “Cancel” opens ${other ? 'another post' : 'the post again'}`, async () => {
        await title(page).fill('Left behind');
        // As fast as possible: the form is still shown while the next page is being rendered.
        await button(page, `Edit ${other ? 'Other' : 'Left'}`).evaluate(
          async (edit: HTMLElement) => {
            const buttons = Array.from(document.querySelectorAll('button'));
            buttons.find(({ textContent }) => textContent === 'Cancel')?.click();
            await new Promise((resolve) => setTimeout(resolve));
            edit.click();
          },
        );
        await expect(title(page)).toHaveValue(other ? 'Other' : 'Left');
        await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible();
        await expect(button(page, 'Update Post')).toBeVisible();
      });
    }
  });

  test('a conflict loses neither what is typed meanwhile nor what is given up', async ({
    page,
    desk,
  }) => {
    await test.step('text typed between a save and its conflict does not count as saved', async () => {
      const { id } = await desk.save({ title: 'Both' });
      await desk.open(`&post=${id}`);
      await title(page).fill('Mine');
      await desk.change(id, { title: 'Theirs' });
      const update = await blockMutation(page, 'UpdatePost');
      await button(page, 'Update Post').click();
      await update.sent;
      await title(page).fill('Mine, and more');
      update.release();
      const dialog = page.getByRole('dialog', { name: 'This post was saved in the meantime' });
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByText('Post updated')).toBeVisible();
      await expect(title(page)).toHaveValue('Mine, and more');
      expect((await desk.posts()).find((post) => post.id === id)).toMatchObject({ title: 'Mine' });
    });

    await test.step('an administrator who takes the other version retains the own text as a draft', async () => {
      const { id } = await desk.save({ title: 'Shared' });
      await desk.open(`&post=${id}`);
      await desk.change(id, { title: 'Of the other', tags: ['New'] });
      await title(page).fill('My own');
      await button(page, 'Update Post').click();
      const dialog = page.getByRole('dialog', { name: 'This post was saved in the meantime' });
      await expect(dialog.getByRole('region', { name: 'Tags' })).toContainText(
        'You did not change this: the stored text stays.',
      );
      await dialog.getByRole('button', { name: 'Take theirs' }).click();
      await expect(title(page)).toHaveValue('Of the other');
      await expect(offer(page)).toContainText('“My own”');
      await button(page, 'Restore').click();
      await expect(title(page)).toHaveValue('My own');
      expect((await desk.posts())[0]).toMatchObject({ title: 'Of the other', version: 2 });
    });
  });

  test('a second tab gets a conflict with both texts shown, never an overwrite', async ({
    page,
    context,
    desk,
  }) => {
    const { id } = await desk.save({ title: 'Shared', tags: ['Old'] });
    await desk.open(`&post=${id}`);
    const other = await context.newPage();
    await other.goto(`${desk.site.url}/blog-admin?tab=posts&post=${id}`);
    await title(other).fill('Of the other tab');
    await button(other, 'Update Post').click();
    await expect(other.getByText('Post updated')).toBeVisible();
    await title(page).fill('Of this tab');
    await button(page, 'Update Post').click();
    const dialog = page.getByRole('dialog', { name: 'This post was saved in the meantime' });
    const region = dialog.getByRole('region', { name: 'Title' });
    await expect(region.getByRole('group', { name: 'Yours' })).toHaveText('Of this tab');
    await expect(region.getByRole('group', { name: 'Stored' })).toHaveText('Of the other tab');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Continue editing' }).press('Enter');
    await expect(button(page, 'Update Post')).toBeFocused();
    await expect(title(page)).toHaveValue('Of this tab');
    expect((await desk.posts())[0]).toMatchObject({ title: 'Of the other tab', version: 2 });

    await button(page, 'Update Post').click();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Post updated')).toBeVisible();
    expect((await desk.posts())[0]).toMatchObject({
      title: 'Of this tab',
      tags: ['Old'],
      version: 3,
    });
  });
});

test.describe('The server is down while one types', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('is reported, preserves the text, and is retried automatically', async ({
    page,
    context,
    browser,
    desk,
  }) => {
    await desk.open();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SavePostDraft') ? route.abort() : route.continue(),
    );
    await title(page).fill('Written in a tunnel');
    await expect(draftState(page)).toContainText('Could not save to the server. Retrying.');
    await page.unroute('**/graphql');
    await expect(draftState(page)).toHaveText(/^Draft saved \d\d:\d\d$/);

    // Another tab does not take over the text; another device is offered it.
    const beside = await context.newPage();
    const read = draftsRead(beside);
    await beside.goto(`${desk.site.url}/blog-admin?tab=posts`);
    await read;
    await expect(content(beside)).toBeVisible();
    await expect(offer(beside)).toBeHidden();
    const elsewhere = await browser.newContext();
    await logInByCookie(elsewhere, desk.site);
    const device = await elsewhere.newPage();
    await device.goto(`${desk.site.url}/blog-admin?tab=posts`);
    await expect(offer(device)).toContainText('“Written in a tunnel”');
    await button(device, 'Restore').click();
    await expect(title(device)).toHaveValue('Written in a tunnel');
    await elsewhere.close();
  });
});
