import { expect, test } from './fixtures.ts';
import { axeViolations } from './axe.ts';

test.describe('/blog-admin without a session', () => {
  test("not logged in: 'Blog Admin Login' with a login button", async ({ page }) => {
    await page.goto('/blog-admin');
    await expect(page.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page).toHaveTitle('Blog administration | Loon');
    expect(await axeViolations(page)).toEqual([]);
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
  test('a toast says what failed, as text, never markup; it disappears after 5000 ms or by hand, and is not repeated on reload', async ({
    page,
  }) => {
    const toast = page.getByRole('alert');
    const now = () => page.evaluate(() => Date.now());
    const details = '<img src=x onerror=alert(1)>';
    await page.clock.install();
    const openedAt = Date.now();
    await page.goto(`/blog-admin?keep=1&error=no_user&details=${encodeURIComponent(details)}`);

    await test.step("the text of its code, with ' Details: ...', is text", async () => {
      await expect(toast).toContainText('Authentication Error');
      const text =
        'Unable to retrieve user information after authentication. Please try again. Details: ';
      await expect(toast.getByText(text + details, { exact: true })).toBeVisible();
      await expect(toast.locator('img')).toHaveCount(0);
    });
    await test.step('its parameters leave the URL, which keeps the others', async () => {
      await expect(page).toHaveURL(/\/blog-admin\?keep=1$/);
    });
    await test.step('it disappears after 5000 ms', async () => {
      await expect(async () => {
        await page.clock.runFor(250);
        await expect(toast).toHaveCount(0, { timeout: 100 });
      }).toPass({ intervals: [0] });
      expect((await now()) - openedAt).toBeGreaterThan(5_000);
    });
    await test.step('it is not repeated on reload', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      await expect(toast).toHaveCount(0);
    });
    await test.step('it can be closed by hand', async () => {
      await page.goto('/blog-admin?error=no_code');
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
    });
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

    const toast = page.getByRole('status').filter({ hasText: 'Login Successful' });
    await expect(toast).toContainText('Welcome to the blog administration panel!');
    await expect(page.getByText('Welcome, Administrator')).toBeVisible();
    await expect(page).toHaveURL(/\/blog-admin$/);
    await expect(page.getByRole('tab', { name: 'Requests', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Blog Admin Login' })).toBeVisible();
    expect((await request.get('/api/auth/user')).status()).toBe(401);
  });
});
