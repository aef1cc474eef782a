import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { expect, test, type BlogSite } from './blog-site.ts';

const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const older = (page: Page) => page.getByRole('link', { name: 'Older articles' });

async function savePosts(site: BlogSite, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await site.savePost({ title: `Fieldnote ${index + 1}`, tags: ['Fieldnotes'] });
  }
}

async function unpublishAll(site: BlogSite): Promise<void> {
  const answer = await fetch(`${site.url}/api/blog/admin/posts?includeUnpublished=true`, {
    headers: { cookie: site.cookie },
  });
  for (const { id } of (await answer.json()) as { id: string }[]) {
    await site.send('PUT', `/api/blog/admin/posts/${id}`, { published: false });
  }
}

test('paging: older articles at permanent URLs @journey', async ({ page, blogSite }) => {
  await savePosts(blogSite, 25);
  await page.goto(`${blogSite.url}/reflections`);
  await hydrate(page);
  const first = await titles(page);
  expect(first).toHaveLength(12);
  await older(page).click();
  await expect(page).toHaveURL(/\/reflections\?after=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Articles, older' })).toBeFocused();
  const second = await titles(page);
  expect(second).toHaveLength(12);
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  await blogSite.savePost({ title: 'Newer than all' });
  await page.reload();
  expect(await titles(page), 'stable under inserts').toEqual(second);
  await expect(page).toHaveTitle('Older articles – Reflections & Insights | Loon');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());

  await older(page).click();
  await expect(older(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7);
  const third = await titles(page);
  expect([...first, ...second, ...third]).toHaveLength(31);
  await page.getByRole('link', { name: 'Newest articles' }).click();
  await expect(page).toHaveURL(`${blogSite.url}/reflections`);
  await expect(page.getByText('Featured Article')).toHaveCount(3);
});

test('paging works without JavaScript, also under a tag', async ({ browser, blogSite }) => {
  await savePosts(blogSite, 14);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${blogSite.url}/reflections?tag=fieldnotes`);
  expect(await titles(page)).toHaveLength(12);
  await older(page).click();
  await expect(page).toHaveURL(/\/reflections\?tag=fieldnotes&after=/);
  await expect.poll(() => titles(page)).toEqual(['Fieldnote 2', 'Fieldnote 1']);
  await context.close();
});

test('more results than fit are shown in steps', async ({ page, blogSite }) => {
  await savePosts(blogSite, 27);
  await page.goto(`${blogSite.url}/reflections?q=fieldnote`);
  await hydrate(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Found 27 articles matching "fieldnote"',
  );
  await expect(page.getByText('The best 24 of 27 are shown.')).toBeVisible();
  expect(await titles(page)).toHaveLength(24);
  await page.getByRole('link', { name: 'Show more results' }).click();
  await expect(page).toHaveURL(/\?q=fieldnote&show=48$/);
  await expect.poll(async () => (await titles(page)).length).toBe(27);
  await expect(page.getByText(/The best/)).toHaveCount(0);
});

test('a blog without articles says so', async ({ page, blogSite }) => {
  await unpublishAll(blogSite);
  await page.goto(`${blogSite.url}/reflections`);
  await hydrate(page);
  await expect(page.getByRole('main')).toContainText('The first articles will appear here.');
  await expect(page.getByRole('navigation', { name: 'Topics' })).toHaveCount(0);
});
