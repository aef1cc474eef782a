import { streams } from '../gateway/ai/testing/openai-server.ts';
import { confirmReadingLabel } from '../schema/ai-disclosure.ts';
import { chatOf, test } from './ai-desk.ts';
import { axeViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import {
  articleHtml,
  ask,
  change,
  generate,
  newArticle,
  revisionOf,
  saveButton,
  shortened,
  storedPost,
} from './revision-desk.ts';

test('a public post is revised from its row: the page says so, and confirms before saving', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  const { id, slug } = await generate(page, desk, written);
  await change(desk, id, { published: true, confirmReading: true });
  await page.getByRole('button', { name: 'Start a new conversation' }).click();
  const { idea, conversation } = chatOf(page);
  await expect(conversation.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide AI Generator' }).click();

  await page.getByRole('button', { name: `Revise with AI ${written.title}` }).click();
  await expect(idea).toBeFocused();
  await expect(conversation).toContainText('Living reviews for payers');
  await ask(page, desk, 'make it shorter', streams(JSON.stringify(shortened(written))));
  const revision = revisionOf(page);
  await expect(revision.getByText('This post is public')).toBeVisible();
  await revision.getByRole('button', { name: 'Accept all' }).click();
  await saveButton(page).click();
  const question = page.getByRole('dialog', { name: 'Save to a public post?' });
  await expect(question).toContainText('Readers will see it immediately: 3 parts');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedPost(desk, written.title)).toMatchObject({ version: 1 });
  await saveButton(page).click();
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByRole('dialog', { name: 'Not published yet' });
  await refusal.getByRole('checkbox', { name: confirmReadingLabel }).check();
  await refusal.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(conversation).toContainText('The changes you accepted are saved as version 2.');
  expect(await articleHtml(page, desk, slug)).toContain('The closing words are few.');
});

test('a blocked revision of a public post asks for a reason; accepted parts stay accepted', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  const { id } = await generate(page, desk, written);
  await change(desk, id, { published: true, confirmReading: true });
  const wrong = { ...shortened(written) };
  wrong.content = wrong.content.replace(
    'words are few',
    'words: Loon Lens reached 97 % sensitivity',
  );
  await ask(page, desk, 'make it shorter', streams(JSON.stringify(wrong)));
  const revision = revisionOf(page);
  await revision.getByRole('button', { name: 'Accept all' }).click();
  const refusal = page.getByRole('dialog', { name: 'Not published yet' });
  const save = async (): Promise<void> => {
    await saveButton(page).click();
    const question = page.getByRole('dialog', { name: 'Save to a public post?' });
    await question.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(refusal).toContainText('99% sensitivity');
    await expect(question).toBeHidden();
  };
  await save();
  expect(await axeViolations(page)).toEqual([]);
  await refusal.getByRole('button', { name: 'Do not publish' }).click();
  await expect(saveButton(page)).toBeFocused();
  await expect(revision.getByRole('status')).toHaveText('3 of 3 accepted');
  expect(await storedPost(desk, written.title)).toMatchObject({ version: 1 });
  await save();
  const reason = 'It quotes the study as it was printed.';
  await refusal.getByLabel('Reason for publishing anyway').fill(reason);
  await refusal.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(chatOf(page).conversation).toContainText(
    'The changes you accepted are saved as version 2.',
  );
  expect(await storedPost(desk, wrong.title)).toMatchObject({ content: wrong.content });
});

test('a draft by the generator is published once a person ticks that they have read it', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  const { slug } = await generate(page, desk, written);
  await page.getByRole('button', { name: `Edit ${written.title}` }).click();
  const form = page.getByRole('region', { name: 'Edit post' });
  await expect(form).toContainText('No person has confirmed having read this text.');
  const checks = form.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('Not read by a person');
  const read = form.getByRole('checkbox', { name: confirmReadingLabel });
  await expect(read).not.toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Publish now').check();
  await read.check();
  await expect(checks).not.toContainText('Not read by a person');
  await form.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByText('Post updated', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.site.url}/reflections/${slug}`);
  await expect(page.locator('meta[name="ai-disclosure"]')).toHaveAttribute(
    'content',
    'ai-assisted',
  );
  await expect(page.getByText(/^Written with the help of AI, read and edited by /)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
