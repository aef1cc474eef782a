import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';
import { recordScrolling } from './record-scrolling.ts';

/** Title, and the section that its contents list is tried with. */
const pages = [
  { path: '/privacy', title: 'Privacy Policy', section: 'Contact' },
  { path: '/terms', title: 'Terms of Use', section: '11. Dispute Resolution' },
];

for (const { path, title, section } of pages) {
  test.describe(`${title} (${path})`, () => {
    test('a contents list of 260 pixels links to each section; Back to top scrolls smoothly; Back to Home', async ({
      page,
    }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'Contents' });

      await test.step('a contents list of 260 pixels links to each section', async () => {
        expect((await contents.boundingBox())?.width).toBe(260);
        await contents.getByRole('link', { name: section }).click();
        await expect(page.getByRole('heading', { name: section })).toBeInViewport();
      });
      await hydrate(page);
      await test.step('Back to top button (smooth scroll)', async () => {
        const button = page.getByRole('button', { name: 'Back to top' });
        await button.scrollIntoViewIfNeeded();
        const start = await page.evaluate(() => window.scrollY);
        const positions = await recordScrolling(page);
        await button.click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        expect((await positions()).filter((y) => y > 0 && y < start)).not.toEqual([]);
        await expect(page.getByRole('main')).toBeFocused();
      });
      await test.step('Back to top is instant with reduced motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const button = page.getByRole('button', { name: 'Back to top' });
        await button.scrollIntoViewIfNeeded();
        await button.click();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });
      await test.step('Back to Home link', async () => {
        await page.getByRole('link', { name: 'Back to Home' }).click();
        await expect(page).toHaveURL(/\/$/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('agentic AI systems');
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('text, contents and the link back to the top work', async ({ page }) => {
        await page.goto(path);
        const contents = page.getByRole('navigation', { name: 'Contents' });
        await contents.getByRole('link', { name: section }).click();
        await expect(page.getByRole('heading', { name: section })).toBeInViewport();
        await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
        await page.getByRole('link', { name: 'Back to top' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      });
    });
  });
}
