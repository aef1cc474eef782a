import { unattendedHeader } from '../schema/unattended.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './posts-desk.ts';

const tabs = [
  'Blog Posts',
  'Requests',
  'Template Manager',
  'Visual Editor',
  'Activity',
  'Settings',
];

test.describe('The administration', () => {
  test('by keyboard on a tablet: each tab fits, without axe violations', async ({ page, desk }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await desk.open();
    await page.getByRole('tab', { name: tabs[0] }).focus();
    for (const name of tabs) {
      const tab = page.getByRole('tab', { name });
      await expect(tab).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, name).toBeLessThanOrEqual(0);
      expect(await axeViolations(page), name).toEqual([]);
      await tab.focus();
      await page.keyboard.press('ArrowRight');
    }
  });

  test('no polling but for news, and no refetch on window focus', async ({ page, desk }) => {
    await page.clock.install();
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
