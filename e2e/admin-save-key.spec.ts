import type { Page } from '@playwright/test';
import { content, expect, filler, test } from './posts-desk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const state = (page: Page) => page.locator('.adm-draft-state');
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Publication' }).getByRole('radio', { name });

/** The article as visitors read it. */
async function article(url: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
}

test.describe('Ctrl+S', () => {
  test('and “Save draft” in the form and in full screen', async ({ page, desk }) => {
    await test.step('in the form above the list saves the text and stays with the post', async () => {
      await desk.empty();
      await desk.open();
      await title(page).fill('Saved by a key');
      await content(page).fill(filler);
      await page.evaluate(() => {
        const look = (event: KeyboardEvent) => {
          if (event.key !== 's') return;
          setTimeout(() => (document.body.dataset['savePrevented'] = `${event.defaultPrevented}`));
        };
        window.addEventListener('keydown', look, { capture: true });
      });
      await page.keyboard.press('Control+s');
      await expect(page.locator('body')).toHaveAttribute('data-save-prevented', 'true');
      await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
      await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible();
      await expect(content(page)).toBeFocused();
      await content(page).press('Control+End');
      await page.keyboard.type(' More.');
      await page.keyboard.press('Meta+s');
      await expect.poll(async () => (await desk.posts())[0]?.version).toBe(2);
      expect(await desk.posts()).toMatchObject([
        { title: 'Saved by a key', content: `${filler} More.`, published: false },
      ]);
      // Elsewhere on the page it is the browser's own.
      await page.getByRole('link', { name: 'Saved by a key', exact: true }).focus();
      await page.keyboard.press('Control+s');
      expect(await desk.posts()).toMatchObject([{ version: 2 }]);
    });

    await test.step('and “Save draft” store a text of any length as an unsaved draft', async () => {
      await desk.empty();
      await page.goto(`${desk.site.url}/blog-admin?tab=posts&write=new`);
      await title(page).fill('Three words');
      await content(page).fill('Just three words.');
      await button(page, 'Save draft').click();
      const note = page.getByText('Kept as a draft. A post needs 100 characters.');
      await expect(note).toBeInViewport();
      await expect(state(page)).toHaveText(/^Draft saved/);
      expect(await desk.posts()).toEqual([]);
      await content(page).fill(filler);
      await button(page, 'Save draft').click();
      await expect(page.getByText('Post created')).toBeVisible();
      await expect(note).toBeHidden();
      await expect(content(page)).toHaveText(filler);
    });
  });

  test('never publishes, in the form or in full screen', async ({ page, desk }) => {
    for (const screen of ['the form', 'full screen']) {
      await test.step(`in ${screen} saves and never publishes: “Publish now” stays a choice`, async () => {
        await desk.empty();
        const { id, slug } = await desk.save({ title: 'Not yet' });
        const parameter = screen === 'full screen' ? 'write' : 'post';
        await page.goto(`${desk.site.url}/blog-admin?tab=posts&${parameter}=${id}`);
        await expect(content(page)).toBeVisible();
        if (screen === 'full screen') await button(page, 'Details').click();
        await choice(page, 'Publish now').check();
        await title(page).fill('Still not');
        await page.keyboard.press('Control+s');
        await expect.poll(async () => (await desk.posts())[0]?.title).toBe('Still not');
        expect(await desk.posts()).toMatchObject([{ published: false, publishedAt: null }]);
        expect((await article(`${desk.site.url}/reflections/${slug}`)).status).toBe(404);
        await expect(choice(page, 'Publish now')).toBeChecked();
      });
    }
  });

  test('of a public post, above the list and in full screen', async ({ page, desk }) => {
    await test.step('of a public post saves pending changes, which readers do not see', async () => {
      await desk.empty();
      const { id, slug } = await desk.save({ title: 'Public', published: true });
      await desk.open(`&post=${id}`);
      await expect(button(page, 'Update Post')).toHaveAccessibleDescription(
        'Will be public at once',
      );
      await title(page).fill('Not for readers yet');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('You are editing pending changes')).toBeVisible();
      await expect(button(page, 'Publish changes')).toBeVisible();
      expect(await desk.posts()).toMatchObject([{ title: 'Public', version: 1 }]);
      expect((await article(`${desk.site.url}/reflections/${slug}`)).html).not.toContain('Not for');

      await choice(page, 'As a draft').check();
      await button(page, 'Update Post').click();
      const question = page.getByRole('dialog', { name: 'Unpublish this article?' });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      expect(await desk.posts()).toMatchObject([{ published: true }]);
    });

    await test.step('keeps pending changes beside a published post beside it', async () => {
      await desk.empty();
      const { id, slug } = await desk.save({ title: 'Public', published: true });
      await page.goto(`${desk.site.url}/blog-admin?write=${id}`);
      await title(page).fill('Waiting');
      await button(page, 'Save changes as draft').click();
      await expect(page.getByText('You are editing pending changes')).toBeVisible();
      await title(page).fill('Waiting on');
      await page.keyboard.press('Control+s');
      await expect(state(page)).toHaveText(/^Saved/);
      expect(await desk.posts()).toMatchObject([{ title: 'Public', version: 1 }]);
      expect((await article(`${desk.site.url}/reflections/${slug}`)).html).not.toContain('Waiting');
      await page.reload();
      await expect(title(page)).toHaveValue('Waiting on');
    });
  });
});
