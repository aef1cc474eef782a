import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

/** A post as a test saves it. */
export interface SavedPost {
  id: string;
  slug: string;
}

/** A site of a test's own, whose posts it may change. */
export interface BlogSite {
  url: string;
  /** Sends JSON as the administrator, and expects success. */
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  savePost: (post: Record<string, unknown>) => Promise<SavedPost>;
  /** The `Cookie` header of the administrator. */
  cookie: string;
}

const filler = 'Enough words to make a post that the rules accept. '.repeat(4);

function openBlogSite(request: APIRequestContext, url: string, cookie: string): BlogSite {
  const send: BlogSite['send'] = async (method, path, body) => {
    const response = await request.fetch(`${url}${path}`, {
      method,
      data: body,
      headers: { cookie },
    });
    const text = await response.text();
    expect(response.ok(), text).toBe(true);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    url,
    cookie,
    send,
    savePost: async (post) =>
      (await send('POST', '/api/blog/admin/posts', {
        author: 'Loon Team',
        content: filler,
        published: true,
        ...post,
      })) as SavedPost,
  };
}

export const test = base.extend<{ blogSite: BlogSite }>({
  blogSite: async ({ page, request, ownSite: site }, use) => {
    await use(openBlogSite(request, site.url, await site.logIn()));
    // Requests that the page still sends when idle must reach the site.
    await page.goto('about:blank');
  },
});

export { expect };
