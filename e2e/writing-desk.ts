import type { Page } from '@playwright/test';
import { expect, type PostsDesk } from './posts-desk.ts';

export { content, expect, filler, test } from './posts-desk.ts';

/** Clicks "Create Post", publishes the stored post, and resolves with the article's own HTML. */
export async function publishedHtml(page: Page, desk: PostsDesk, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Post created')).toBeVisible();
  const post = (await desk.posts()).find((one) => one.title === title);
  const overrideReason = 'It only shows what the editor has made.';
  await desk.change(post?.id ?? '', { published: true, overrideReason });
  await page.goto(`${desk.site.url}/reflections/${post?.slug ?? ''}`);
  return articleHtml(page);
}

/** The HTML that the opened article's page shows of its content. */
export function articleHtml(page: Page): Promise<string> {
  return page.locator('.art .prose').evaluate((element) => element.innerHTML.trim());
}
