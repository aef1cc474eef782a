import { axeViolations, tooSmallTargets } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const headerLinks = [
  ['Lens', '/#literature-section'],
  ['Hatch', '/#systematic-reviews-section'],
  ['Echo', '/#ai-itc-section'],
  ['Waters', '/#access-forecasting-section'],
  ['Performance', '/#performance-card'],
  ['Publications', '/#publications'],
  ['Reflections', '/reflections'],
  ['Team', '/#team-section'],
];

const footerLinks = [
  ...['/reflections', '/privacy', '/terms', '/'],
  ...['/evidence', '/ai-transparency', '/security', '/accessibility'],
  ...['access-forecasting-section', 'systematic-reviews-section', 'payer-simulations'].map(
    (anchor) => `/#${anchor}`,
  ),
  ...['ai-itc-section', 'cognitive-ensembles', 'services-section', 'contact-section'].map(
    (anchor) => `/#${anchor}`,
  ),
  ...['/#about-section', '/#team-section', '/#faq-section'],
];

const externalLinks = [
  ...['Preprints', 'Posters', 'Publications', 'Keynote', 'Scholar profile'],
  ...['LinkedIn', 'X', 'Facebook', 'Instagram'],
];

test.describe('header', () => {
  test('eight links and one Request a demo button, which stay in view', async ({ page }) => {
    await page.goto('/privacy');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(
      await links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')])),
    ).toEqual(headerLinks);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Team' })).toBeInViewport();
    await hydrate(page);
    await page.getByRole('banner').getByRole('button', { name: 'Request a demo' }).click();
    await expect(page.getByRole('dialog', { name: 'Request a Demo' })).toBeVisible();
  });

  test('the skip link comes first and moves to the content', async ({ page }) => {
    await page.goto('/terms');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
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

  test('its icon-only button has a tooltip, and axe finds no violation while it is open', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Menu' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Menu' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('closes when one of its links is followed', async ({ page }) => {
    await page.goto('/privacy');
    await hydrate(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/\/#team-section$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('#team-section')).toBeInViewport();
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

test.describe('footer', () => {
  test('every link that product 2.17 names, and a contact mailto', async ({ page }) => {
    await page.goto('/privacy');
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    const own = hrefs.filter((href) => href.startsWith('/'));
    expect(own.toSorted()).toEqual(footerLinks.toSorted());
    expect(hrefs).toHaveLength(footerLinks.length + externalLinks.length);
    for (const name of externalLinks) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  });

  test('company contact details and address, and the current year', async ({ page }) => {
    await page.goto('/terms');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Ottawa, Ontario, Canada');
    await expect(footer).toContainText(`© ${String(new Date().getUTCFullYear())} Loon Inc.`);
  });
});

test.describe('not-found page', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('status 404, heading 404 Page Not Found, a friendly way back', async ({ page }) => {
    const response = await page.goto('/no/such/page?of=ours');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle('Page not found | Loon');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await hydrate(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Read Reflections' })).toBeVisible();
    await main.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('agentic AI systems');
  });

  test('the developer hint only in development', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.locator('body')).not.toContainText(/router/i);
  });
});

test.describe('axe finds no violation', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  for (const path of [
    ...['/privacy', '/terms', '/no/such/page'],
    ...['/evidence', '/ai-transparency', '/security', '/accessibility'],
  ]) {
    for (const width of [1440, 390, 320]) {
      test(`on ${path} at ${String(width)} pixels, which it fits`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await hydrate(page);
        expect(await axeViolations(page)).toEqual([]);
        expect(await tooSmallTargets(page, 'body')).toEqual([]);
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      });
    }
  }
});
