import { expect, logInByCookie, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';

const codes = {
  oauth_failed: 'OAuth authentication failed. Please try again.',
  no_user: 'Unable to retrieve user information after authentication. Please try again.',
  auth_failed: 'Authentication process failed. Please try again.',
  login_failed: 'Login process failed. Please try again.',
  no_strategy: 'Authentication system not properly configured. Please contact support.',
  no_code: 'No authorization code received. Please try again.',
  callback_failed: 'Authentication callback failed. Please try again.',
  not_authorized: 'Authentication error: not_authorized',
};

test.describe('/blog-admin without a session', () => {
  test("not logged in: 'Blog Admin Login' with a login button", async ({ page }) => {
    await page.goto('/blog-admin');
    await expect(page.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page).toHaveTitle('Blog administration | Loon');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the served page has a title, asks not to be indexed and has a text without JavaScript', async ({
    request,
    site,
  }) => {
    const html = await (await request.get('/blog-admin')).text();
    expect(html).toContain(`<link rel="canonical" href="${site.url}/blog-admin"/>`);
    expect(html).toContain('<title>Blog administration | Loon</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
  });

  test('while logging in is off, the login page says so and what to do', async ({ page }) => {
    const off =
      'Login is off because the site was reached at another address. Set PUBLIC_URL and restart the site.';
    const query = new URLSearchParams({ error: 'login_failed', details: off });
    await page.goto(`/blog-admin?${query.toString()}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(off);
    await expect(page.getByText('Authentication Error')).toHaveCount(0);
    await expect(page).toHaveURL('/blog-admin');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('visitors load nothing of Ant Design', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') {
        scripts.add(sent.url());
      }
    });
    await page.goto('/');
    await page.mouse.move(300, 300);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    expect(scripts.size).toBeGreaterThan(0);
    for (const url of scripts) {
      expect(await (await page.request.get(url)).text(), url).not.toMatch(/ant-btn|anticon/);
    }
  });

  test.describe('when the lookup fails', () => {
    test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

    test("Connection failure: 'Connection Error', and the login screen", async ({ page }) => {
      await page.route('**/graphql', (route) => route.abort());
      await page.goto('/blog-admin');
      const toast = page.getByRole('alert');
      await expect(toast).toContainText('Connection Error');
      await expect(toast).toContainText(
        'Unable to check authentication status. Please refresh the page.',
      );
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    });

    test('an administration that cannot be loaded says so and offers to reload', async ({
      page,
    }) => {
      await page.route(/admin-app.*\.js/, (route) => route.abort());
      await page.goto('/blog-admin');
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.unroute(/admin-app.*\.js/);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    });
  });
});

test.describe('Admin login return codes', () => {
  for (const [code, text] of Object.entries(codes)) {
    test(`${code}: '${text}'`, async ({ page }) => {
      await page.goto(`/blog-admin?keep=1&error=${code}`);
      const toast = page.getByRole('alert');
      await expect(toast).toContainText('Authentication Error');
      await expect(toast.getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/blog-admin\?keep=1$/);
    });
  }

  test("When details exist they are appended as ' Details: ...'", async ({ page }) => {
    await page.goto('/blog-admin?error=auth_failed&details=The%20state%20is%20missing.');
    await expect(
      page.getByText(
        'Authentication process failed. Please try again. Details: The state is missing.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/blog-admin$/);
  });

  test('details are text, never markup', async ({ page }) => {
    const details = '<img src=x onerror=alert(1)>';
    await page.goto(`/blog-admin?error=no_user&details=${encodeURIComponent(details)}`);
    await expect(page.getByRole('alert')).toContainText(details);
    await expect(page.getByRole('alert').locator('img')).toHaveCount(0);
  });

  test('a toast disappears after 5000 ms and is not repeated on reload', async ({ page }) => {
    const openedAt = Date.now();
    await page.goto('/blog-admin?error=no_code');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(Date.now() - openedAt).toBeGreaterThan(5_000);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a toast can be closed by hand', async ({ page }) => {
    await page.goto('/blog-admin?error=no_code');
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('/blog-admin for the administrator', () => {
  test('logs in at the identity provider, is welcomed, and logs out @journey', async ({
    page,
    request,
  }) => {
    await page.goto('/blog-admin');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/identity\//);
    await page.getByRole('button').click();

    await expect(page.getByText('Welcome, Administrator')).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: 'Login Successful' });
    await expect(toast).toContainText('Welcome to the blog administration panel!');
    await expect(page).toHaveURL(/\/blog-admin$/);
    await expect(page.getByRole('tab', { name: 'Requests', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    expect((await request.get('/api/auth/user')).status()).toBe(401);
  });

  test('the chosen tab is in the URL', async ({ page, context, site }) => {
    await logInByCookie(context, site);
    await page.goto('/blog-admin?tab=requests');
    await expect(page.getByRole('tab', { name: 'Requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
