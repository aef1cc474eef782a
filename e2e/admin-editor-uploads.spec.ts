import type { Page, Route } from '@playwright/test';
import { sampleImage } from '../gateway/testing/sample-images.ts';
import { content, expect, filler, publishedHtml, test } from './writing-desk.ts';

const uploadPath = '**/api/blog/admin/images?name=*';
const png = await sampleImage(64, 32).png().toBuffer();
const large = await sampleImage(1_200, 1_200).png().toBuffer();
const uploaded = 'src="/uploads/[0-9a-f]{32}-64x32.webp"';

/** Blocks uploads until the test lets each one through. */
async function holdUploads(page: Page) {
  const held: Route[] = [];
  await page.route(uploadPath, (route) => void held.push(route));
  const next = async (): Promise<Route> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return held.shift() as Route;
  };
  return {
    letThrough: async () => (await next()).continue(),
    fail: async () => (await next()).abort('connectionreset'),
    next,
  };
}

/** Pastes or drops an image; a drop needs the position. */
async function bring(page: Page, at?: { x: number; y: number }, file = png): Promise<void> {
  await content(page).evaluate(
    (element, { bytes, at }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'costs 2025.png', { type: 'image/png' }));
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        at
          ? new DragEvent('drop', { ...common, dataTransfer: data, clientX: at.x, clientY: at.y })
          : new ClipboardEvent('paste', { ...common, clipboardData: data }),
      );
    },
    { bytes: [...file], at },
  );
}

/** The screen position of a word's first letter. */
async function placeOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  return content(page).evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const at = text.textContent?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left + 1, y: top + height / 2 };
    }
    throw new Error(`The text does not hold ${wanted}`);
  }, word);
}

