import type { Page } from '@playwright/test';
import { dayMs } from '../schema/durations.ts';
import type { Role } from '../schema/roles.ts';
import { expect, logInByCookie, test } from './admin-fixtures.ts';
import { whenLoaded } from './admin-tab.ts';
import { axeViolations } from './axe.ts';
import { filler } from './posts-desk.ts';
import { detailOf, panel, viewOf } from './request-rows.ts';
import type { TestSite } from '../gateway/testing/harness.ts';
import { demoRequest } from '../gateway/testing/sample-requests.ts';

/** Reads the refusals among the answers that a page has received since this call. */
function refusalsOf(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).filter((text) => text.includes('"FORBIDDEN"'));
}

/** Opens the administration as a person with one role. */
async function openAs(page: Page, site: TestSite, role: Role, parameters = ''): Promise<void> {
  await logInByCookie(page.context(), site, { email: 'mia@loon.example', roles: [role] });
  await page.goto(`${site.url}/blog-admin${parameters}`);
  await expect(page.getByRole('tablist', { name: 'Administration' })).toBeVisible();
}

/** Stores a draft as the local administrator and resolves with its id. */
async function storeDraft(site: TestSite, title: string): Promise<string> {
  const response = await fetch(`${site.url}/api/blog/admin/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await site.logIn() },
    body: JSON.stringify({ title, content: filler, author: 'Ada' }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Stores a scheduled post with two versions. */
async function storeScheduled(site: TestSite, title: string): Promise<void> {
  const id = await storeDraft(site, title);
  const response = await fetch(`${site.url}/api/blog/admin/posts/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: await site.logIn() },
    body: JSON.stringify({
      subtitle: 'Not yet',
      published: true,
      publishedAt: new Date(Date.now() + 365 * dayMs).toISOString(),
    }),
  });
  expect(response.status).toBe(200);
}

const everywhere = ['Home', 'Blog Posts', 'Content', 'Media', 'Redirects', 'Insights'];
const tabsOf = {
  PUBLISHER: [...everywhere, 'Template Manager', 'Visual Editor'],
  AUTHOR: everywhere,
  DESK: [...everywhere, 'Requests'],
  VIEWER: everywhere,
} as const satisfies Partial<Record<Role, readonly string[]>>;

/** Visits these tabs, of which there have to be no others. */
async function visitTabs(page: Page, tabs: readonly string[]): Promise<void> {
  const found = await page.getByRole('tab').allTextContents();
  expect(found.map((name) => name.trim()).sort()).toEqual([...tabs].sort());
  for (const name of tabs) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await whenLoaded(page);
    await expect(page.getByText('could not be loaded')).toBeHidden();
  }
}

