import type { Page } from '@playwright/test';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';
import {
  content,
  expect,
  filler,
  form,
  test,
  type PostsDesk,
  type StoredPost,
} from './posts-desk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The whole page of an article, as an anonymous visitor gets it. */
async function article(desk: PostsDesk, slug: string): Promise<string> {
  const response = await fetch(`${desk.site.url}/reflections/${slug}`);
  expect(response.status).toBe(200);
  return response.text();
}

test.describe('Changes to a published post', () => {
  test('are saved as pending next to the public text, and published later @journey', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    const { id, slug } = await desk.save({ title: 'As it is read', published: true });
    const before = await article(desk, slug);
    await desk.open(`&post=${id}`);
    await title(page).fill('As it will be read');
    await content(page).fill(`What comes **later**. ${filler}`);
    await button(page, 'Save changes as draft').click();
    await expect(page.getByText('Changes saved as a draft')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible();
    expect(await article(desk, slug)).toBe(before);
    await expect(row(page, 'As it is read')).toContainText('Pending changes');

    const notice = page.getByRole('status').filter({ hasText: 'You are editing pending changes' });
    await expect(notice).toContainText('Readers see the text without them.');
    await expect(title(page)).toHaveValue('As it will be read');
    await expect(content(page)).toContainText('What comes later.');
    await button(page, 'Show differences').click();
    const differences = page.getByRole('dialog', { name: /Differences from the published text/ });
    const added = differences.getByRole('region', { name: 'Title' }).locator('ins');
    await expect(added).toContainText(['will', 'be']);
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(differences).toBeHidden();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);

    await button(page, 'Publish changes').click();
    await expect(page.getByText('Post updated')).toBeVisible();
    const after = await article(desk, slug);
    expect(after).toContain('As it will be read');
    expect(after).toContain('<strong>later</strong>');
    await expect(row(page, 'As it will be read')).not.toContainText('Pending changes');
    await button(page, 'Edit As it will be read').click();
    await expect(button(page, 'Update Post')).toBeVisible();
    await expect(page.getByText('You are editing pending changes')).toBeHidden();
  });

  test('are in the history when they are discarded', async ({ page, desk }) => {
    await test.step('are discarded after confirmation, and can be restored from the history', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await desk.empty();
      const { id, slug } = await desk.save({ title: 'It stays', published: true });
      const before = await article(desk, slug);
      await desk.open(`&post=${id}`);
      await title(page).fill('It goes');
      await button(page, 'Save changes as draft').click();
      await expect(page.getByText('Changes saved as a draft')).toBeVisible();
      await button(page, 'Edit It stays').click();
      await button(page, 'Discard changes').click();
      const question = page.getByRole('dialog', { name: 'Discard the pending changes?' });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByText('Changes discarded')).toBeVisible();
      await expect(title(page)).toHaveValue('It stays');
      await expect(page.getByText('You are editing pending changes')).toBeHidden();
      await expect(row(page, 'It stays')).not.toContainText('Pending changes');

      await button(page, 'History It stays').click();
      const history = page.getByRole('dialog', { name: 'History of It stays' });
      await history.getByRole('button', { name: /Changes 1/ }).click();
      await expect(history.getByRole('region', { name: 'Title' }).locator('ins')).toContainText(
        'goes',
      );
      expect(await axeViolationsAtBothWidths(page)).toEqual([]);
      await history.getByRole('button', { name: 'Restore these changes' }).click();
      await expect(page.getByText('Changes restored')).toBeVisible();
      await expect(history.getByRole('button', { name: /Changes 2/ })).toContainText('Pending');
      await page.keyboard.press('Escape');
      await expect(row(page, 'It stays')).toContainText('Pending changes');
      expect(await article(desk, slug)).toBe(before);
    });

    await test.step('taking the other version leaves the pending changes in the history', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await desk.empty();
      const { id } = await desk.save({ title: 'Live', published: true });
      await desk.open(`&post=${id}`);
      await title(page).fill('Waiting');
      await button(page, 'Save changes as draft').click();
      await expect(page.getByText('Changes saved as a draft')).toBeVisible();
      await desk.change(id, { title: 'Published meanwhile' });
      await desk.open(`&post=${id}`);
      await expect(page.getByText('The post itself was changed since')).toBeVisible();
      await button(page, 'Publish changes').click();
      const conflict = page.getByRole('dialog', { name: 'This post was saved in the meantime' });
      await conflict.getByRole('button', { name: 'Take theirs' }).click();
      await expect(title(page)).toHaveValue('Published meanwhile');
      await expect(button(page, 'Update Post')).toBeVisible();
      await button(page, 'History Published meanwhile').click();
      await expect(
        page.getByRole('dialog', { name: /History of/ }).getByRole('button', { name: /Changes 1/ }),
      ).toContainText('Discarded');
    });
  });
});

