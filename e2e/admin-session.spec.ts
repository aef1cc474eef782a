import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

const hour = 3_600;

interface Browser {
  /** Starts a browser over the one profile of this test, as a person does in the morning. */
  open: () => Promise<BrowserContext>;
}

const test = base.extend<{ browserOfAPerson: Browser }>({
  browserOfAPerson: async ({ playwright, browserName, launchOptions }, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'loon-profile-'));
    let opened: BrowserContext | undefined;
    await use({
      open: async () => {
        opened = await playwright[browserName].launchPersistentContext(profile, launchOptions);
        return opened;
      },
    });
    await opened?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Clicks "Log in", and then the one button of the local login. */
async function logInLocally(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/identity\//);
  await page.getByRole('button').click();
  await page.waitForURL(/\/blog-admin/);
}

/** When the session's cookie expires, in seconds since 1970; -1 with the browser. */
async function cookieEnd(context: BrowserContext): Promise<number | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'loon.sid')?.expires;
}

const now = (): number => Date.now() / 1_000;

test.describe('Sessions survive closing the browser', () => {
  test('idle 8 hours: the browser is closed, and its person is still logged in', async ({
    ownSite,
    browserOfAPerson,
  }) => {
    const evening = await browserOfAPerson.open();
    const page = await evening.newPage();
    await page.goto(`${ownSite.url}/blog-admin`);
    await logInLocally(page);
    await expect(page.getByText('Welcome, Administrator')).toBeVisible();
    const end = await cookieEnd(evening);
    expect(end).toBeGreaterThan(now() + 8 * hour - 120);
    // Chromium counts from the response's Date, which has whole seconds: up to one more.
    expect(end).toBeLessThanOrEqual(now() + 8 * hour + 1);
    await evening.close();

    const morning = await browserOfAPerson.open();
    const reopened = await morning.newPage();
    await reopened.goto(`${ownSite.url}/blog-admin?tab=settings`);
    await expect(reopened.getByText('Welcome, Administrator')).toBeVisible();
    expect(await cookieEnd(morning)).toBe(end);

    await reopened.getByRole('button', { name: 'Logout' }).click();
    await expect(reopened.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    expect(await cookieEnd(morning)).toBeUndefined();
    await morning.close();

    const later = await browserOfAPerson.open();
    const afterLogout = await later.newPage();
    await afterLogout.goto(`${ownSite.url}/blog-admin`);
    await expect(afterLogout.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
  });

  test('an unfinished login leaves no cookie', async ({ page, ownSite }) => {
    await page.goto(`${ownSite.url}/blog-admin`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/identity\//);
    expect(await cookieEnd(page.context())).toBe(-1);
  });
});

test.describe('A login returns to the requested URL', () => {
  test('the writing screen of a post, opened from a bookmark', async ({ page, ownSite }) => {
    await page.goto(`${ownSite.url}/blog-admin?write=new&tab=posts`);
    await logInLocally(page);
    await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toBeVisible();
    await expect(page).toHaveURL(`${ownSite.url}/blog-admin?write=new&tab=posts`);
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  });
});
