import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { content, expect, filler, test } from './posts-desk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const titles = (page: Page) => page.locator('.adm-post-title');
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const notifications = (page: Page) => page.getByRole('region', { name: /F8/ });

test.describe('The post form', () => {
  test('create mode: rules and messages, then Post created and an empty form @journey', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    await desk.open();
    await expect(page.getByRole('tab', { name: 'Blog Posts' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('No blog posts yet. Create your first post above!')).toBeVisible();
    await expect(page.getByLabel('Author')).toHaveValue('Loon Team');

    await page.getByLabel('Author').fill(' ');
    await content(page).fill('Too short');
    await expect(page.getByText('Author is required')).toBeVisible();
    await expect(page.getByText('Content must be at least 100 characters')).toBeVisible();
    await button(page, 'Create Post').click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await axeViolations(page)).toEqual([]);

    await title(page).fill('What a payer reads first');
    await page.getByLabel('Author').fill('Ada Byron');
    await content(page).fill(filler);
    await page.getByLabel('Subtitle').fill('And what last');
    await page.getByLabel('Tags').fill('HTA, Payers,');
    await page.getByLabel('Excerpt').fill('On reading.');
    await page.getByLabel('Meta description').fill('How payers read.');
    await page.getByLabel('Slug').fill('payer-reads-first');
    await page.getByLabel('Publication date').fill('2025-03-04T08:30');
    await button(page, 'Add question').click();
    const question = page.getByLabel('Question 1', { exact: true });
    await question.fill('Who\nreads?');
    await question.press('Enter');
    await expect(question).toHaveValue('Who reads?');
    await page.getByLabel('Answer 1').fill('A payer.');
    await button(page, 'Create Post').click();
    await expect(notifications(page)).toContainText('Post created');
    await expect(notifications(page)).toContainText('Your blog post has been saved successfully.');
    await expect(title(page)).toHaveValue('');
    await expect(page.getByLabel('Author')).toHaveValue('Loon Team');

    await expect(row(page, 'What a payer reads first')).toContainText('Draft');
    const [post] = await desk.posts();
    expect(post).toMatchObject({
      title: 'What a payer reads first',
      author: 'Ada Byron',
      content: filler,
      subtitle: 'And what last',
      tags: ['HTA', 'Payers'],
      excerpt: 'On reading.',
      metaDescription: 'How payers read.',
      slug: 'payer-reads-first',
      publishedAt: '2025-03-04T08:30:00.000Z',
      published: false,
      faqs: [{ id: 'who-reads', question: 'Who reads?', answer: 'A payer.' }],
    });
  });

  test('the draft of one new post is not offered in the form of another that was saved', async ({
    page,
    desk,
  }) => {
    await desk.open();
    await title(page).fill('The first');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const offer = page.getByRole('status').filter({ hasText: 'Unsaved draft of “The first”' });
    await expect(offer).toBeVisible();
    await title(page).fill('The second');
    await content(page).fill(filler);
    await page.keyboard.press('Control+s');
    await expect(row(page, 'The second')).toContainText('Draft');
    await expect(title(page)).toHaveValue('The second');
    await expect(offer).toHaveCount(0);
  });

  test('another post can be opened in the very moment in which one is saved', async ({
    page,
    desk,
  }) => {
    await desk.open();
    await title(page).fill('What a payer reads first');
    await content(page).fill(filler);
    // The saved form is inert until another one replaces it.
    await page.locator('.adm-post-form').evaluate((form) => {
      const name = '[aria-label="Edit The future of HTA submissions"]';
      const openOther = () => document.querySelector<HTMLElement>(name)?.click();
      new MutationObserver(openOther).observe(form, { attributeFilter: ['inert'] });
    });
    await button(page, 'Create Post').click();
    await expect(notifications(page)).toContainText('Post created');
    const edited = page.getByRole('region', { name: 'Edit post' });
    await expect(edited.getByLabel('Title', { exact: true })).toHaveValue(
      'The future of HTA submissions',
    );
  });

  test('edit mode: prefilled, Update Post, Post updated, back to create mode; Cancel too @journey', async ({
    page,
    desk,
  }) => {
    const post = await desk.save({ title: 'Before', tags: ['One'], subtitle: 'Below' });
    await desk.open();
    await button(page, 'Edit Before').click();
    await expect(title(page)).toHaveValue('Before');
    await expect(title(page)).toBeFocused();
    await expect(page.getByLabel('Subtitle')).toHaveValue('Below');
    await expect(page.getByLabel('Slug')).toHaveValue('before');
    await button(page, 'Cancel').click();
    await expect(title(page)).toHaveValue('');
    await expect(button(page, 'Create Post')).toBeVisible();
    await expect(page.getByRole('region', { name: 'New post' })).toBeFocused();

    await button(page, 'Edit Before').click();
    await expect(title(page)).toHaveValue('Before');
    await title(page).fill('After');
    await button(page, 'Update Post').click();
    await expect(notifications(page)).toContainText('Post updated');
    await expect(button(page, 'Create Post')).toBeVisible();
    await expect(titles(page).filter({ hasText: 'After' })).toBeVisible();
    const saved = (await desk.posts()).find(({ id }) => id === post.id);
    expect(saved).toMatchObject({ title: 'After', slug: 'before', tags: ['One'], version: 2 });
  });
});

