import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { content, expect, filler, test } from './posts-desk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const state = (page: Page) => page.locator('.adm-draft-state');
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Publication' }).getByRole('radio', { name });
const long = Array.from({ length: 40 }, (_, at) => `Paragraph ${at}. ${filler}`).join('\n\n');

/** The article as an anonymous visitor reads it. */
async function article(url: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
}

test.describe('The form in its tab', () => {
  test('the save status, “Preview” and the main button are always visible, and nothing scrolls inside', async ({
    page,
    desk,
  }) => {
    const { id } = await desk.save({ title: 'Long', content: long });
    await desk.open(`&post=${id}`);
    await content(page).getByText('Paragraph 39.').waitFor();
    const inSight = async () => {
      for (const name of ['Update Post', 'Preview']) {
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      }
      await expect(state(page)).toBeInViewport();
    };
    await title(page).fill('Longer');
    await expect(state(page)).toHaveText(/^Draft saved/);
    await inSight();
    await content(page).getByText('Paragraph 20.').scrollIntoViewIfNeeded();
    await inSight();
    const inner = await content(page).evaluate((element) => ({
      hidden: element.scrollHeight - element.clientHeight,
      overflow: getComputedStyle(element).overflowY,
    }));
    expect(inner).toEqual({ hidden: 0, overflow: 'visible' });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('on a phone the list can be reached without passing the form', async ({ page, desk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { id } = await desk.save({ title: 'Long', content: long });
    await desk.open(`&post=${id}`);
    await button(page, 'Go to the list').click();
    await expect(page.getByRole('region', { name: 'Posts', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeInViewport();
  });
});

for (const [parameter, width, height] of [
  ['post', 1440, 900],
  ['write', 1440, 900],
  ['post', 390, 844],
  ['write', 390, 844],
] as const) {
  test(`the cursor is never covered by a bar: ?${parameter}= at ${width} px`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    const { id } = await desk.save({ title: 'Long', content: long });
    await page.goto(`${desk.site.url}/blog-admin?tab=posts&${parameter}=${id}`);
    await content(page).getByText('Paragraph 39.').click();
    for (let line = 0; line < 4; line += 1) await page.keyboard.press('Enter');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting', exact: true });
    await toolbar.evaluate((bar) => bar.scrollTo({ left: bar.scrollWidth }));
    // As a person clicks it: a locator's click may scroll the page first.
    const tool = await toolbar.getByRole('button', { name: 'Dividing line' }).boundingBox();
    await page.mouse.click((tool?.x ?? 0) + 9, (tool?.y ?? 0) + 9);
    await expect(content(page).locator('hr')).toBeVisible();
    for (const [key, presses] of [
      ['Enter', 1],
      ['ArrowUp', 30],
      ['ArrowDown', 34],
    ] as const) {
      for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
      // The visible element at the letter before the cursor, or in its empty line.
      const seen = await content(page).evaluate((root) => {
        const { anchorNode: node, anchorOffset: at = 0 } = getSelection() ?? {};
        const range = document.createRange();
        if (node) range.setStart(node, Math.max(at - 1, 0));
        if (node) range.setEnd(node, at);
        const line = node instanceof Element ? node.getBoundingClientRect() : undefined;
        const { left, top, bottom } = line ?? range.getBoundingClientRect();
        return [top, bottom].map((y) => root.contains(document.elementFromPoint(left + 1, y)));
      });
      expect(seen, key).toEqual([true, true]);
    }
  });
}

test.describe('The writing screen', () => {
  test('the title in the list links to its own URL; Ctrl+S saves and stays', async ({
    page,
    desk,
  }) => {
    const { id } = await desk.save({ title: 'Written', content: long });
    await desk.open();
    await page.getByRole('link', { name: 'Written', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`write=${id}`));
    await expect(page).toHaveTitle('Write: Written | Loon');
    await content(page)
      .getByText('Paragraph 0.')
      .click({ position: { x: 2, y: 8 } });
    await page.keyboard.press('Home');
    await page.keyboard.type('First words. ');
    await page.keyboard.press('Control+s');
    await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
    await page.keyboard.type('Then more. ');
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => (await desk.posts()).find((post) => post.id === id)?.content)
      .toContain('First words. Then more. Paragraph 0.');
    await expect(page).toHaveURL(new RegExp(`write=${id}`));
    await expect(button(page, 'Update Post')).toBeInViewport({ ratio: 1 });
    const width = await content(page).evaluate((element) => element.clientWidth);
    expect(width).toBe(704);

    await page.reload();
    await expect(content(page)).toContainText('First words. Then more.');
    await button(page, 'Details').click();
    await page.getByLabel('Subtitle').fill('Below');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Author').fill(' ');
    await button(page, 'Details').click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Author is required', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Author')).toBeFocused();
    await page.getByLabel('Author').fill('Ada');
    await page.keyboard.press('Control+s');
    await expect(state(page)).toHaveText(/^Saved/);
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(button(page, 'Create Post')).toBeVisible();
    await expect(page).toHaveTitle('Blog Posts | Loon');
    expect((await desk.posts()).find((post) => post.id === id)).toMatchObject({
      author: 'Ada',
      subtitle: 'Below',
      version: 4,
    });
  });

  test('“Write in full screen” takes along the typed text; a first save gives it its URL', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    await desk.open();
    await title(page).fill('Begun in the tab');
    await content(page).fill(filler);
    await button(page, 'Write in full screen').click();
    await expect(page).toHaveURL(/write=new/);
    // The tab's form has the same values until the writing screen is open.
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveValue('Begun in the tab');
    await expect(content(page)).toHaveText(filler);
    await page.keyboard.press('Control+s');
    await expect(page).not.toHaveURL(/write=new/);
    await title(page).press('End');
    await page.keyboard.type(' and ended here');
    await page.keyboard.press('Control+s');
    await expect(state(page)).toHaveText(/^Saved/);
    await expect(button(page, 'Update Post')).toBeVisible();
    const posts = await desk.posts();
    expect(posts).toMatchObject([{ title: 'Begun in the tab and ended here', version: 2 }]);
    expect(page.url()).toContain(posts[0]?.id);
  });

  test('on a phone: title, text and details without scrolling sideways, the bar in sight', async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${desk.site.url}/blog-admin?write=new`);
    await expect(content(page)).toBeVisible();
    await title(page).fill('A title that is rather long, as titles of articles tend to be');
    await content(page).fill(long);
    await expect(state(page)).toHaveText(/^Draft saved/);
    await content(page).getByText('Paragraph 30.').click();
    for (const name of ['Create Post', 'Save draft', 'Schedule', 'Preview', 'Details']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    // What the main button does leads to the choice of it.
    await button(page, 'Only administrators will see it').click();
    await expect(page.getByRole('region', { name: 'Details' })).toBeFocused();
    await expect(choice(page, 'Draft')).toBeInViewport();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('Publishing is one choice', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('at a time, with its zone; a date without a time is asked about; the row shows the time @journey', async ({
    page,
    desk,
  }) => {
    await desk.empty();
    await desk.open();
    await title(page).fill('Of tomorrow');
    await content(page).fill(filler);
    await button(page, 'Schedule').click();
    await expect(page.getByText('Choose a future date and time.')).toBeVisible();
    const date = page.getByLabel('Publication date');
    await expect(date).toBeFocused();
    await expect(choice(page, 'Schedule')).toBeChecked();
    await choice(page, 'Draft').check();
    await date.fill('2099-07-01T09:30');
    await expect(page.getByText('Your time, Europe/Paris (GMT+2).')).toBeVisible();
    await button(page, 'Create Post').click();
    const question = page.getByRole('dialog', { name: 'Publish it at that time?' });
    await expect(question).toContainText('July 1, 2099, 09:30 GMT+2');
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Continue editing' }).click();
    expect(await desk.posts()).toEqual([]);
    await button(page, 'Create Post').click();
    await question.getByRole('button', { name: 'Schedule it' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Of tomorrow' });
    await expect(row).toContainText('Scheduled');
    await expect(row).toContainText('July 1, 2099, 09:30 GMT+2');
    const [post] = await desk.posts();
    expect(post).toMatchObject({ published: true, publishedAt: '2099-07-01T07:30:00.000Z' });
    const address = `${desk.site.url}/reflections/${String(post?.slug)}`;
    expect((await article(address)).status).toBe(404);

    await button(page, 'Edit Of tomorrow').click();
    // Until the post is loaded, the form of a new one is shown there with the same choices.
    await expect(title(page)).toHaveValue('Of tomorrow');
    await choice(page, 'Publish now').check();
    await button(page, 'Update Post').click();
    await expect(row).toContainText('Published');
    expect((await article(address)).html).toContain('Of tomorrow');
  });
});

test('a taken slug is reported while it is typed', async ({ page, desk }) => {
  await desk.save({ title: 'The first one', slug: 'taken' });
  await desk.open();
  await page.getByLabel('Slug').fill('taken');
  await expect(page.getByText('“taken” belongs to “The first one”.')).toContainText('“taken-2”');
  await page.getByLabel('Slug').fill('taken-by-nobody');
  await expect(page.getByText('belongs to')).toHaveCount(0);
});

test.describe('A preview link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('“Copy preview link” shows a draft without a login; “Withdraw link” ends it @journey', async ({
    page,
    browser,
    desk,
  }) => {
    const { id } = await desk.save({ title: 'For the reviewer', content: long });
    await desk.open(`&post=${id}`);
    await button(page, 'Copy preview link').click();
    await expect(page.getByText('Preview link copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByLabel('Preview link', { exact: true })).toHaveValue(address);
    expect(await axeViolations(page)).toEqual([]);

    const elsewhere = await browser.newContext();
    const reader = await elsewhere.newPage();
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('For the reviewer');
    await expect(reader.getByText('This article is not published yet.')).toBeVisible();
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await axeViolations(reader)).toEqual([]);
    await elsewhere.close();

    await button(page, 'Withdraw link').click();
    await expect(page.getByText('Preview link withdrawn')).toBeVisible();
    expect((await article(address)).status).toBe(404);
  });
});
