import type { Locator, Page } from '@playwright/test';
import { article, streams, type Behaviour } from '../gateway/ai/testing/openai-server.ts';
import { chatOf, type AiDesk } from './ai-desk.ts';
import { expect } from './fixtures.ts';
import type { StoredPost } from './posts-desk.ts';

let count = 0;
export function newArticle() {
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

/** The article with shorter title, first and last paragraph. */
export function shortened({ content, title, excerpt, tags, faqs }: Article): Article {
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

/** All posts, including drafts, as the administrator’s REST path returns them. */
export async function posts({ site }: AiDesk): Promise<StoredPost[]> {
  const headers = { cookie: await site.logIn() };
  const response = await fetch(`${site.url}/api/blog/admin/posts?includeUnpublished=true`, {
    headers,
  });
  return (await response.json()) as StoredPost[];
}

/** Changes a post behind the chat’s back. */
export async function change({ site }: AiDesk, id: string, body: object): Promise<void> {
  const response = await fetch(`${site.url}/api/blog/admin/posts/${id}`, {
    method: 'PUT',
    headers: { cookie: await site.logIn(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

export async function storedPost(desk: AiDesk, title: string): Promise<StoredPost> {
  const found = (await posts(desk)).filter((post) => post.title === title);
  expect(found).toHaveLength(1);
  const [post] = found;
  if (post === undefined) throw new Error('There is no such post.');
  return post;
}

/** Lets the chat write the article, and resolves with the post. */
export async function generate(page: Page, desk: AiDesk, written: Article): Promise<StoredPost> {
  const { idea, conversation } = chatOf(page);
  desk.server.behave(streams(JSON.stringify(written)));
  await idea.fill('Living reviews for payers');
  await idea.press('Enter');
  await expect(conversation).toContainText(`“${written.title}” is saved as an unpublished draft.`);
  return storedPost(desk, written.title);
}

/** Sends a message in the chat, with this response of the AI server. */
export async function ask(
  page: Page,
  desk: AiDesk,
  request: string,
  answer: Behaviour,
): Promise<void> {
  const { idea } = chatOf(page);
  desk.server.behave(answer);
  await idea.fill(request);
  await idea.press('Enter');
}

export const revisionOf = (page: Page) => page.getByRole('region', { name: 'Revised post' });
export const part = (page: Page, text: string): Locator =>
  revisionOf(page).getByRole('group').filter({ hasText: text });
export const saveButton = (page: Page) =>
  revisionOf(page).getByRole('button', { name: 'Save accepted changes' });

export async function showGenerator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show AI Generator' }).click();
}

/** The HTML of the published article's text. */
export async function articleHtml(page: Page, desk: AiDesk, slug: string): Promise<string> {
  await page.goto(`${desk.site.url}/reflections/${slug}`);
  return page.locator('.art .prose').evaluate((element) => element.innerHTML);
}
