import { content, expect, filler, publishedHtml, test } from './writing-desk.ts';

test.describe('Enter in a dialog stays in the dialog', () => {
  test('in the link dialog: the selection is the link, whole and no more', async ({
    page,
    desk,
  }) => {
    await desk.open();
    await test.step('a key pressed before the selection event acts on the selection', async () => {
      await page.getByLabel('Content').fill(`${filler} See our model`);
      await content(page).click();
      await page.keyboard.press('Control+End');
      // In one task, so that the browser cannot report the selection before the key.
      await content(page).evaluate((text, letters) => {
        for (let letter = 0; letter < letters; letter += 1) {
          getSelection()?.modify('extend', 'backward', 'character');
        }
        const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
        text.dispatchEvent(new KeyboardEvent('keydown', key));
      }, 'our model'.length);
      await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('loon.example/a');
      await page.keyboard.press('Enter');
      await expect(content(page).locator('a')).toHaveText('our model');
      await expect(content(page)).toContainText(`${filler} See our model`);
    });

    await test.step('text typed after the new link is not part of it', async () => {
      await page.getByLabel('Title', { exact: true }).fill('Typed on');
      await page.getByLabel('Content').fill(`${filler} See our model`);
      await content(page).click();
      await page.keyboard.press('Control+End');
      for (let key = 0; key < 'our model'.length; key += 1) {
        await page.keyboard.press('Shift+ArrowLeft');
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('loon.example/a');
      await page.keyboard.press('Enter');
      await expect(content(page)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(' now.');
      await expect(content(page).locator('a')).toHaveText('our model');
      expect(await publishedHtml(page, desk, 'Typed on')).toBe(
        `<p>${filler} See <a href="https://loon.example/a" rel="noopener">our model</a> now.</p>`,
      );
    });

    await test.step('in the link dialog the selected words become the link, and nothing else changes', async () => {
      await desk.open();
      await page.getByLabel('Title', { exact: true }).fill('Linked');
      await page.getByLabel('Content').fill(`Costs fell sharply. ${filler}`);
      await content(page).click();
      await page.keyboard.press('Control+Home');
      for (let key = 0; key < 'Costs fell'.length; key += 1) {
        await page.keyboard.press('Shift+ArrowRight');
      }
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('loon.example/a');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(content(page)).toBeFocused();
      expect(await publishedHtml(page, desk, 'Linked')).toBe(
        `<p><a href="https://loon.example/a" rel="noopener">Costs fell</a> sharply. ${filler}</p>`,
      );
    });
  });

  test('in the image dialog: one paragraph stays one paragraph', async ({ page, desk }) => {
    await desk.open();
    await page.getByLabel('Title', { exact: true }).fill('Illustrated');
    await page.getByLabel('Content').fill(filler);
    await content(page).click();
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await dialog.getByLabel('Alternative text').fill('The logo');
    await dialog.getByLabel('Address').fill('/icon-192.png');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(content(page).locator('p')).toHaveCount(1);
    const html = await publishedHtml(page, desk, 'Illustrated');
    expect(html.match(/<p>/g)).toHaveLength(1);
    expect(html).toContain(`${filler}<img src="/icon-192.png" alt="The logo"`);
  });
});

test.describe('An image in the text', () => {
  test('is changed in its dialog, described in place, and stays a figure', async ({
    page,
    desk,
  }) => {
    await test.step('opens the dialog with its URL, alternative text and caption, for editing', async () => {
      await desk.open();
      await page.getByLabel('Title', { exact: true }).fill('Changed');
      const markdown = `${filler} ![The logo](/icon-192.png "Our logo")`;
      await page.getByLabel('Content').fill(markdown);
      await content(page).getByRole('img', { name: 'The logo' }).click();
      await page.getByRole('button', { name: 'Image', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Image' });
      await expect(dialog.getByLabel('Address')).toHaveValue('/icon-192.png');
      await expect(dialog.getByLabel('Alternative text')).toHaveValue('The logo');
      await expect(dialog.getByLabel('Caption')).toHaveValue('Our logo');
      await dialog.getByLabel('Alternative text').fill('A loon');
      await dialog.getByLabel('Caption').fill('Loon’s mark');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      const html = await publishedHtml(page, desk, 'Changed');
      expect(html).toMatch(
        new RegExp(
          `^<p>${filler}</p>\\n?<figure><img src="/icon-192.png" alt="A loon"[^>]*>` +
            '<figcaption>Loon’s mark</figcaption></figure>$',
        ),
      );
    });

    await test.step('stays a figure when a heading is started after it', async () => {
      await desk.open();
      await page.getByLabel('Title', { exact: true }).fill('Figure, then heading');
      await page.getByLabel('Content').fill(`${filler}\n\n![The logo](/icon-192.png "Our logo")`);
      await content(page).click();
      await page.keyboard.press('Control+End');
      await page.getByRole('button', { name: 'Heading', exact: true }).click();
      await page.keyboard.type('What follows');
      const html = await publishedHtml(page, desk, 'Figure, then heading');
      expect(html).toContain('<figcaption>Our logo</figcaption></figure>');
      expect(html).toMatch(/<h2 id="s-what-follows">What follows/);
    });

    await test.step('prompts for its alternative text in place', async () => {
      await desk.open();
      await page.getByLabel('Title', { exact: true }).fill('Described');
      await page.getByLabel('Content').fill(`${filler} ![](/icon-192.png)`);
      const description = content(page).getByLabel('Alternative text');
      await description.pressSequentially('A loon, swimming');
      await page.keyboard.press('Enter');
      await expect(content(page)).toBeFocused();
      await expect(description).toBeHidden();
      const html = await publishedHtml(page, desk, 'Described');
      expect(html).toContain('<img src="/icon-192.png" alt="A loon, swimming"');
    });
  });
});