test.describe('The list of posts', () => {
  test('“Publish” and “Unpublish” of a row send only the published flag; a public article asks first', async ({
    page,
    desk,
  }) => {
    const draft = await desk.save({ title: 'Eye me' });
    await desk.open();
    await expect(row(page, 'Eye me')).toContainText('Draft');
    const sent = page.waitForRequest(
      (request) => !!request.postData()?.includes('SetPostPublished'),
    );
    await button(page, 'Publish Eye me').click();
    expect((await sent).postDataJSON()).toMatchObject({
      variables: { id: draft.id, published: true },
    });
    await expect(row(page, 'Eye me')).toContainText('Published');
    await button(page, 'Unpublish Eye me').press('Enter');
    const question = page.getByRole('dialog', { name: 'Unpublish this article?' });
    await expect(question.getByRole('listitem')).toHaveText(['Eye me']);
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(question).toBeHidden();
    expect(await desk.posts()).toContainEqual(
      expect.objectContaining({ id: draft.id, published: true }),
    );
    await button(page, 'Unpublish Eye me').press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Unpublish' }).press('Enter');
    await expect(button(page, 'Publish Eye me')).toBeFocused();
    const later = await desk.save({ title: 'Later', publishedAt: '2099-01-01T00:00:00Z' });
    await page.reload();
    await button(page, `Publish ${later.title}`).click();
    await expect(row(page, 'Later')).toContainText('Scheduled');
  });

  test('delete asks “Are you sure you want to delete this post?”, then Post deleted', async ({
    page,
    desk,
  }) => {
    await desk.save({ title: 'Obsolete' });
    await desk.open();
    await button(page, 'Delete Obsolete').click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this post?',
    });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Delete Obsolete')).toBeFocused();
    await button(page, 'Delete Obsolete').click();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(notifications(page)).toContainText('Post deleted');
    await expect(row(page, 'Obsolete')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Posts', exact: true })).toBeFocused();
  });

  test('search, sort and filter by state, stored in the URL', async ({ page, desk }) => {
    await desk.empty();
    await desk.save({ title: 'Beta lake', published: true });
    await desk.save({ title: 'Alpha lake' });
    await desk.save({ title: 'Gamma heron', published: true });
    await desk.open();
    await expect(titles(page)).toHaveText([/Gamma/, /Alpha/, /Beta/]);
    await page.getByRole('columnheader', { name: 'Title' }).click();
    await expect(titles(page)).toHaveText([/Alpha/, /Beta/, /Gamma/]);
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('lake');
    await expect(titles(page)).toHaveText([/Alpha/, /Beta/]);
    await page.getByText('Draft', { exact: true }).first().click();
    await expect(titles(page)).toHaveText([/Alpha/]);
    await page.reload();
    await expect(titles(page)).toHaveText([/Alpha/]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('bulk actions publish and delete all selected posts @journey', async ({ page, desk }) => {
    await desk.empty();
    await desk.save({ title: 'First' });
    await desk.save({ title: 'Second' });
    await desk.open();
    await page.getByRole('checkbox', { name: 'Select First' }).check();
    await page.getByRole('checkbox', { name: 'Select Second' }).check();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Publish selected').click();
    await expect(notifications(page)).toContainText('2 posts published');
    expect((await desk.posts()).map(({ published }) => published)).toEqual([true, true]);

    await page.getByRole('checkbox', { name: 'Select First' }).check();
    await page.getByRole('checkbox', { name: 'Select Second' }).check();
    await button(page, 'Delete selected').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No blog posts yet.')).toBeVisible();
  });

  test('a phone shows form and list without scrolling sideways', async ({ page, desk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.open();
    await expect(titles(page).first()).toBeVisible();
    await page.getByLabel('Title', { exact: true }).fill('A text that is not saved yet');
    await expect(page.getByText(/Draft saved/)).toBeVisible();
    await page.reload();
    const offer = page.getByText('Unsaved draft of “A text that is not saved yet”');
    await expect(offer).toBeVisible();
    // Its buttons leave the words the width of the screen.
    expect((await offer.boundingBox())?.width).toBeGreaterThan(180);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('When something fails', () => {
  test.use({ expectedConsole: [/ERR_FAILED|status of 500/] });

  test('a failed save is reported and preserves the text', async ({ page, desk }) => {
    await desk.open();
    await title(page).fill('Restored');
    await content(page).fill(filler);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('CreatePost') ? route.abort() : route.continue(),
    );
    await button(page, 'Create Post').click();
    await expect(page.getByRole('alert')).toContainText('Error');
    await expect(page.getByRole('alert')).toContainText('your text is still here');
    await expect(title(page)).toHaveValue('Restored');
    await page.unroute('**/graphql');
    await button(page, 'Create Post').click();
    await expect(notifications(page)).toContainText('Post created');
  });
});
