import type { FrameLocator, Page } from '@playwright/test';
import type { TestSite } from '../gateway/testing/harness.ts';
import { defaultTemplateConfig } from '../schema/template/default-template.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { expect, test as base } from './fixtures.ts';

/** A site with the default template, for one test, and an administrator at its template. */
interface TemplateDesk {
  site: TestSite;
  /** Opens the Visual Editor and waits for its tabs. */
  openEditor: () => Promise<void>;
  openManager: () => Promise<void>;
  /** Saves the default template with these changes, as another administrator would. */
  saveElsewhere: (change: (config: typeof defaultTemplateConfig) => void) => Promise<void>;
  preview: FrameLocator;
  saveButton: ReturnType<Page['getByRole']>;
}

export const test = base.extend<{ templateDesk: TemplateDesk }>({
  templateDesk: async ({ page, context, ownSite: site }, use) => {
    await logInByCookie(context, site);
    const cookie = await site.logIn();
    await use({
      site,
      openEditor: async () => {
        await page.goto(`${site.url}/blog-admin?tab=editor`);
        await expect(page.getByRole('tab', { name: 'Live Preview' })).toBeVisible();
      },
      openManager: async () => {
        await page.goto(`${site.url}/blog-admin?tab=template`);
        await expect(page.getByRole('button', { name: 'Run System Test' })).toBeVisible();
      },
      saveElsewhere: async (change) => {
        const config = structuredClone(defaultTemplateConfig);
        change(config);
        const response = await fetch(`${site.url}/api/template/config`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(config),
        });
        expect(response.status).toBe(200);
      },
      preview: page.frameLocator('iframe[title="Article preview"]'),
      saveButton: page.getByRole('button', { name: 'Save Template' }),
    });
  },
});

export { expect };
