import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { content, expect, filler, test } from './posts-desk.ts';

/** An image of four pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPQTyoAIgYIBQAbJgQFMFggUwAAAABJRU5ErkJggg==',
  'base64',
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Puts HTML on a clipboard and pastes it into the content. */
async function paste(page: Page, html: string): Promise<void> {
  await content(page).focus();
  await content(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

async function source(page: Page): Promise<string> {
  await button(page, 'Source').click();
  return content(page).inputValue();
}

test.describe('The content editor', () => {
  test('opening and saving an unchanged text preserves its Markdown byte for byte:', async ({
    page,
    desk,
  }) => {
    const rawMarkdown = `* one\r\n* two\r\n\r\n\r\nSetext\r\n------\r\n\r\n__Bold__ ${filler}\r\n`;
    const post = await desk.save({ title: 'Spelled', content: rawMarkdown });
    await desk.open(`&post=${post.id}`);
    await expect(content(page).locator('strong')).toHaveText('Bold');
    await content(page).click();
    await page.getByLabel('Subtitle').fill('Only this');
    await button(page, 'Update Post').click();
    await expect(page.getByText('Post updated')).toBeVisible();
    const saved = (await desk.posts()).find(({ id }) => id === post.id);
    expect(saved?.content).toBe(rawMarkdown);

    await desk.open(`&post=${post.id}`);
    await content(page).getByText('one', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' more');
    await button(page, 'Update Post').click();
    await expect(button(page, 'Create Post')).toBeVisible();
    const edited = (await desk.posts()).find(({ id }) => id === post.id);
    expect(edited?.content).toBe(rawMarkdown.replace('* one\r\n* two', '- one more\r\n- two'));
  });

  test('a text filled in at once is stored as the Markdown that was typed', async ({
    page,
    desk,
  }) => {
    const typed = `Findings\n===\n\nSome __strong__ text with snake_case. ${filler}\n\n* one\n* two`;
    await desk.open();
    await page.getByLabel('Title', { exact: true }).fill('Typed');
    await page.getByLabel('Content').fill(typed);
    await expect(content(page).locator('strong')).toHaveText('strong');
    await button(page, 'Create Post').click();
    await expect(page.getByText('Post created')).toBeVisible();
    expect((await desk.posts())[0]).toMatchObject({ title: 'Typed', content: typed });

    const referring = `See [it][1]. ${filler}\n\n[1]: /there`;
    await page.getByLabel('Title', { exact: true }).fill('Referring');
    await page.getByLabel('Content').fill(referring);
    await expect(page.getByText('Edit it as Markdown')).toBeVisible();
    await button(page, 'Create Post').click();
    await expect(page.getByRole('button', { name: 'Edit Referring' })).toBeVisible();
    expect((await desk.posts())[0]).toMatchObject({ title: 'Referring', content: referring });
  });

  test('headings, bold, lists, links, tables, code and undo by toolbar and keyboard @journey', async ({
    page,
    desk,
  }) => {
    await desk.open();
    await content(page).click();
    await button(page, 'Heading').click();
    await page.keyboard.type('A heading');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Plain and ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('bold');
    await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await button(page, 'Bulleted list').click();
    await page.keyboard.type('First');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Second');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('See ');
    await button(page, 'Link').click();
    await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('loon.example');
    await button(page, 'Apply').click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Gone');
    await button(page, 'Undo').click();
    await expect(content(page)).not.toContainText('Gone');
    await button(page, 'Redo').click();
    await expect(content(page)).toContainText('Gone');
    await page.keyboard.press('Control+Shift+z');
    await expect(content(page)).toContainText('Gone');
    expect(await axeViolations(page)).toEqual([]);

    // One stop of the Tab key; the arrows move between the buttons.
    await button(page, 'Undo').focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Redo')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await source(page)).toBe(
      [
        '## A heading',
        'Plain and **bold**',
        '- First\n- Second',
        'See <https://loon.example>',
        'Gone',
        '---',
      ].join('\n\n'),
    );
  });

  test('paste from Word and from Google Docs preserves meaning, not appearance', async ({
    page,
    desk,
  }) => {
    await desk.open();
    await paste(
      page,
      `<html xmlns:o="urn:x"><head><style>p.MsoNormal {color:red}</style></head><body>
       <p class=MsoNormal><b>Word</b> text<o:p></o:p></p>
       <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span
         style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>One</p>
       <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span
         style='mso-list:Ignore'>o<span>&nbsp;</span></span>Inner</p>
       <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span
         style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Two</p></body></html>`,
    );
    expect(await source(page)).toBe('**Word** text\n\n1. One\n   - Inner\n2. Two');
    await content(page).fill('');
    await button(page, 'Source').click();
    await paste(
      page,
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2
        dir="ltr"><span style="font-size:16pt;">Docs</span></h2><p dir="ltr"><span
        style="font-weight:700;">Bold</span><span style="font-weight:400;"> and </span><span
        style="font-style:italic;">italic</span></p><ul><li dir="ltr" aria-level="1"><p
        role="presentation"><span>Point</span></p></li></ul></b>`,
    );
    expect(await source(page)).toBe('## Docs\n\n**Bold** and *italic*\n\n- Point');
  });

  test('a source view edits what the rich view cannot show', async ({ page, desk }) => {
    const definitions = `See [it][1]. ${filler}\n\n[1]: /there\n`;
    const post = await desk.save({ title: 'Defined', content: definitions });
    await desk.open(`&post=${post.id}`);
    await expect(page.getByText('Edit it as Markdown')).toBeVisible();
    await expect(content(page)).toHaveValue(definitions);
    expect(await axeViolations(page)).toEqual([]);
    await content(page).fill(definitions.replace('/there', '/here'));
    await button(page, 'Update Post').click();
    await expect(page.getByText('Post updated')).toBeVisible();
    const saved = (await desk.posts()).find(({ id }) => id === post.id);
    expect(saved?.content).toBe(definitions.replace('/there', '/here'));
  });
});

test.describe('Images', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test('by URL and upload; a rejected file shows the reason', async ({ page, desk }) => {
    await desk.open();
    await content(page).click();
    await button(page, 'Image').click();
    const dialog = page.getByRole('dialog', { name: 'Image' });
    const file = dialog.getByLabel('Upload a file');
    await file.setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await expect(dialog.getByLabel('Address')).toHaveValue('');
    expect(await axeViolations(page)).toEqual([]);

    await file.setInputFiles({ name: 'figure.png', mimeType: 'image/png', buffer: picture });
    await expect(dialog.getByLabel('Address')).toHaveValue(/^\/uploads\/[\w-]+\.webp$/);
    const address = await dialog.getByLabel('Address').inputValue();
    await dialog.getByLabel('Alternative text').fill('Figure 1');
    await button(page, 'Insert').click();
    const image = content(page).getByRole('img', { name: 'Figure 1' });
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBe(2);

    await button(page, 'Image').click();
    await dialog.getByLabel('Address').fill('/icon-192.png');
    await button(page, 'Insert').click();
    expect(await source(page)).toBe(`![Figure 1](${address})![](/icon-192.png)`);
  });
});
