import { sampleImage } from '../gateway/testing/sample-images.ts';
import { axeViolations } from './axe.ts';
import { expect, filler, test } from './posts-desk.ts';

test.describe('Images of an article', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test('an uploaded image is in the article, with space reserved for it', async ({
    page,
    desk,
  }) => {
    await desk.open();
    await page.getByLabel('Title', { exact: true }).fill('With a figure');
    await page.getByLabel('Content').fill(filler);
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Image' });
    const file = dialog.getByLabel('Upload a file');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await file.setInputFiles({
      name: 'figure.png',
      mimeType: 'image/png',
      buffer: Buffer.from(svg),
    });
    await expect(dialog.getByRole('alert')).toContainText(
      'This file is not an image that articles can show.',
    );
    await file.setInputFiles({
      name: 'figure.png',
      mimeType: 'image/png',
      buffer: await sampleImage(640, 320).png().toBuffer(),
    });
    const address = dialog.getByLabel('Address');
    await expect(address).toHaveValue(/^\/uploads\/[0-9a-f]{32}-640x320\.webp$/);
    const src = await address.inputValue();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await dialog.getByLabel('Alternative text').fill('Costs by year');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByText('Post created')).toBeVisible();
    const post = (await desk.posts()).find(({ title }) => title === 'With a figure');
    expect(post?.content).toContain(`![Costs by year](${src})`);

    await desk.change(post?.id ?? '', { published: true });
    await page.goto(`${desk.site.url}/reflections/${post?.slug ?? ''}`);
    const image = page.getByRole('img', { name: 'Costs by year' });
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('width', '640');
    await expect(image).toHaveAttribute('height', '320');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(640);
  });
});
