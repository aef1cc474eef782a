import type { Page } from '@playwright/test';
import { expect, fold, form, publish, test, type ContentDesk } from './content-desk.ts';
import { blockMutation } from './blocked-mutation.ts';

const legalText = (page: Page) => form(page).getByRole('textbox', { name: 'Text', exact: true });
const publishButton = (page: Page) => form(page).getByRole('button', { name: 'Publish' });

/** Types at the end of the legal text's last paragraph. */
async function typeAtEnd(page: Page, words: string): Promise<void> {
  await legalText(page)
    .locator(':scope > p')
    .last()
    .evaluate((paragraph) => getSelection()?.collapse(paragraph, paragraph.childNodes.length));
  await legalText(page).pressSequentially(words);
}

interface StoredPart {
  version: number;
  value: unknown;
  draft: unknown;
}

async function stored(desk: ContentDesk, name: string): Promise<StoredPart> {
  const { contentPart } = await desk.ask(
    'query ($name: String!) { contentPart(name: $name) { version value draft } }',
    { name },
  );
  return contentPart as StoredPart;
}

test('text typed into a legal text right before “Publish” is published', async ({ page, desk }) => {
  await desk.open('privacy');
  await typeAtEnd(page, ' Said last. ');
  // In one task, before the editor has reported the last words.
  await legalText(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'And this.');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    const publishes = element.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
    publishes?.click();
  });
  await expect(page.getByText('Visitors see it from now on.').first()).toBeVisible();
  expect(JSON.stringify((await stored(desk, 'privacy')).value)).toContain('Said last. And this.');
});

test('text typed into a legal text while it is published stays in it, as a draft', async ({
  page,
  desk,
}) => {
  await desk.open('privacy');
  await typeAtEnd(page, ' Said before.');
  const publication = await blockMutation(page, 'PublishContent');
  await publishButton(page).click();
  await publication.sent;
  await page.keyboard.type(' Said meanwhile.');
  publication.release();
  await expect(page.getByText('Version 1, published')).toBeVisible();
  await page.keyboard.type(' Said after.');
  const all = 'Said before. Said meanwhile. Said after.';
  await expect(legalText(page)).toContainText(all);
  await expect(page.locator('.adm-head-tools').getByText('Draft', { exact: true })).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await stored(desk, 'privacy')).draft))
    .toContain(all);
  expect(JSON.stringify((await stored(desk, 'privacy')).value)).not.toContain('Said meanwhile');
  await page.reload();
  await expect(legalText(page)).toContainText(all);
  await publish(page);
  const { version, value } = await stored(desk, 'privacy');
  expect(version).toBe(2);
  expect(JSON.stringify(value)).toContain(all);
});

test('an entry that is typed into while it is first published stays the same entry', async ({
  page,
  desk,
}) => {
  await desk.open('faqs');
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  await fold(page, 'New entry 25').getByLabel('Question').fill('Which day is it?');
  await fold(page, 'Which day is it?').getByLabel('Answer').fill('The day of this question.');
  const publication = await blockMutation(page, 'PublishContent');
  await publishButton(page).click();
  await publication.sent;
  await fold(page, 'Which day is it?').getByLabel('Question').fill('Which week is it?');
  publication.release();
  await expect(page.getByText('Version 1, published')).toBeVisible();
  await expect(fold(page, 'Which week is it?').getByLabel('Question')).toBeFocused();
  await publish(page);
  await expect(page.getByText('Version 2, published')).toBeVisible();
  const { value } = await stored(desk, 'faqs');
  expect((value as object[]).at(-1)).toMatchObject({
    id: 'which-day-is-it',
    question: 'Which week is it?',
  });
});

test('a required text that is emptied, or too long, is reported immediately; a new one only when published', async ({
  page,
  desk,
}) => {
  await desk.open('faqs', '&item=what-is-loon-lens');
  const [question, answer] = ['Question', 'Answer'].map((name) =>
    form(page).getByRole('textbox', { name }).first(),
  );
  if (!question || !answer) throw new Error('The entry has no fields.');
  await expect(question).toHaveAccessibleDescription(/At most 300 characters\./);
  await expect(answer).toHaveAccessibleDescription(/At most 5,000 characters\./);
  await answer.fill('');
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await expect(answer).toHaveAccessibleDescription(/must not be empty/);
  await question.fill('x'.repeat(301));
  await expect(question).toHaveAttribute('aria-invalid', 'true');
  await expect(question).toHaveAccessibleDescription(/must be at most 300 characters/);

  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  const added = fold(page, 'New entry 25').getByLabel('Question');
  await expect(added).toHaveAttribute('aria-invalid', 'false');
  await added.fill('Why?');
  await fold(page, 'Why?').getByLabel('Question').fill('');
  await expect(added).toHaveAttribute('aria-invalid', 'true');
  await expect(added).toHaveAccessibleDescription(/must not be empty/);
  await expect(fold(page, 'New entry 25').getByLabel('Answer')).toHaveAttribute(
    'aria-invalid',
    'false',
  );
});
