import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { TestSite } from '../gateway/testing/harness.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { expect, test as base } from './fixtures.ts';

/** A site for one test, and the administrator at its "Content" tab. */
export interface ContentDesk {
  site: TestSite;
  /** Opens a part and waits for its form and its preview. */
  open: (part: string, parameters?: string) => Promise<void>;
  /** Sends a GraphQL operation as another administrator would. */
  ask: (query: string, variables?: object) => Promise<Record<string, unknown>>;
  /** Publishes a part for the first time, with its first entry changed, behind the form's back. */
  publishElsewhere: (part: string, change: object) => Promise<void>;
  /** The page of the site as an anonymous visitor gets it. */
  page: (path?: string) => Promise<string>;
}

/** The form of the opened part. */
export const form = (page: Page): Locator => page.locator('.adm-content-form');

export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Page preview"]');

/** An entry or a group of the form, by its heading. */
export const fold = (page: Page, name: string): Locator =>
  form(page)
    .locator('.adm-fold')
    .and(page.getByRole('group', { name, exact: true }));

/** Opens an entry or a group of the form. */
export async function unfold(page: Page, name: string): Promise<Locator> {
  await form(page).getByRole('button', { name, exact: true }).click();
  return fold(page, name);
}

/**
 * Clicks each element from within the page, one task after the other: real pointer clicks on a
 * hundred identical elements take minutes and prove no more than one. A checkbox that another has
 * unchecked along with itself stays unchecked.
 */
export async function clickEach(found: Locator): Promise<void> {
  await found.evaluateAll(async (elements) => {
    for (const element of elements) {
      const isUnchecked = element instanceof HTMLInputElement && !element.checked;
      if (element instanceof HTMLElement && !isUnchecked) element.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/** Opens every entry and every group of the form, those within others too. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = form(page).locator('button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await clickEach(folded);
}

/** Publishes, and waits for the confirmation. */
export async function publish(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Visitors see it from now on.').first()).toBeVisible();
}

export const test = base.extend<{ desk: ContentDesk }>({
  desk: async ({ page, context, ownSite: site }, use) => {
    await logInByCookie(context, site);
    const cookie = await site.logIn();
    const ask: ContentDesk['ask'] = async (query, variables = {}) => {
      const response = await fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as {
        data: Record<string, unknown>;
        errors?: unknown;
      };
      expect(answer.errors).toBeUndefined();
      return answer.data;
    };
    await use({
      site,
      open: async (part, parameters = '') => {
        await page.goto(`${site.url}/blog-admin?tab=content&part=${part}${parameters}`);
        await expect(form(page)).toBeVisible();
        await expect(preview(page).getByRole('contentinfo')).toBeVisible();
      },
      ask,
      publishElsewhere: async (part, change) => {
        const { contentPart } = (await ask(
          'query ($name: String!) { contentPart(name: $name) { value } }',
          { name: part },
        )) as { contentPart: { value: object[] } };
        const [first, ...others] = contentPart.value;
        await ask(
          'mutation ($name: String!, $value: JSON!) { publishContent(name: $name, value: $value, version: 0) { version } }',
          { name: part, value: [{ ...first, ...change }, ...others] },
        );
      },
      page: async (path = '/') => (await fetch(site.url + path)).text(),
    });
  },
});

export { expect };