test('pending changes survive a confirmation and a reload', async ({ page, desk }) => {
  await test.step('a confirmation has the focus on "Cancel" each time, and accepts no click while it opens', async () => {
    await desk.empty();
    const { id } = await desk.save({ title: 'Twice', published: true });
    await desk.open(`&post=${id}`);
    await title(page).fill('Asked twice');
    await button(page, 'Save changes as draft').click();
    await button(page, 'Edit Twice').click();
    const question = page.getByRole('dialog', { name: 'Discard the pending changes?' });
    const cancel = question.getByRole('button', { name: 'Cancel' });
    for (let time = 1; time <= 2; time += 1) {
      await button(page, 'Discard changes').click();
      await expect(cancel).toBeFocused();
      await cancel.click();
      await expect(question).toBeHidden();
    }

    const growth = await page.evaluateHandle(() => {
      const held = new CSSStyleSheet();
      held.replaceSync('.ant-modal { animation-play-state: paused !important; }');
      document.adoptedStyleSheets.push(held);
      return held;
    });
    await button(page, 'Discard changes').click();
    await expect.poll(() => question.evaluate((it) => it.getAnimations().length)).toBe(1);
    const small = await question.getByRole('button', { name: 'Discard' }).boundingBox();
    await page.mouse.click((small?.x ?? 0) + (small?.width ?? 0) / 2, (small?.y ?? 0) + 2);
    await page.mouse.click(5, 300);
    await growth.evaluate((held) => held.replaceSync(''));
    await expect.poll(() => question.evaluate((it) => it.getAnimations().length)).toBe(0);
    await expect(cancel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button(page, 'Discard changes')).toBeFocused();
  });

  await test.step('an unsaved draft over pending changes is stored, and offered after a reload', async () => {
    await expect(page.getByText('You are editing pending changes')).toBeVisible();
    await page.getByLabel('Subtitle').fill('Half a subti');
    await expect(page.getByText(/Draft saved/)).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(title(page)).toHaveValue('Asked twice');
    await button(page, 'Restore').click();
    await expect(page.getByLabel('Subtitle')).toHaveValue('Half a subti');
    await expect(title(page)).toHaveValue('Asked twice');
  });
});

/** Opens the form of the only post, which is public. */
async function openLive(desk: PostsDesk): Promise<StoredPost> {
  await desk.empty();
  const post = await desk.save({ title: 'Live', published: true });
  await desk.open(`&post=${post.id}`);
  return post;
}

test('two tabs: a publication from the other one is reported, and nothing is lost', async ({
  page,
  desk,
}) => {
  const { id, slug } = await openLive(desk);
  await title(page).fill('Waiting');
  await button(page, 'Save changes as draft').click();
  await expect(page.getByText('Changes saved as a draft')).toBeVisible();
  await button(page, 'Edit Live').click();
  await expect(title(page)).toHaveValue('Waiting');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveValue('Waiting');
  await title(other).fill('Of the other tab');
  await button(other, 'Save changes as draft').click();
  await expect(other.getByText('Changes saved as a draft')).toBeVisible();
  await desk.change(id, { subtitle: 'Published meanwhile' });

  await title(page).fill('Of this tab');
  await button(page, 'Publish changes').click();
  const conflict = page.getByRole('dialog', { name: 'This post was saved in the meantime' });
  await expect(conflict.getByRole('group', { name: 'Stored' }).first()).toHaveText(
    'Of the other tab',
  );
  expect(await axeViolations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Post updated')).toBeVisible();
  const read = await article(desk, slug);
  expect(read).toContain('Of this tab');
  expect(read).toContain('Published meanwhile');
  await button(page, 'History Of this tab').click();
  const history = page.getByRole('dialog', { name: /History of/ });
  await expect(history.getByRole('button', { name: /Changes 2/ })).toContainText('Published');
  await history.getByRole('button', { name: /Changes 2/ }).click();
  await expect(history.getByRole('region', { name: 'Title' })).toContainText('Of the other tab');
});

test('keeping mine in a direct save leaves the pending changes of others pending', async ({
  page,
  desk,
}) => {
  const { id, slug } = await openLive(desk);
  await title(page).fill('Mine');
  await desk.change(id, { subtitle: 'Public meanwhile' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Excerpt').fill('Pending meanwhile');
  await button(other, 'Save changes as draft').click();
  await expect(other.getByText('Changes saved as a draft')).toBeVisible();

  await button(page, 'Update Post').click();
  const conflict = page.getByRole('dialog', { name: 'This post was saved in the meantime' });
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Post updated')).toBeVisible();
  const read = await article(desk, slug);
  expect(read).toContain('Mine');
  expect(read).toContain('Public meanwhile');
  expect(read).not.toContain('Pending meanwhile');
});

test('the writing screen saves them with its form open, and a preview link shows them', async ({
  page,
  desk,
}) => {
  await desk.empty();
  const { id, slug } = await desk.save({ title: 'Live', published: true });
  const before = await article(desk, slug);
  await page.goto(`${desk.site.url}/blog-admin?tab=posts&write=${id}`);
  await title(page).fill('In private');
  await button(page, 'Save changes as draft').click();
  await expect(page.getByText('Changes saved as a draft')).toBeVisible();
  await expect(button(page, 'Publish changes')).toBeVisible();
  await title(page).fill('In private for now');
  await button(page, 'Save changes as draft').click();
  await expect(page.locator('.adm-draft-state')).toHaveText(/^Saved/);
  await button(page, 'Details').click();
  await button(page, 'Copy preview link').click();
  const link = page.getByLabel('Preview link');
  await expect(link).toHaveValue(/\/preview\/[0-9a-f]{64}$/);
  const path = new URL(await link.inputValue()).pathname;
  const read = await (await fetch(desk.site.url + path)).text();
  expect(read).toContain('In private for now');
  expect(await article(desk, slug)).toBe(before);
  expect(await axeViolations(page)).toEqual([]);
  await expect(form(page)).toBeHidden();
});
