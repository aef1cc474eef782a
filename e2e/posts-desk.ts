import type { Page } from '@playwright/test';
import type { TestSite } from '../gateway/testing/harness.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { expect, test as base } from './fixtures.ts';

/** A post as the administrator's REST path returns it. */
export interface StoredPost {
  id: string;
  title: string;
  content: string;
  slug: string;
  published: boolean;
  publishedAt: string | null;
  version: number;
  [field: string]: unknown;
}

/** A site for one test, and the administrator at its "Blog Posts" tab. */
export interface PostsDesk {
  site: TestSite;
  /** Opens the tab and waits for its form. */
  open: (parameters?: string) => Promise<void>;
  /** Saves a post behind the form's back. */
  save: (post: { title: string } & Record<string, unknown>) => Promise<StoredPost>;
  /** Changes a post behind the form's back. */
  change: (id: string, change: Record<string, unknown>) => Promise<StoredPost>;
  posts: () => Promise<StoredPost[]>;
  /** Deletes every post. */
  empty: () => Promise<void>;
}

/** Text that the rules accept as a content. */
export const filler = 'Enough words to make a post that the rules accept. '.repeat(4).trim();

/** The content's rich or source view, whichever is shown. */
export const content = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });

/** The form's card. */
export const form = (page: Page) => page.locator('.adm-post-form');

export const test = base.extend<{ desk: PostsDesk }>({
  desk: async ({ page, context, ownSite: site }, use) => {
    await logInByCookie(context, site);
    const cookie = await site.logIn();
    const send = async (method: string, path: string, body?: object): Promise<Response> => {
      const response = await fetch(`${site.url}/api/blog/admin/posts${path}`, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect(response.ok).toBe(true);
      return response;
    };
    const posts = async () =>
      (await (await send('GET', '?includeUnpublished=true')).json()) as StoredPost[];
    await use({
      site,
      open: async (parameters = '') => {
        await page.goto(`${site.url}/blog-admin?tab=posts${parameters}`);
        await expect(form(page)).toBeVisible();
        await expect(content(page)).toBeVisible();
      },
      save: async (post) =>
        (await (await send('POST', '', { content: filler, ...post })).json()) as StoredPost,
      change: async (id, change) =>
        (await (await send('PUT', `/${id}`, change)).json()) as StoredPost,
      posts,
      empty: async () => {
        for (const { id } of await posts()) {
          await send('DELETE', `/${id}`);
        }
      },
    });
  },
});

export { expect };
