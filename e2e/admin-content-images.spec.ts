import { sampleImage } from '../gateway/testing/sample-images.ts';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';
import { expect, preview, publish, test, unfold } from './content-desk.ts';

test('a founder’s portrait is replaced in five clicks: tab, part, person, upload, publish @journey', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.site.url}/blog-admin`);
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('link', { name: /^Team/ }).click();
  const founder = await unfold(page, 'Rohan Mehta');
  const asked = page.waitForEvent('filechooser');
  await founder.getByRole('button', { name: 'Upload: Portrait' }).click();
  const buffer = await sampleImage(240, 240).jpeg().toBuffer();
  await (await asked).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const field = founder.getByLabel('Portrait', { exact: true });
  await expect(field).toHaveValue(/^\/uploads\/[0-9a-f]{32}-240x240\.webp$/);
  const address = await field.inputValue();
  await expect(preview(page).locator(`img[src^="${address}"]`).first()).toBeAttached();
  await publish(page);
  expect(await desk.page()).toContain(`src="${address}"`);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of Team' });
  await expect(versions.locator('del img')).toHaveCount(1);
  const added = versions.locator('ins').getByRole('img', { name: address });
  await expect(added).toHaveJSProperty('naturalWidth', 240);
  expect(await axeViolations(page)).toEqual([]);
});

test('a chosen image brings its alternative text where there is none yet', async ({
  page,
  desk,
}) => {
  await desk.open('team');
  const founder = await unfold(page, 'Rohan Mehta');
  const described = founder.getByLabel('Text alternative of the portrait');
  const choosing = page.getByRole('dialog', { name: 'Choose image' });
  const choose = async () => {
    await founder.getByRole('button', { name: 'Choose image: Portrait' }).click();
    await expect(choosing.getByRole('listitem')).toHaveCount(1);
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await choosing.getByRole('listitem').getByRole('button').click();
    await expect(choosing).toBeHidden();
  };
  await founder.getByRole('button', { name: 'Choose image: Portrait' }).click();
  const asked = page.waitForEvent('filechooser');
  await choosing.getByRole('button', { name: 'Upload' }).click();
  const buffer = await sampleImage(240, 240).jpeg().toBuffer();
  await (await asked).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(choosing).toBeHidden();
  const { images } = (await desk.ask('{ images(first: 1) { edges { node { id } } } }')) as {
    images: { edges: { node: { id: string } }[] };
  };
  await desk.ask(
    'mutation ($id: ID!) { updateImage(id: $id, altText: "Rohan at a lake") { id } }',
    {
      id: images.edges[0]?.node.id,
    },
  );

  const before = await described.inputValue();
  await choose();
  await expect(described).toHaveValue(before);
  await described.fill('');
  await choose();
  await expect(described).toHaveValue('Rohan at a lake');
});

test('a replaced image is shown to another administrator who has seen the previous one', async ({
  page,
  desk,
}) => {
  const cookie = await desk.site.logIn();
  const send = async (method: 'POST' | 'PUT', path: string, side: number) => {
    const response = await fetch(`${desk.site.url}/api/blog/admin/images${path}`, {
      method,
      headers: { cookie, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await sampleImage(side, side).jpeg().toBuffer()),
    });
    return ((await response.json()) as { image: { url: string } }).image.url;
  };
  const address = await send('POST', '?keep=true', 240);
  await desk.publishElsewhere('team', { image: address });
  const shown = [
    page.locator('.adm-content-form img.adm-thumbnail').first(),
    preview(page).locator(`img[src^="${address}"]`).first(),
  ];
  const expectWidth = async (width: number) => {
    await desk.open('team', '&item=elodie-bertrand');
    for (const image of shown) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth))
        .toBe(width);
    }
  };
  await expectWidth(240);
  await page.goto('about:blank');
  await send('PUT', `/${address.split('/').at(-1) ?? ''}`, 120);
  await expectWidth(120);
});
