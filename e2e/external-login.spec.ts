import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { TestSite } from '../gateway/testing/harness.ts';
import { chooseTab } from './admin-tab.ts';
import { saveWithoutSession } from './ended-session.ts';
import { closePages, expect, loadHarness, test as base } from './fixtures.ts';

interface Login {
  site: TestSite;
  /** The provider's process; a test may end it. */
  provider: ChildProcess;
  issuer: string;
}

const client = { clientId: 'loon', clientSecret: 'a client secret: with %20 & signs' };
const accounts = [
  { sub: 'ada', email: 'ada@loon.example', emailVerified: true, firstName: 'Ada' },
  { sub: 'eve', email: 'eve@evil.example', emailVerified: true, firstName: 'Eve' },
  { sub: 'nomail' },
];

const test = base.extend<{ login: Login }>({
  login: async ({ context }, use) => {
    const { freePort, startTestSite } = await loadHarness();
    const port = await freePort();
    const redirectUri = `http://localhost:${String(port)}/api/callback`;
    const provider = fork(path.join(import.meta.dirname, 'identity-provider-process.mjs'), [
      JSON.stringify({ ...client, redirectUri, accounts }),
    ]);
    const [issuer] = (await once(provider, 'message')) as [string];
    const site = await startTestSite({
      PORT: String(port),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.clientId,
      OIDC_CLIENT_SECRET: client.clientSecret,
      ADMIN_EMAILS: 'ada@loon.example',
    });
    await use({ site, provider, issuer });
    await closePages(context);
    await site.close();
    provider.kill();
  },
});

/** Presses "Log in" and, at the provider, the button of an account. */
async function logIn(page: Page, { site, issuer }: Login, account: string): Promise<void> {
  await page.goto(`${site.url}/blog-admin`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.origin === issuer);
  await page.getByRole('button', { name: account }).click();
}

/** Does something that causes a failure; resolves with the details in the URL. */
async function failureOf(page: Page, code: string, act: () => Promise<unknown>): Promise<string> {
  const returned = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('error') === code,
  );
  await act();
  return new URL((await returned).url()).searchParams.get('details') ?? '';
}

