import { beginStream, chunk, refuses, streams } from '../gateway/ai/testing/openai-server.ts';
import { chatOf, test } from './ai-desk.ts';
import { axeViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import {
  ask,
  generate,
  newArticle,
  revisionOf,
  saveButton,
  shortened,
  showGenerator,
  storedPost,
} from './revision-desk.ts';

test('typed text and received text survive a server failure during a response, also a reload', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  await generate(page, desk, written);
  const { idea, conversation } = chatOf(page);
  let breakOff = () => {};
  const begun = JSON.stringify(shortened(written)).split('The second')[0];
  await ask(page, desk, 'make it shorter', (response) => {
    beginStream(response);
    response.write(chunk({ content: begun }));
    breakOff = () => response.destroy();
  });
  await expect(conversation).toContainText('Evidence moves while a dossier is written.');
  breakOff();
  await expect(page.getByRole('alert').filter({ hasText: 'Revision Failed' })).toBeVisible();
  await expect(conversation.getByRole('listitem').last()).toContainText(
    /could not revise the post.*Nothing was changed/,
  );
  await expect(idea).toHaveValue('make it shorter');

  await page.reload();
  await showGenerator(page);
  await expect(idea).toHaveValue('make it shorter');
  await expect(conversation.getByRole('listitem').last()).toContainText('could not revise');
  await conversation.getByText('Received so far').click();
  await expect(conversation).toContainText('Evidence moves while a dossier is written.');
  expect(await storedPost(desk, written.title)).toMatchObject({ version: 1 });

  desk.server.behave(streams(JSON.stringify(shortened(written))));
  await idea.press('Enter');
  await revisionOf(page).getByRole('button', { name: 'Accept all' }).click();
  await saveButton(page).click();
  await expect(conversation).toContainText('The changes you accepted are saved as version 2.');
  expect(await storedPost(desk, `Short: ${written.title}`)).toMatchObject({
    content: shortened(written).content,
    version: 2,
  });
});

test('a text that is too long is reported where it is typed, and not cut', async ({
  page,
  desk,
}) => {
  desk.server.behave(refuses(500));
  desk.server.calls.length = 0;
  const { idea, send } = chatOf(page);
  await idea.fill('a'.repeat(4_001));
  await expect(page.getByText('The idea must be at most 4,000 characters.')).toBeVisible();
  await send.click();
  await expect(idea).toHaveValue('a'.repeat(4_001));
  expect(desk.server.calls).toEqual([]);
});

test('house rules for the voice are stored in Settings and sent with each generation', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
  const rules = page.getByRole('textbox', { name: 'House rules for tone and style' });
  await rules.fill('Say payer, not insurer.\nNo jokes.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save house rules' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(rules).toHaveValue('Say payer, not insurer.\nNo jokes.');
  await rules.fill('a'.repeat(4_001));
  await page.getByRole('button', { name: 'Save house rules' }).click();
  await expect(page.getByText('House rules must be at most 4,000 characters.')).toBeVisible();
  await expect(rules).toBeFocused();

  await rules.fill('Say payer, not insurer.\nNo jokes.');
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await showGenerator(page);
  await generate(page, desk, newArticle());
  expect(desk.server.calls.at(-1)?.body.messages[0]?.content).toContain(
    '\n> Say payer, not insurer.\n> No jokes.\n',
  );
});
