import { unattendedHeader } from '../schema/unattended.ts';
import { chooseTab, whenLoaded } from './admin-tab.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './posts-desk.ts';

/** Every tab, in tab order. */
const tabs = [
  'Home',
  'Blog Posts',
  'Template Manager',
  'Visual Editor',
  'Content',
  'Media',
  'Redirects',
  'Requests',
  'Insights',
  'Activity',
  'Settings',
];

test.describe('The administration', () => {
  test('by keyboard on a tablet: each tab fits, without axe violations', async ({ page, desk }) => {
    // Twelve tabs, each with the checks of axe.
    test.slow();
    await page.setViewportSize({ width: 820, height: 1180 });
    await desk.open();
    await expect(page.getByRole('tablist').first().getByRole('tab')).toHaveText(tabs);
    await page.getByRole('tab', { name: tabs[0] }).focus();
    for (const name of tabs) {
      const tab = page.getByRole('tab', { name });
      await expect(tab).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await whenLoaded(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, name).toBeLessThanOrEqual(0);
      expect(await axeViolations(page), name).toEqual([]);
      await tab.focus();
      await page.keyboard.press('ArrowRight');
    }
  });

  test('a side bar on wide screens: visible at every scroll position, its focus ring for keys only', async ({
    page,
    desk,
  }) => {
    await desk.open();
    const posts = page.getByRole('tab', { name: 'Blog Posts' });
    await posts.click();
    await expect(posts).toBeFocused();
    await expect(posts).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(posts).toBeFocused();
    await expect(posts).toHaveCSS('outline-style', 'solid');
    await posts.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'Template Manager' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Template Manager' })).toHaveAccessibleDescription(
      'Write',
    );
    await page.getByRole('heading', { name: 'New post' }).focus();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(posts).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport();
  });

  test('one menu on a phone: it names the current tab, and returns the focus @journey', async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.open();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Typed before the menu');
    const menu = page.getByRole('button', { name: 'Menu: Blog Posts' });
    const list = page.getByRole('tablist', { name: 'Administration' });
    await expect(list).toBeHidden();
    const before = await title.boundingBox();
    await menu.click();
    await expect(list.getByRole('tab')).toHaveText(tabs);
    expect(await title.boundingBox(), 'nothing moves').toEqual(before);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Blog Posts' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('tab', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    const settings = page.getByRole('button', { name: 'Menu: Settings' });
    await expect(settings).toBeFocused();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/[?&]tab=settings/);
    await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();

    await chooseTab(page, 'Blog Posts');
    await expect(title).toHaveValue('Typed before the menu');
    await menu.click();
    await page.getByRole('banner').click();
    await expect(list).toBeHidden();
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
  });

  test('no polling but for news, and no refetch on window focus', async ({ page, desk }) => {
    // Noon, because figures by day are read again after midnight.
    await page.clock.install({ time: new Date().setUTCHours(12, 0, 0, 0) });
    await desk.open();
    await expect(page.locator('.adm-post-title').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      // The badge and the alarm follow within a minute.
      if (!(unattendedHeader.toLowerCase() in request.headers())) {
        asked.push(request.url());
      }
    });
    await page.evaluate(() => {
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward('30:00');
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  });
});

test.describe('When the server fails', () => {
  test.use({ expectedConsole: [/status of 500/] });

  test('no automatic retries for queries or mutations', async ({ page, desk }) => {
    const { title } = await desk.save({ title: 'Once' });
    await desk.open();
    const asked: string[] = [];
    await page.route('**/graphql', (route) => {
      asked.push(route.request().postData() ?? '');
      return route.fulfill({ status: 500, body: 'Out of order' });
    });
    await page.getByRole('button', { name: `Publish ${title}` }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(alert).toContainText('500: Out of order');
    expect(asked.filter((body) => body.includes('SetPostPublished'))).toHaveLength(1);
    asked.length = 0;
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText('The activity could not be loaded.')).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(asked.filter((body) => body.includes('AuditLog'))).toHaveLength(1);
  });
});
