import { picture } from '../gateway/testing/sample-images.ts';
import { axeViolations } from './axe.ts';
import { expect, preview, publish, test, unfold } from './content-desk.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('a founder’s portrait is uploaded into the library and chosen from it', async ({
      page,
      desk,
    }) => {
      await desk.open('team');
      const founder = await unfold(page, 'Rohan Mehta');
      await founder.getByRole('button', { name: 'Choose image: Portrait' }).click();
      const choosing = page.getByRole('dialog', { name: 'Choose image' });
      const asked = page.waitForEvent('filechooser');
      await choosing.getByRole('button', { name: 'Upload' }).click();
      const buffer = await picture(240, 240).jpeg().toBuffer();
      await (await asked).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
      await expect(choosing.getByRole('listitem')).toHaveCount(1);
      expect(await axeViolations(page)).toEqual([]);
      await choosing.getByRole('listitem').getByRole('button').click();
      await expect(choosing).toBeHidden();
      const field = founder.getByLabel('Portrait', { exact: true });
      await expect(field).toHaveValue(/^\/uploads\/[0-9a-f]{32}-240x240\.webp$/);
      const address = await field.inputValue();
      await expect(preview(page).locator(`img[src="${address}"]`).first()).toBeAttached();
      await publish(page);
      expect(await desk.page()).toContain(`src="${address}"`);
    });
  });
}