const progress = (page: Page) => page.getByRole('progressbar', { name: /Uploading costs-2025/ });
/** Fills the form of a new post. */
async function write(page: Page, title = 'Uploads'): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Content').fill(`First words. ${filler}\n\nSecond words, and more.`);
  await content(page).click();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('An upload has its place from the first moment', () => {
  test.beforeEach(async ({ page, desk }) => {
    await desk.open();
    await write(page);
  });

  test('a pasted image is in view, and stays in its place', async ({ page, desk }) => {
    await test.step('an administrator who pastes a large image can continue typing after it, in view', async () => {
      await page.keyboard.press('Control+End');
      await bring(page, undefined, large);
      await expect(content(page).locator('img[src^="/uploads/"]')).toBeVisible();
      const bar = page.locator('.adm-form-actions');
      await expect
        .poll(() =>
          content(page)
            .locator('img[src^="/uploads/"]')
            .evaluate((image) => image.getBoundingClientRect().bottom),
        )
        .toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      await expect(content(page)).toBeFocused();
    });

    await write(page);

    await test.step('a pasted image stays where it was pasted, whatever is selected when the upload ends', async () => {
      const uploads = await holdUploads(page);
      await page.keyboard.press('Control+End');
      await bring(page);
      await expect(progress(page)).toBeVisible();
      await page.keyboard.press('Control+Home');
      for (let key = 0; key < 'First words.'.length; key += 1) {
        await page.keyboard.press('Shift+ArrowRight');
      }
      await uploads.letThrough();
      await expect(progress(page)).toBeHidden();
      const html = await publishedHtml(page, desk, 'Uploads');
      expect(html).toMatch(
        new RegExp(`<p>First words. ${filler}</p>\\n<p>Second words, and more.<img ${uploaded}`),
      );
    });
  });

  test('a dropped image is where it was dropped, and typing continues @journey', async ({
    page,
    desk,
  }) => {
    const uploads = await holdUploads(page);
    await page.keyboard.press('Control+End');
    await bring(page, await placeOf(page, 'Second words'));
    await expect(progress(page)).toBeVisible();
    await page.keyboard.type(' Typed on');
    await uploads.letThrough();
    await expect(progress(page)).toBeHidden();
    await page.keyboard.type(' and on.');
    const html = await publishedHtml(page, desk, 'Uploads');
    expect(html).toMatch(
      new RegExp(`<p><img ${uploaded}[^>]*>Second words, and more. Typed on and on.</p>`),
    );
  });

  test('a save waits for an upload until it ends or is cancelled', async ({ page, desk }) => {
    const uploads = await holdUploads(page);
    await test.step('a cancelled upload leaves the text unchanged', async () => {
      await bring(page);
      await uploads.next();
      await button(page, 'Create Post').click();
      await button(page, 'Cancel upload').click();
      await expect(page.getByText('Post created')).toBeVisible();
      const post = (await desk.posts()).find(({ title }) => title === 'Uploads');
      expect(post?.content).toBe(`First words. ${filler}\n\nSecond words, and more.`);
    });

    await write(page, 'Waited for');

    await test.step('a save waits for the upload', async () => {
      await page.keyboard.press('Control+End');
      await bring(page);
      const held = await uploads.next();
      await button(page, 'Create Post').click();
      await expect(
        page.getByText('1 image is uploading. The post is saved when the upload finishes.'),
      ).toBeVisible();
      await expect(page.getByText('Post created')).toBeHidden();
      expect(await desk.posts()).not.toContainEqual(
        expect.objectContaining({ title: 'Waited for' }),
      );
      await held.continue();
      await expect(page.getByText('Post created')).toBeVisible();
      const post = (await desk.posts()).find(({ title }) => title === 'Waited for');
      expect(post?.content).toMatch(/Second words, and more\.!\[\]\(\/uploads\/[\w-]+\.webp\)$/);
    });
  });

  test('undo and redo of an upload', async ({ page, desk }) => {
    const uploads = await holdUploads(page);
    await test.step('the upload can be cancelled, and restored by Undo to be retried', async () => {
      await page.keyboard.press('Control+End');
      await bring(page);
      await uploads.next();
      await button(page, 'Cancel upload').click();
      await expect(progress(page)).toBeHidden();
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toBeVisible();
      await button(page, 'Try again').click();
      await uploads.letThrough();
      await expect(progress(page)).toBeHidden();
      await expect(button(page, 'Try again')).toBeHidden();
      const html = await publishedHtml(page, desk, 'Uploads');
      expect(html).toMatch(new RegExp(`and more.<img ${uploaded}`));
    });

    await desk.open();
    await write(page, 'Uploads again');

    await test.step('undo removes the image and redo restores it finished', async () => {
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Before.');
      await bring(page);
      await uploads.letThrough();
      await expect(progress(page)).toBeHidden();
      await page.keyboard.press('Control+z');
      await expect(content(page).locator('img[src]')).toHaveCount(0);
      await expect(content(page)).toContainText('and more. Before.');
      await page.keyboard.press('Control+Shift+z');
      await expect(content(page).locator('img[src]')).toHaveCount(1);
      const html = await publishedHtml(page, desk, 'Uploads again');
      expect(html).toMatch(new RegExp(`and more. Before.<img ${uploaded}`));
    });
  });

  test.describe('on a line that breaks', () => {
    test.use({ expectedConsole: [/net::ERR_CONNECTION_RESET/] });

    test('a failed upload is reported, also when saving, and can be retried', async ({
      page,
      desk,
    }) => {
      const uploads = await holdUploads(page);
      await page.keyboard.press('Control+End');
      await bring(page);
      await uploads.fail();
      await expect(button(page, 'Try again')).toBeVisible();
      await button(page, 'Create Post').click();
      await expect(page.getByText('Not saved: an image of the content').first()).toBeVisible();
      expect(await desk.posts()).not.toContainEqual(expect.objectContaining({ title: 'Uploads' }));
      await button(page, 'Try again').click();
      await uploads.letThrough();
      await expect(button(page, 'Try again')).toBeHidden();
      const html = await publishedHtml(page, desk, 'Uploads');
      expect(html).toMatch(new RegExp(`and more.<img ${uploaded}`));
    });
  });

  test('the image arrives in the source view, too, and is reported missing in a resumed draft', async ({
    page,
    desk,
  }) => {
    const uploads = await holdUploads(page);
    await page.keyboard.press('Control+End');
    await bring(page);
    await button(page, 'Source').click();
    await expect(content(page)).toHaveValue(/!\[\]\(upload:[\w-]+\/costs-2025\.png\)$/);
    await uploads.letThrough();
    await expect(content(page)).toHaveValue(/!\[\]\(\/uploads\/[\w-]+\.webp\)$/);
    await button(page, 'Source').click();
    await expect(content(page).locator('img[src]')).toHaveAttribute('src', /^\/uploads\//);

    await bring(page);
    await uploads.next();
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await desk.open();
    await button(page, 'Restore').click();
    await expect(
      page.getByText('was not uploaded: you left the page before it finished'),
    ).toBeVisible();
    await page.getByLabel('Choose the file').setInputFiles({
      name: 'costs 2025.png',
      mimeType: 'image/png',
      buffer: png,
    });
    await uploads.letThrough();
    await expect(content(page).locator('img[src]')).toHaveCount(2);
    await expect(progress(page)).toBeHidden();
    const html = await publishedHtml(page, desk, 'Uploads');
    expect(html.match(new RegExp(uploaded, 'g'))).toHaveLength(2);
  });
});
