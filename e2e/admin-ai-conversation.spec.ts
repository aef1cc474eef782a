import type { Locator, Page } from '@playwright/test';
import {
  article,
  beginStream,
  chunk,
  refuses,
  streams,
  type Behaviour,
} from '../gateway/ai/testing/openai-server.ts';
import { chatOf, test, type AiDesk } from './ai-desk.ts';
import { axeViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import type { StoredPost } from './posts-desk.ts';

let count = 0;
/** An article of one test alone. */
function newArticle() {
  count += 1;
  const filler = 'A living review is updated as studies appear. '.repeat(4).trim();
  const content = [
    `Evidence moves while a dossier is written, again and again. ${filler}`,
    '## What changes',
    `The second paragraph speaks of payers and of models. ${filler}`,
    'The closing words are many, and they say little that is new.',
  ].join('\n\n');
  return { ...article, title: `Living reviews number ${String(count)}`, content };
}

type Article = ReturnType<typeof newArticle>;

/** The article with its title, its first and its last paragraph made shorter. */
function shortened({ content, title, excerpt, tags, faqs }: Article): Article {
  const [, heading = '', second = ''] = content.split('\n\n');
  const parts = ['Evidence moves while a dossier is written.', heading, second];
  return {
    title: `Short: ${title}`,
    excerpt,
    tags,
    content: [...parts, 'The closing words are few.'].join('\n\n'),
    faqs,
  };
}

async function posts({ site }: AiDesk): Promise<StoredPost[]> {
  const headers = { cookie: await site.logIn() };
  const response = await fetch(`${site.url}/api/blog/admin/posts?includeUnpublished=true`, {
    headers,
  });
  return (await response.json()) as StoredPost[];
}

async function change({ site }: AiDesk, id: string, body: object): Promise<void> {
  const response = await fetch(`${site.url}/api/blog/admin/posts/${id}`, {
    method: 'PUT',
    headers: { cookie: await site.logIn(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

async function storedPost(desk: AiDesk, title: string): Promise<StoredPost> {
  const found = (await posts(desk)).filter((post) => post.title === title);
  expect(found).toHaveLength(1);
  const [post] = found;
  if (post === undefined) throw new Error('There is no such post.');
  return post;
}

/** Has the chat write the article, and resolves with the post. */
async function generate(page: Page, desk: AiDesk, written: Article): Promise<StoredPost> {
  const { idea, conversation } = chatOf(page);
  desk.server.behave(streams(JSON.stringify(written)));
  await idea.fill('Living reviews for payers');
  await idea.press('Enter');
  await expect(conversation).toContainText(`“${written.title}” is saved as an unpublished draft.`);
  return storedPost(desk, written.title);
}

async function ask(page: Page, desk: AiDesk, request: string, answer: Behaviour): Promise<void> {
  const { idea } = chatOf(page);
  desk.server.behave(answer);
  await idea.fill(request);
  await idea.press('Enter');
}

const revisionOf = (page: Page) => page.getByRole('region', { name: 'Revised post' });
const part = (page: Page, text: string): Locator =>
  revisionOf(page).getByRole('group').filter({ hasText: text });
const saveButton = (page: Page) =>
  revisionOf(page).getByRole('button', { name: 'Save what is accepted' });

async function showGenerator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show AI Generator' }).click();
}

/** The HTML of the published article's text. */
async function articleHtml(page: Page, desk: AiDesk, slug: string): Promise<string> {
  await page.goto(`${desk.site.url}/reflections/${slug}`);
  return page.locator('.art .prose').evaluate((element) => element.innerHTML);
}

test('"make it shorter" revises its post: a difference is accepted or left, part by part', async ({
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
  await expect(page.getByText(`What you say revises “${written.title}”.`)).toBeVisible();
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
  await part(page, 'Short:').getByRole('button', { name: 'Leave' }).click();

  // A reload in between finds revision and choices again.
  await page.reload();
  await showGenerator(page);
  await expect(
    part(page, 'again and again').getByRole('button', { name: 'Accept' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(part(page, 'Short:').getByRole('button', { name: 'Leave' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(revision.getByRole('status')).toHaveText('1 of 3 accepted');
  await saveButton(page).click();
  await expect(conversation).toContainText('What you accepted is saved as version 3.');
  await expect(revision).toBeHidden();

  const saved = await storedPost(desk, written.title);
  expect(saved).toMatchObject({ id: post.id, version: 3, subtitle: 'By hand in between' });
  expect(await posts(desk)).toHaveLength(before);
  await page.getByRole('button', { name: `History ${written.title}` }).click();
  const history = page.getByRole('dialog', { name: `History of ${written.title}` });
  await expect(history.getByRole('button', { name: /Version 3/ })).toContainText(
    /Changed: content.*Written by AI \(test-model\)/,
  );

  await change(desk, post.id, { published: true });
  const html = await articleHtml(page, desk, saved.slug);
  expect(html).toContain('<p>Evidence moves while a dossier is written.</p>');
  expect(html).not.toContain('again and again');
  expect(html).toContain('The closing words are many, and they say little that is new.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(written.title);
});

test('a server that fails in the middle: what was typed and what came survive, also a reload', async ({
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
  await conversation.getByText('What had come until then').click();
  await expect(conversation).toContainText('Evidence moves while a dossier is written.');
  expect(await storedPost(desk, written.title)).toMatchObject({ version: 1 });

  desk.server.behave(streams(JSON.stringify(shortened(written))));
  await idea.press('Enter');
  await revisionOf(page).getByRole('button', { name: 'Accept all' }).click();
  await saveButton(page).click();
  await expect(conversation).toContainText('What you accepted is saved as version 2.');
  expect(await storedPost(desk, `Short: ${written.title}`)).toMatchObject({
    content: shortened(written).content,
    version: 2,
  });
});

test('somebody else saved meanwhile: the conflict is told, theirs and the revision both stay', async ({
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
  await expect(revision.getByText('Somebody has saved this post since.')).toBeVisible();
  await expect(revision.getByRole('group').filter({ hasText: 'theirs alone' })).toHaveCount(0);
  await saveButton(page).click();
  await expect(revision).toBeHidden();
  const { content } = await storedPost(desk, written.title);
  expect(content).toContain('payers and theirs alone');
  expect(content).toContain('The closing words are few.');
  expect(content).toContain('again and again');
});

test('a public post is revised from its row: it is said plainly, and asked before it is saved', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  const { id, slug } = await generate(page, desk, written);
  await change(desk, id, { published: true });
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
  await expect(question).toContainText('Readers will see it at once: 3 parts');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedPost(desk, written.title)).toMatchObject({ version: 1 });
  await saveButton(page).click();
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(conversation).toContainText('What you accepted is saved as version 2.');
  expect(await articleHtml(page, desk, slug)).toContain('The closing words are few.');
});

test('what the checks of a public post refuse asks for a reason; what was accepted stays marked', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  const { id } = await generate(page, desk, written);
  await change(desk, id, { published: true });
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
  await expect(chatOf(page).conversation).toContainText('What you accepted is saved as version 2.');
  expect(await storedPost(desk, wrong.title)).toMatchObject({ content: wrong.content });
});

test('"Leave all" changes nothing; the difference can be looked at again, and the form shows what is saved', async ({
  page,
  desk,
}) => {
  const written = newArticle();
  await generate(page, desk, written);
  const { conversation } = chatOf(page);
  await ask(page, desk, 'make it shorter', streams(JSON.stringify(shortened(written))));
  const revision = revisionOf(page);
  await revision.getByRole('button', { name: 'Leave all' }).click();
  await expect(revision).toBeHidden();
  await expect(conversation).toContainText('You left it as it was.');
  expect(await storedPost(desk, written.title)).toMatchObject({ version: 1 });

  await page.getByRole('button', { name: `Edit ${written.title}`, exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue(written.title);
  await conversation.getByRole('button', { name: 'Show the difference' }).click();
  await part(page, 'Short:').getByRole('button', { name: 'Accept' }).click();
  await saveButton(page).click();
  await expect(conversation).toContainText('What you accepted is saved as version 2.');
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

test('what is too long says so where it is typed, and nothing of it is cut off', async ({
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

test('house rules for the voice are kept in Settings and go with what is written', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
  const rules = page.getByRole('textbox', { name: 'House rules for the voice' });
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
