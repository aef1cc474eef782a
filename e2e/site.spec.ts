import { axeViolations, tooSmallTargets } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

test('the skip link comes first and moves to the content; the header stays in view', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Team' })).toBeInViewport();
  await hydrate(page);
  await page.getByRole('banner').getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByRole('dialog', { name: 'Request a Demo' })).toBeVisible();
});

test.describe('menu of a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens by keyboard, closes with Escape and returns focus @journey', async ({ page }) => {
    await page.goto('/privacy');
    const button = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lens' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('its icon-only button has a tooltip; it closes when one of its links is followed', async ({
    page,
  }) => {
    await page.goto('/privacy');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.hover();
    await expect(page.getByRole('tooltip', { name: 'Menu' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();

    await hydrate(page);
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/\/#team-section$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('#team-section')).toBeInViewport();
  });

  test('its button gets the focus back from a dialog opened in it', async ({ page }) => {
    // The header has no room for a button of its own.
    await page.setViewportSize({ width: 340, height: 700 });
    await page.goto('/privacy');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page.getByRole('dialog', { name: 'Request a Demo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and its links work', async ({ page }) => {
      await page.goto('/privacy');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Echo' }).click();
      await expect(page).toHaveURL(/\/#ai-itc-section$/);
    });
  });
});

test.describe('axe finds no violation', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  for (const path of [
    ...['/privacy', '/terms', '/evidence', '/ai-transparency', '/security', '/accessibility'],
    '/no/such/page',
  ]) {
    test(`on ${path} at 1440, 390 and 320 pixels, which it fits`, async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      for (const width of [1440, 390, 320]) {
        await test.step(`at ${String(width)} pixels`, async () => {
          await page.setViewportSize({ width, height: 800 });
          expect(await axeViolations(page)).toEqual([]);
          expect(await tooSmallTargets(page, 'body')).toEqual([]);
          const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
          expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        });
      }
    });
  }

  test('the not-found page has a friendly way back', async ({ page }) => {
    await page.goto('/no/such/page?of=ours');
    await hydrate(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Read Reflections' })).toBeVisible();
    await main.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('agentic AI systems');
  });
});
