import { expect, test } from './fixtures.ts';

test.use({ expectedConsole: [/404 \(Not Found\)/] });

const paths = [
  '/',
  '/privacy',
  '/evidence',
  '/security',
  '/reflections?q=market',
  '/reflections/hidden-risks-biopharma-market-access',
  '/no/such/page',
];

for (const width of [320, 768, 1280]) {
  test(`text at 200 % fits without scrolling sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0);
    }
  });
}

test('the menu closes when the header has space for its links', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toHaveJSProperty('popover', 'auto');
  await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
});
