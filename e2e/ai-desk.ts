import type { Page } from '@playwright/test';
import { startOpenAiServer, type OpenAiServer } from '../gateway/ai/testing/openai-server.ts';
import type { TestSite } from '../gateway/testing/harness.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { loadHarness, test as base } from './fixtures.ts';

/** A site with its own AI server. */
export interface AiDesk {
  site: TestSite;
  server: OpenAiServer;
}

/** A site with its own AI server, and the administrator at its "Blog Posts" tab. */
export const test = base.extend<{ desk: AiDesk }, { server: OpenAiServer }>({
  server: [
    async ({}, use) => {
      const server = await startOpenAiServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ server }, use) => {
      const { startTestSite } = await loadHarness();
      const site = await startTestSite({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'test-model' });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ site, server, page, context }, use) => {
    server.calls.length = 0;
    await logInByCookie(context, site);
    await page.goto('/blog-admin?tab=posts');
    await page.getByRole('button', { name: 'Show AI Generator' }).click();
    await use({ site, server });
  },
});

/** The chat's parts. */
export function chatOf(page: Page) {
  return {
    idea: page.getByRole('textbox', { name: 'Blog idea' }),
    send: page.getByRole('button', { name: 'Send', exact: true }),
    stop: page.getByRole('button', { name: 'Stop' }),
    conversation: page.getByRole('region', { name: 'Conversation with the AI blog generator' }),
  };
}
