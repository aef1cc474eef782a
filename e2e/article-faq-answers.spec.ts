import { axeViolationsAtBothWidths } from './axe.ts';
import { expect, filler, test } from './posts-desk.ts';

test('FAQ answers support paragraphs, emphasis and links, and are rendered with them', async ({
  page,
  desk,
}) => {
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill('Answered');
  await page.getByLabel('Content').fill(filler);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill('Why?');
  await page
    .getByLabel('Answer 1', { exact: true })
    .fill('Because of *evidence*, 2–4 % of it.\n\nSee [the report](https://loon.example/a).');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Add question').press('Enter');
  await expect(page.getByLabel('Question 2', { exact: true })).toBeFocused();
  await expect(page.getByText('Each FAQ needs')).toBeHidden();
  await page.getByLabel('Question 2', { exact: true }).fill('How?');
  await button('Move question 2 up').press('Enter');
  await expect(page.getByLabel('Question 2', { exact: true })).toHaveValue('Why?');
  await expect(button('Move question 1 down')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Move question 2 up')).toBeFocused();
  await button('Remove question 2').press('Enter');
  await expect(button('Add question')).toBeFocused();
  await button('Create Post').click();
  await expect(page.getByText('Post created')).toBeVisible();
  const post = (await desk.posts()).find(({ title }) => title === 'Answered');
  await desk.change(post?.id ?? '', { published: true });

  await page.goto(`${desk.site.url}/reflections/${post?.slug ?? ''}`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const said = data.map((json) => JSON.stringify(JSON.parse(json))).join();
  expect(said).toContain('<p>Because of <em>evidence</em>, 2–4 % of it.</p>');
  await page.getByRole('button', { name: 'View FAQs' }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  const answer = page.locator('#faq-why');
  await expect(answer.locator('p')).toHaveCount(2);
  await expect(answer.locator('em')).toHaveText('evidence');
  await expect(answer.locator('.unbroken')).toHaveText('2–4');
  await expect(answer.getByRole('link', { name: 'the report' })).toHaveAttribute(
    'href',
    'https://loon.example/a',
  );
});

test('an answer is written with buttons, keys and pastes', async ({ page, desk }) => {
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill('By buttons');
  await page.getByLabel('Content').fill(filler);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill('How?');
  const answer = page.getByLabel('Answer 1', { exact: true });
  const bar = page.getByRole('toolbar', { name: 'Formatting of FAQ 1' });
  await answer.fill('It costs less.');
  const select = (from: number, to: number) =>
    answer.evaluate((area: HTMLTextAreaElement, range) => area.setSelectionRange(...range), [
      from,
      to,
    ] as [number, number]);
  await select(3, 8);
  await bar.getByRole('button', { name: 'Bold' }).click();
  await expect(answer).toHaveValue('It **costs** less.');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(answer).toHaveValue('It costs less.');
  await select(3, 8);
  await page.keyboard.press('Control+b');
  await select(13, 17);
  await page.keyboard.press('Control+i');
  await expect(answer).toHaveValue('It **costs** *less*.');

  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' See ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('https://loon.example/a');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveValue(
    /See \[https:\/\/loon\.example\/a\]\(https:\/\/loon\.example\/a\)$/,
  );
  await expect(answer).toBeFocused();
  await page.keyboard.insertText('\n\nFirst');
  await bar.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Second');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await answer.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p>Pasted <b>bold</b>, <i>italic</i> &amp; 2*3 with <a href="https://loon.example/b">a link</a>:</p><ol><li>One<ul><li>In it</li></ul></li><li>Two</li></ol><img src="https://loon.example/c.png">',
    );
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(answer).toHaveValue(/Pasted \*\*bold\*\*, \*italic\* & 2\\\*3 with \[a link\]/);
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Post created')).toBeVisible();
  const post = (await desk.posts()).find(({ title }) => title === 'By buttons');
  await desk.change(post?.id ?? '', { published: true });
  await page.goto(`${desk.site.url}/reflections/${post?.slug ?? ''}`);
  await page.getByRole('button', { name: 'View FAQs' }).click();
  await page.getByRole('button', { name: 'How?' }).click();
  const html = await page.locator('#faq-how').evaluate((element) => element.innerHTML);
  expect(html).toContain('<strong>costs</strong> <em>less</em>');
  expect(html.replace(/\n/g, '')).toContain('<ul><li>First</li><li>Second</li></ul>');
  expect(html).toContain('<strong>bold</strong>, <em>italic</em> &amp; 2*3');
  expect(html.replace(/\n/g, '')).toContain('<li>One<ul><li>In it</li></ul></li><li>Two</li>');
  expect(html).not.toContain('c.png');
});
