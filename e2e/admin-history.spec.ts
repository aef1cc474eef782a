import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { axeViolations } from './axe.ts';
import { saveWithoutSession } from './ended-session.ts';
import { expect, filler, form, test } from './posts-desk.ts';

const historyOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: `History of ${title}` });

/** A time as SQLite stores it. */
const stored = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '');

test.describe('History of a post', () => {
  test('shows the changes of each version, and restores one without losing the other @journey', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    const { id } = await desk.save({
      title: 'Living reviews',
      content: `First line\n\n${filler}\n\nThe closing words.`,
    });
    await desk.change(id, {
      title: 'Living evidence',
      content: `First line\n\n${filler}\n\nThe final words.`,
      tags: ['HTA'],
    });
    await desk.open();
    await page.getByRole('button', { name: 'History Living evidence' }).click();
    const history = historyOf(page, 'Living evidence');
    await expect(history.getByRole('heading', { level: 2 })).toHaveCSS('font-size', '16px');
    const current = history.getByRole('button', { name: /Version 2/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(current).toContainText('Changed: title, content, tags');

    const title = history.getByRole('region', { name: 'Title' });
    await expect(title.locator('del')).toContainText('reviews');
    await expect(title.locator('ins')).toContainText('evidence');
    const content = history.getByRole('region', { name: 'Content' });
    await expect(content.locator('del')).toContainText('closing');
    await expect(content.locator('ins')).toContainText('final');
    expect(await axeViolations(page)).toEqual([]);

    await history.getByRole('button', { name: /Version 1/ }).click();
    await expect(history.getByText('added since version 1')).toBeVisible();
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('Version 1 restored')).toBeVisible();
    const restored = historyOf(page, 'Living reviews');
    await expect(restored.getByRole('button', { name: /Version 3/ })).toContainText(
      'Restored version 1',
    );
    await expect(restored.getByRole('button', { name: /Version 2/ })).toBeVisible();
    await expect(restored.getByRole('region', { name: 'Versions' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'History Living reviews' })).toBeFocused();
    expect((await desk.posts())[0]).toMatchObject({
      title: 'Living reviews',
      version: 3,
      tags: [],
    });

    await page.getByRole('button', { name: 'Publish Living reviews' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Unpublish Living reviews' })).toBeVisible();
    await page.getByRole('button', { name: 'History Living reviews' }).press('Enter');
    await restored.getByRole('button', { name: /Version 2/ }).click();
    await restored.getByRole('button', { name: 'Restore this version' }).click();
    const question = page.getByRole('dialog', { name: 'Restore version 2 of a public post?' });
    await expect(question).toBeVisible();
  });

  test('a restore after another change is rejected, and nothing is lost', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    const { id } = await desk.save({ title: 'One' });
    await desk.change(id, { title: 'Two' });
    await desk.open();
    await page.getByRole('button', { name: 'History Two' }).click();
    const history = historyOf(page, 'Two');
    await history.getByRole('button', { name: /Version 1/ }).click();
    await desk.change(id, { title: 'Three' });
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('This post was changed in the meantime')).toBeVisible();
    await expect(history.getByRole('button', { name: /Version 3/ })).toBeVisible();
    expect((await desk.posts())[0]).toMatchObject({ title: 'Three', version: 3 });
  });

  test('restoring an old version of a public post shows the changes and asks for confirmation', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    const { id, slug } = await desk.save({ title: 'Public one', published: true });
    await desk.change(id, { title: 'Public two', slug: 'elsewhere' });
    await desk.open();
    await page.getByRole('button', { name: 'History Public two' }).click();
    const history = historyOf(page, 'Public two');
    await history.getByRole('button', { name: /Version 1/ }).click();
    await history.getByRole('button', { name: 'Restore this version' }).click();
    const question = page.getByRole('dialog', { name: 'Restore version 1 of a public post?' });
    const title = question.getByRole('region', { name: 'Title' });
    await expect(title.locator('del')).toContainText('two');
    await expect(title.locator('ins')).toContainText('one');
    await expect(question.getByRole('region', { name: 'Slug' })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect((await desk.posts())[0]).toMatchObject({ title: 'Public two', version: 2 });
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await question.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('Version 1 restored')).toBeVisible();
    expect((await desk.posts())[0]).toMatchObject({ title: 'Public one', slug: 'elsewhere' });
    expect(slug).not.toBe('elsewhere');
  });

  test('a phone shows versions and differences without scrolling sideways', async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.empty();
    const { id } = await desk.save({ title: 'On the phone' });
    await desk.change(id, { content: `${filler} ${'x'.repeat(300)}` });
    await desk.open();
    await page.getByRole('button', { name: 'History On the phone' }).click();
    const history = historyOf(page, 'On the phone');
    await expect(history.getByRole('region', { name: 'Content' })).toBeVisible();
    expect(
      await page.evaluate(() =>
        [document.documentElement, document.querySelector('.ant-drawer-body')].map((element) =>
          element === null ? -1 : element.scrollWidth - element.clientWidth,
        ),
      ),
    ).toEqual([0, 0]);
  });
});