test.describe('Roles in the administration', () => {
  test('PUBLISHER: exactly the permitted tabs, and nothing in them is refused', async ({
    page,
    ownSite: site,
  }) => {
    await storeDraft(site, 'A draft');
    const refusals = refusalsOf(page);
    await openAs(page, site, 'PUBLISHER');
    await visitTabs(page, tabsOf.PUBLISHER);
    expect(await refusals()).toEqual([]);
  });

  test('VIEWER: every tab, and what is read in them', async ({ page, ownSite: site }) => {
    await storeDraft(site, 'A draft for reading');
    const refusals = refusalsOf(page);
    await test.step('VIEWER: exactly the permitted tabs, and nothing in them is refused', async () => {
      await openAs(page, site, 'VIEWER');
      await visitTabs(page, tabsOf.VIEWER);
      expect(await refusals()).toEqual([]);
    });

    await test.step('VIEWER reads a draft as an article and finds nothing to change', async () => {
      await page.getByRole('tab', { name: 'Blog Posts' }).click();
      const row = page.getByRole('row', { name: /A draft for reading/ });
      await expect(row.getByRole('button')).toHaveCount(1);
      await row.getByRole('link', { name: 'A draft for reading', exact: true }).click();
      await expect(page.frameLocator('iframe').getByText(filler)).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'All posts' }).click();
      await page.getByRole('tab', { name: 'Content', exact: true }).click();
      await page.getByRole('link', { name: 'FAQ' }).first().click();
      await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
      expect(await refusals()).toEqual([]);
    });

    await test.step('a bookmarked tab beyond the roles says so and leads back', async () => {
      await page.goto(`${site.url}/blog-admin?tab=settings`);
      await expect(page.getByRole('alert')).toContainText('Your roles do not permit this.');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    });
  });

  test('AUTHOR: every tab, and what is written in them', async ({ page, ownSite: site }) => {
    await storeDraft(site, 'A draft');
    await storeScheduled(site, 'Due next year');
    const refusals = refusalsOf(page);
    await test.step('AUTHOR: exactly the permitted tabs, and nothing in them is refused', async () => {
      await openAs(page, site, 'AUTHOR');
      await visitTabs(page, tabsOf.AUTHOR);
      expect(await refusals()).toEqual([]);
    });

    await test.step('AUTHOR writes a draft, and what is public only changes through pending changes', async () => {
      await page.getByRole('tab', { name: 'Blog Posts' }).click();
      const form = page.getByRole('region', { name: 'New post' });
      await form.getByLabel('Title', { exact: true }).fill('An outlook');
      await form.getByRole('textbox', { name: 'Content' }).fill(filler);
      await expect(form.getByRole('radio')).toHaveCount(0);
      await expect(form.getByRole('button', { name: 'Schedule' })).toHaveCount(0);
      await form.getByRole('button', { name: 'Create Post' }).click();
      const row = page.getByRole('row', { name: /An outlook/ });
      await expect(row).toContainText('Draft');
      await expect(row.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
      await expect(row.getByRole('button', { name: 'Delete An outlook' })).toBeVisible();

      await page.getByRole('button', { name: 'Edit The future of HTA submissions' }).click();
      const edited = page.getByRole('region', { name: 'Edit post' });
      await edited.getByLabel('Subtitle').fill('Proposed by an author');
      await expect(edited.getByRole('button', { name: 'Update Post' })).toHaveCount(0);
      await edited.getByRole('button', { name: 'Save changes as draft' }).click();
      await expect(page.getByRole('row', { name: /The future of HTA submissions/ })).toContainText(
        'Pending changes',
      );

      await page.getByRole('button', { name: 'History Due next year' }).click();
      const history = page.getByRole('dialog', { name: 'History of Due next year' });
      await history.getByRole('button', { name: /Version 1/ }).click();
      await expect(history.getByRole('heading', { name: 'Version 1' })).toBeVisible();
      await expect(history.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
      expect(await refusals()).toEqual([]);
    });
  });

  test('DESK: every tab, and what is answered in them', async ({ page, ownSite: site }) => {
    await storeDraft(site, 'A draft');
    const refusals = refusalsOf(page);
    await test.step('DESK: exactly the permitted tabs, and nothing in them is refused', async () => {
      await openAs(page, site, 'DESK');
      await visitTabs(page, tabsOf.DESK);
      expect(await refusals()).toEqual([]);
    });

    await test.step('DESK answers requests, sees the mail state and edits reply templates', async () => {
      const sent = await fetch(`${site.url}/api/loon-demo-request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(demoRequest),
      });
      expect(sent.status).toBe(201);
      await page.goto(`${site.url}/blog-admin?tab=requests`);
      await viewOf(page, 'Amir Rahimi').click();
      const detail = detailOf(page, 'Amir Rahimi');
      await expect(detail.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
      await expect(detail.getByRole('button', { name: 'Erase data' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await panel(page, 'Mail').click();
      await expect(page.getByRole('region', { name: 'Mail' })).toContainText('Not configured');
      await page.getByRole('button', { name: 'Add template' }).click();
      await page.getByLabel('Name').fill('Thanks');
      await page.getByLabel('Subject').fill('Thank you');
      await page.getByLabel('Message').fill('We will reply soon.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByRole('button', { name: 'Edit Thanks' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await refusals()).toEqual([]);
    });
  });
});

test.describe('People in the settings', () => {
  test('an owner invites somebody, changes the roles and removes the person @journey', async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.site.url}/blog-admin?tab=settings&card=people`);
    const people = page.getByRole('region', { name: 'People', exact: true });
    await expect(people.getByText('Set by the environment')).toBeVisible();
    await people.getByRole('button', { name: 'Invite' }).click();
    await people.getByLabel('E-mail address').fill('mia');
    await people.getByRole('button', { name: 'Send invitation' }).click();
    await expect(people.getByText('Enter an e-mail address.')).toBeVisible();
    await expect(people.getByText('Choose at least one role.')).toBeVisible();
    await people.getByLabel('E-mail address').fill('mia@loon.example');
    await people.getByRole('checkbox', { name: /^Author/ }).check();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeViolations(page)).toEqual([]);
    await people.getByRole('button', { name: 'Send invitation' }).click();
    const mia = people.getByRole('listitem').filter({ hasText: 'mia@loon.example' });
    await expect(mia).toContainText('Invited');
    await expect(people.getByRole('button', { name: 'Invite' })).toBeFocused();

    await mia.getByRole('button', { name: 'Change roles of mia@loon.example' }).click();
    await mia.getByRole('checkbox', { name: /^Publisher/ }).check();
    await mia.getByRole('button', { name: 'Save roles' }).click();
    await expect(mia).toContainText('Publisher, Author');
    await mia.getByRole('button', { name: 'Remove mia@loon.example' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this invitation?' });
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(mia).toHaveCount(0);
  });

  test('an owner ends the sessions of another person, and then their own', async ({
    page,
    desk,
  }) => {
    await desk.site.logIn({ email: 'mia@loon.example', roles: ['AUTHOR'] });
    await page.goto(`${desk.site.url}/blog-admin?tab=settings&card=people`);
    const entries = page.getByRole('region', { name: 'People', exact: true }).getByRole('listitem');
    const mia = entries.filter({ hasText: 'mia@loon.example' });
    const end = mia.getByRole('button', { name: 'End sessions of mia@loon.example' });
    await end.press('Enter');
    await expect(page.getByText('Sessions ended')).toBeVisible();
    await expect(end).toHaveCount(0);
    await expect(mia).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    const own = entries.filter({ hasText: 'Set by the environment' });
    await own.getByRole('button', { name: /^End sessions of / }).press('Enter');
    await expect(page.getByText('Sessions ended')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  });
});
