import { streams } from '../gateway/ai/testing/openai-server.ts';
import { chatOf, test } from './ai-desk.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import {
  articleHtml,
  ask,
  change,
  generate,
  newArticle,
  part,
  posts,
  revisionOf,
  saveButton,
  shortened,
  showGenerator,
  storedPost,
} from './revision-desk.ts';

test('"make it shorter" revises its post: a difference is accepted or rejected, part by part @journey', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  const shorter = shortened(written);
  const post = await generate(page, desk, written);
  const before = (await posts(desk)).length;

  await page.reload();
  await showGenerator(page);
  const { conversation } = chatOf(page);
  await expect(conversation.getByRole('listitem')).toHaveText([
    /Living reviews for payers/,
    /is saved as an unpublished draft\./,
  ]);
  await expect(page.getByText(`Your message revises “${written.title}”.`)).toBeVisible();
  await change(desk, post.id, { subtitle: 'By hand in between' });

  await ask(page, desk, 'make it shorter', streams(JSON.stringify(shorter)));
  const revision = revisionOf(page);
  await expect(revision.getByRole('region', { name: 'Title' }).locator('ins')).toContainText(
    'Short:',
  );
  const messages = desk.server.calls.at(-1)?.body.messages.map(({ content }) => content) ?? [];
  expect(messages.slice(1, 3)).toEqual([
    'Brief:\nLiving reviews for payers',
    'I wrote the first draft of the post.',
  ]);
  expect(messages[3]).toMatch(/^Request:\nmake it shorter\n\nThe post as it stands now, as JSON:/);
  expect(messages[3]).toContain(JSON.stringify(written.content));
  await expect(revision.getByRole('region', { name: 'Content' })).toContainText(
    '2 unchanged paragraphs',
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(await storedPost(desk, written.title)).toMatchObject({ content: written.content });

  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await part(page, 'again and again').getByRole('button', { name: 'Accept' }).click();
  await part(page, 'Short:').getByRole('button', { name: 'Reject', exact: true }).click();

  // A reload in between restores revision and choices.
  await page.reload();
  await showGenerator(page);
  await expect(
    part(page, 'again and again').getByRole('button', { name: 'Accept' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(
    part(page, 'Short:').getByRole('button', { name: 'Reject', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(revision.getByRole('status')).toHaveText('1 of 3 accepted');
  await saveButton(page).click();
  await expect(conversation).toContainText('The changes you accepted are saved as version 3.');
  await expect(revision).toBeHidden();

  const saved = await storedPost(desk, written.title);
  expect(saved).toMatchObject({ id: post.id, version: 3, subtitle: 'By hand in between' });
  expect(await posts(desk)).toHaveLength(before);
  await page.getByRole('button', { name: `History ${written.title}` }).click();
  const history = page.getByRole('dialog', { name: `History of ${written.title}` });
  await expect(history.getByRole('button', { name: /Version 3/ })).toContainText(
    /Changed: content.*Written by AI \(test-model\)/,
  );

  await change(desk, post.id, { published: true, confirmReading: true });
  await logInByCookie(page.context(), desk.site, { email: 'mia@loon.example', roles: ['AUTHOR'] });
  await page.goto('/blog-admin?tab=posts');
  await showGenerator(page);
  await ask(page, desk, 'make it shorter', streams(JSON.stringify(shorter)));
  await expect(revision.getByRole('status')).toHaveText(
    'Your roles do not permit changes to a published post.',
  );
  await expect(saveButton(page)).toHaveCount(0);

  const html = await articleHtml(page, desk, saved.slug);
  expect(html).toContain('<p>Evidence moves while a dossier is written.</p>');
  expect(html).not.toContain('again and again');
  expect(html).toContain('The closing words are many, and they say little that is new.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(written.title);
});

test('another administrator saved in the meantime: the conflict is shown, and both their text and the revision stay', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  const { id } = await generate(page, desk, written);
  await ask(page, desk, 'make it shorter', streams(JSON.stringify(shortened(written))));
  await part(page, 'closing words').getByRole('button', { name: 'Accept' }).click();
  const theirs = written.content.replace('payers and of models', 'payers and theirs alone');
  await change(desk, id, { content: theirs });
  await saveButton(page).click();
  await expect(page.getByText('This post was changed in the meantime')).toBeVisible();
  const revision = revisionOf(page);
  await expect(revision.getByText('Someone saved this post in the meantime.')).toBeVisible();
  await expect(revision.getByRole('group').filter({ hasText: 'theirs alone' })).toHaveCount(0);
  await saveButton(page).click();
  await expect(revision).toBeHidden();
  const { content } = await storedPost(desk, written.title);
  expect(content).toContain('payers and theirs alone');
  expect(content).toContain('The closing words are few.');
  expect(content).toContain('again and again');
});

test('"Reject all" changes nothing; the difference can be viewed again, and the form shows the saved post', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  await generate(page, desk, written);
  const { conversation } = chatOf(page);
  await ask(page, desk, 'make it shorter', streams(JSON.stringify(shortened(written))));
  const revision = revisionOf(page);
  await revision.getByRole('button', { name: 'Reject all' }).click();
  await expect(revision).toBeHidden();
  await expect(conversation).toContainText('You discarded the revision.');
  expect(await storedPost(desk, written.title)).toMatchObject({ version: 1 });

  await page.getByRole('button', { name: `Edit ${written.title}`, exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue(written.title);
  await conversation.getByRole('button', { name: 'Show changes' }).click();
  await part(page, 'Short:').getByRole('button', { name: 'Accept' }).click();
  await saveButton(page).click();
  await expect(conversation).toContainText('The changes you accepted are saved as version 2.');
  await expect(title).toHaveValue(`Short: ${written.title}`);
});

test('at 390 px the difference fits the screen', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const written = newArticle();
  await generate(page, desk, written);
  const longWord = { ...shortened(written), title: 'x'.repeat(190) };
  await ask(page, desk, 'make it shorter', streams(JSON.stringify(longWord)));
  await expect(revisionOf(page).getByRole('group').first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