test.describe('Deleted and scheduled posts', () => {
  test('a deleted post can be restored, as a draft', async ({ page, desk }) => {
    await desk.empty();
    await desk.save({ title: 'Deleted by mistake', published: true });
    await desk.empty();
    await desk.open();
    await page.getByRole('button', { name: 'Deleted posts' }).click();
    const deleted = page.getByRole('dialog', { name: 'Deleted posts' });
    await expect(deleted.getByText('Deleted by mistake')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await deleted.getByRole('button', { name: 'Restore Deleted by mistake' }).click();
    await expect(page.getByText('It is a draft now.')).toBeVisible();
    await expect(deleted.getByText('Deleted by mistake')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Publish Deleted by mistake' })).toBeVisible();
  });

  test('the administrator sees scheduled posts and delays', async ({ page, desk }) => {
    await desk.save({ title: 'Next year', published: true, publishedAt: '2099-03-01T09:00:00Z' });
    const { id } = await desk.save({
      title: 'Missed its minute',
      published: true,
      publishedAt: '2099-01-01T09:00:00Z',
    });
    // As after a start following two hours and five minutes of downtime.
    const { source } = desk.site.database;
    const dueAt = stored(new Date(Date.now() - 7_500_000));
    await source.query('UPDATE "post" SET "publishedAt" = ? WHERE "id" = ?', [dueAt, id]);
    await source.query(
      'UPDATE "scheduled_publication" SET "dueAt" = ?, "publicAt" = ?, "secondsLate" = 7500 WHERE "postId" = ?',
      [dueAt, stored(new Date()), id],
    );
    await desk.open();
    await page.getByRole('button', { name: 'Scheduled posts' }).click();
    const schedule = page.getByRole('dialog', { name: 'Scheduled posts' });
    await expect(schedule.getByRole('region', { name: 'Due' })).toContainText('Next year');
    const delayed = schedule.getByRole('region', { name: 'Published late in the last 30 days' });
    await expect(delayed).toContainText('Missed its minute');
    await expect(delayed).toContainText('2 hours 5 minutes late');
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('Activity', () => {
  test('every save, publication, deletion and login is listed, and can be filtered @journey', async ({
    page,
    desk,
  }) => {
    await page.context().clearCookies();
    await page.goto(`${desk.site.url}/api/login`);
    await page.getByRole('button').click();
    await expect(page.getByRole('tab', { name: 'Activity' })).toBeVisible();
    const { id } = await desk.save({ title: 'Audited', published: true });
    await desk.change(id, { title: 'Audited again' });

    await page.getByRole('tab', { name: 'Activity' }).click();
    const what = page.locator('.adm-activity tbody tr td:last-child');
    // The visible text; who and when are in separate columns.
    await expect(what).toHaveText(
      [
        /^changed a post: Audited again\s*Changed: title$/,
        /^published a post: Audited$/,
        /^created a post: Audited$/,
        /^logged in$/,
      ],
      { useInnerText: true },
    );
    await expect(page.getByRole('row').nth(1)).toContainText('admin@loon.example');
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('combobox', { name: 'Area' }).click();
    await chooseOption(page, 'Logins');
    await expect(what).toHaveText([/logged in/]);
    await expect(page).toHaveURL(/area=logins/);
    await page.getByRole('searchbox', { name: 'Search activity' }).fill('nobody');
    await expect(page.getByText('Nothing matches this search')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(what).toHaveCount(4);

    // A save from elsewhere is read with the page.
    await page.goto(`${desk.site.url}/blog-admin?tab=posts`);
    await page.getByRole('button', { name: 'Unpublish Audited again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Post unpublished')).toBeVisible();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(what.first()).toHaveText(/^unpublished a post: Audited again$/, {
      useInnerText: true,
    });
  });

  test('a phone shows who, when and what without horizontal scrolling', async ({ page, desk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.save({ title: 'A title that is rather long, as titles of articles tend to be' });
    await page.goto(`${desk.site.url}/blog-admin?tab=activity`);
    await expect(page.getByRole('row').nth(1)).toContainText('admin@loon.example');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('A session that ends in mid-edit', () => {
  test('loses nothing: the text stays, and is saved after a new login', async ({
    page,
    context,
    desk,
  }) => {
    await desk.empty();
    const { id } = await desk.save({ title: 'Before lunch' });
    await desk.open(`&post=${id}`);
    const title = form(page).getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('Before lunch');
    await title.fill('Written over lunch');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await context.clearCookies();
    const ended = await saveWithoutSession(page);
    await expect(title).toHaveValue('Written over lunch');

    const opened = context.waitForEvent('page');
    await ended.getByRole('button', { name: 'Log in' }).click();
    const loginTab = await opened;
    await loginTab.waitForURL(/\/identity\//);
    await loginTab.getByRole('button').click();
    await expect(ended).toBeHidden();
    await expect(title).toHaveValue('Written over lunch');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Post updated')).toBeVisible();
    expect((await desk.posts())[0]).toMatchObject({ title: 'Written over lunch' });
  });
});