/** The toast shows the code's text with its details, and the URL is cleared. */
async function expectFailure(page: Page, text: string, details: string): Promise<void> {
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Authentication Error');
  const shown = details === '' ? text : `${text} Details: ${details}`;
  await expect(toast.getByText(shown, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/blog-admin$/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}

test.describe('external identity provider, in a separate process', () => {
  test('login, welcome and logout', async ({ page, login }) => {
    await logIn(page, login, 'Log in as ada@loon.example');
    await expect(page.getByText('Welcome, Ada')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toBeVisible();
    await expect(page).toHaveURL(/\/blog-admin$/);
    const user = await page.request.get(`${login.site.url}/api/auth/user`);
    expect(await user.json()).toEqual({
      firstName: 'Ada',
      email: 'ada@loon.example',
      roles: ['OWNER'],
    });

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    expect((await page.request.get(`${login.site.url}/api/auth/user`)).status()).toBe(401);
  });

  test('the login returns to the requested URL, and lasts 8 hours', async ({ page, login }) => {
    await page.goto(`${login.site.url}/blog-admin?tab=requests&status=new`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.origin === login.issuer);
    await page.getByRole('button', { name: 'Log in as ada@loon.example' }).click();
    await expect(page.getByText('Welcome, Ada')).toBeVisible();
    await expect(page).toHaveURL(`${login.site.url}/blog-admin?tab=requests&status=new`);
    await expect(page.getByRole('tab', { name: 'Requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const cookies = await page.context().cookies(login.site.url);
    const session = cookies.find(({ name }) => name === 'loon.sid');
    expect(session?.expires).toBeGreaterThan(Date.now() / 1_000 + 8 * 3_600 - 120);
  });

  test('an account off the allow-list: not_authorized, and no session', async ({ page, login }) => {
    const details = await failureOf(page, 'not_authorized', () =>
      logIn(page, login, 'Log in as eve@evil.example'),
    );
    expect(details).not.toBe('');
    await expectFailure(page, 'Authentication error: not_authorized', details);
    expect((await page.request.get(`${login.site.url}/api/auth/user`)).status()).toBe(401);
  });

  test('a login refused at the provider: oauth_failed; without an e-mail address: no_user', async ({
    page,
    login,
  }) => {
    const denied = await failureOf(page, 'oauth_failed', () => logIn(page, login, 'Deny'));
    expect(denied).toContain('The person said no');
    await expectFailure(page, 'OAuth authentication failed. Please try again.', denied);

    const nameless = await failureOf(page, 'no_user', () => logIn(page, login, 'Log in as nomail'));
    const text = 'Unable to retrieve user information after authentication. Please try again.';
    await expectFailure(page, text, nameless);
  });

  test('a callback without code, without login, or with a code unknown to the provider', async ({
    page,
    login: { site },
  }) => {
    const callback = `${site.url}/api/callback`;
    const noCode = await failureOf(page, 'no_code', () => page.goto(callback));
    await expectFailure(page, 'No authorization code received. Please try again.', noCode);

    const foreign = await failureOf(page, 'auth_failed', () =>
      page.goto(`${callback}?code=a&state=b`),
    );
    await expectFailure(page, 'Authentication process failed. Please try again.', foreign);

    const left = page.waitForRequest((request) => request.url().includes('code_challenge='));
    await page.getByRole('button', { name: 'Log in' }).click();
    const state = new URL((await left).url()).searchParams.get('state') ?? '';
    await page.waitForURL(/\/choose\//);
    const forged = await failureOf(page, 'callback_failed', () =>
      page.goto(`${callback}?code=forged&state=${encodeURIComponent(state)}`),
    );
    await expectFailure(page, 'Authentication callback failed. Please try again.', forged);
  });

  test('a provider that is down: login_failed; the public site is unaffected', async ({
    page,
    login: { site, provider },
  }) => {
    const ended = once(provider, 'exit');
    provider.kill();
    await ended;
    await page.goto(`${site.url}/blog-admin`);
    const details = await failureOf(page, 'login_failed', () =>
      page.getByRole('button', { name: 'Log in' }).click(),
    );
    await expectFailure(page, 'Login process failed. Please try again.', details);
    expect((await page.request.get(`${site.url}/reflections`)).status()).toBe(200);
  });

  test('none configured: no_strategy', async ({ page }) => {
    const { startTestSite } = await loadHarness();
    const site = await startTestSite({ TRUST_PROXY: '1' });
    await page.goto(`${site.url}/blog-admin`);
    const details = await failureOf(page, 'no_strategy', () =>
      page.getByRole('button', { name: 'Log in' }).click(),
    );
    const text = 'Authentication system not properly configured. Please contact support.';
    await expectFailure(page, text, details);
    await page.close();
    await site.close();
  });

  test('a session that ends during editing loses nothing', async ({ page, login }) => {
    await logIn(page, login, 'Log in as ada@loon.example');
    await chooseTab(page, 'Blog Posts');
    await page.getByRole('button', { name: 'Edit Making systematic reviews feasible' }).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toHaveValue('Making systematic reviews feasible');
    await title.fill('Making living reviews feasible');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.request.get(`${login.site.url}/api/logout`);

    const prompt = await saveWithoutSession(page);
    const opened = page.waitForEvent('popup');
    await prompt.getByRole('button', { name: 'Log in' }).click();
    const popup = await opened;
    // The provider still knows the person, or prompts again.
    const choice = popup.getByRole('button', { name: 'Log in as ada@loon.example' });
    await expect(choice.or(popup.getByText('Welcome, Ada'))).toBeVisible();
    if (await choice.isVisible()) {
      await choice.click();
    }
    await expect(popup.getByText('Welcome, Ada')).toBeVisible();

    await expect(prompt).toBeHidden();
    await expect(title).toHaveValue('Making living reviews feasible');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Post updated' })).toBeVisible();
  });
});
