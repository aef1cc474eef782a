import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sampleImage } from '../gateway/testing/sample-images.ts';
import { content, expect, filler, publishedHtml, test } from './writing-desk.ts';

const png = await sampleImage(64, 32).png().toBuffer();

/** Real clipboard content of a program; its images are filled in. */
function fixture(name: string): string {
  const html = readFileSync(new URL(`pastes/${name}.html`, import.meta.url), 'utf8');
  return html.replace('PICTURE', png.toString('base64'));
}

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await content(page).click();
  await page.keyboard.press('Control+End');
  await content(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    Object.entries(pasted).forEach(([type, text]) => clipboardData.setData(type, text));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
}

type Desk = Parameters<typeof publishedHtml>[1];

/** Opens the form of a new post, with the cursor on an empty line after a paragraph. */
async function begin(page: Page, desk: Desk, title: string): Promise<void> {
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Content').fill(`${filler}\n\nx`);
  await content(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
}

/** The published article's text of a paste after a paragraph, blocks separated by line breaks. */
async function published(page: Page, desk: Desk, title: string): Promise<string> {
  const html = await publishedHtml(page, desk, title);
  return html
    .replace(`<p>${filler}</p>\n`, '')
    .replace(/<a class="heading-anchor"[^>]*><\/a>/g, '');
}

test.describe('Pastes into the article preserve their meaning', () => {
  test('from word processors', async ({ page, desk }) => {
    await begin(page, desk, 'From Word');

    await test.step('from Word: numbered lists, adjacent lists of another kind or number, m², and an image that has to be uploaded separately', async () => {
      await paste(page, { 'text/html': fixture('word'), 'text/plain': 'What was measured' });
      await expect(
        page.getByText('clip_image001.png could not be copied from the pasted content.'),
      ).toBeVisible();
      await page.getByLabel('Choose the file').setInputFiles({
        name: 'energy.png',
        mimeType: 'image/png',
        buffer: png,
      });
      await expect(content(page).locator('img[src^="/uploads/"]')).toBeVisible();
      const html = await published(page, desk, 'From Word');
      expect(html).toMatch(/^<h2 [^>]*>What was measured<\/h2>/);
      expect(html).toContain(
        '<p>The ward of 400 m<sup>2</sup> used <strong>less</strong> CO<sub>2</sub> than <em>expected</em>.</p>',
      );
      expect(html.replace(/\n/g, '')).toContain(
        '<ol><li>Screening<ol><li>Titles</li></ol></li><li>Extraction</li></ol>' +
          '<p>Not measured:</p><ul><li>Comfort</li></ul>' +
          '<ol><li>Noise</li><li>Light</li></ol><ol><li>Cost</li></ol>',
      );
      expect(html).toMatch(/<img src="\/uploads\/[^"]*" alt="Use of energy by month"/);
    });

    await begin(page, desk, 'From Google Docs');

    await test.step('from Google Docs: raised figures, lists in lists, tables', async () => {
      await paste(page, { 'text/html': fixture('google-docs'), 'text/plain': 'Budget impact' });
      const html = (await published(page, desk, 'From Google Docs')).replace(/\n/g, '');
      expect(html).toContain(
        '<p>A ward of 400 m<sup>2</sup> <strong>costs less</strong>, ' +
          '<em><a href="https://loon.example/model" rel="noopener">says the model</a></em>.</p>',
      );
      expect(html).toContain('<li>Costs<ul><li>Staff</li></ul></li><li>Savings</li></ol>');
      expect(html).toMatch(/<th [^>]*>Year<\/th><th [^>]*>Cost<\/th>.*<td[^>]*>2025<\/td>/);
    });
  });

  test('an image on a Google URL is copied; an unreadable one leaves a placeholder with its alternative text', async ({
    page,
    desk,
  }) => {
    await begin(page, desk, 'Pasted');
    const google = 'https://lh7-rt.googleusercontent.com/docsz';
    await page.route(`${google}/readable`, (route) =>
      route.fulfill({ body: png, contentType: 'image/png' }),
    );
    await page.route(`${google}/closed`, (route) =>
      route.fulfill({ body: 'Sign in', contentType: 'text/html' }),
    );
    const pictures = ['readable', 'closed'].map(
      (name) => `<p><img src="${google}/${name}" alt="Costs by year, ${name}"></p>`,
    );
    const html = `<b id="docs-internal-guid-1">${pictures.join('')}</b>`;
    await paste(page, { 'text/html': html, 'text/plain': '' });
    await expect(content(page).locator('img[src^="/uploads/"]')).toHaveAttribute(
      'alt',
      'Costs by year, readable',
    );
    await expect(page.getByText('This image could not be copied')).toBeVisible();
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByText('1 image is not uploaded')).toBeVisible();
    expect(await desk.posts()).not.toContainEqual(expect.objectContaining({ title: 'Pasted' }));
    await page.getByLabel('Choose the file').setInputFiles({
      name: 'costs.png',
      mimeType: 'image/png',
      buffer: png,
    });
    await expect(content(page).locator('img[src^="/uploads/"]')).toHaveCount(2);
    const read = await published(page, desk, 'Pasted');
    expect(read).toMatch(/<img src="\/uploads\/[^"]*" alt="Costs by year, readable"/);
    expect(read).toMatch(/<img src="\/uploads\/[^"]*" alt="Costs by year, closed"/);
    expect(read).not.toContain('googleusercontent');
  });

  test('from programs for notes and mail, and from a video site', async ({ page, desk }) => {
    await begin(page, desk, 'From Notion');

    await test.step('from Notion: an embedded image is uploaded, a video becomes a link with a notice', async () => {
      await paste(page, { 'text/html': fixture('notion'), 'text/plain': 'Next steps' });
      await expect(page.getByText('Articles cannot show embedded content').first()).toBeVisible();
      await expect(content(page).locator('img[src^="/uploads/"]')).toBeVisible();
      const html = (await published(page, desk, 'From Notion')).replace(/\n/g, '');
      expect(html).toContain(
        '<ol><li>Screening<ul><li>Titles</li></ul></li><li>Extraction</li></ol>',
      );
      expect(html).toMatch(
        /<figure><img src="\/uploads\/[0-9a-f]{32}-64x32.webp" alt="A chart of costs"[^>]*><figcaption>Costs by year<\/figcaption><\/figure>/,
      );
      expect(html).toContain(
        '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">A talk on reviews</a></p><p>The end.</p>',
      );
    });

    await begin(page, desk, 'From Outlook');

    await test.step('from Outlook: a list continues its numbers, and a tracking pixel is left out', async () => {
      await paste(page, { 'text/html': fixture('outlook'), 'text/plain': 'Dear Ada,' });
      expect((await published(page, desk, 'From Outlook')).replace(/\n/g, '')).toBe(
        '<p>Dear Ada,</p><p>please see <a href="https://loon.example/report" rel="noopener">the report</a>:</p>' +
          '<ol start="3"><li>Third point</li><li>Fourth point</li></ol><p>Best wishes</p>',
      );
    });

    await begin(page, desk, 'From a video site');

    await test.step('the code that a video site offers for embedding becomes a link', async () => {
      await paste(page, {
        'text/plain':
          '<iframe width="560" height="315" src="https://www.youtube.com/embed/a1" title="A talk"></iframe>',
      });
      await expect(page.getByText('Articles cannot show embedded content').first()).toBeVisible();
      expect(await published(page, desk, 'From a video site')).toBe(
        '<p><a href="https://www.youtube.com/watch?v=a1" rel="noopener">A talk</a></p>',
      );
    });
  });
});
