import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const pages = [
  {
    path: '/privacy',
    title: 'Privacy Policy',
    updated: 'Last updated June 26, 2025',
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use Information',
      'Sharing and Disclosure',
      'Data Security',
      'Your Rights and Choices',
      'Cookies',
      'Changes',
      'Contact',
    ],
  },
  {
    path: '/terms',
    title: 'Terms of Use',
    updated: 'Last updated October 27, 2024',
    sections: [
      '1. SaaS Services and Support',
      '2. Restrictions and Responsibilities',
      '3. Confidentiality and Proprietary Rights',
      '4. Fees',
      '5. Term, Termination and Suspension',
      '6. Warranty and Disclaimers',
      '7. Indemnity',
      '8. Limitation of Liability',
      '9. Miscellaneous',
      '10. Not a Medical Device',
      '11. Dispute Resolution',
    ],
  },
];

for (const { path, title, updated, sections } of pages) {
  test.describe(`${title} (${path})`, () => {
    test(`${updated}, with its sections in order`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(updated)).toBeVisible();
      await expect(page.locator('.prose h2')).toHaveText(sections);
    });

    test('a contents list of 260 pixels links to each section', async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await expect(contents.getByRole('link')).toHaveText(sections);
      expect((await contents.boundingBox())?.width).toBe(260);
      const last = sections.at(-1) ?? '';
      await contents.getByRole('link', { name: last }).click();
      await expect(page.getByRole('heading', { name: last })).toBeInViewport();
    });

    test('Back to Home link', async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('agentic AI systems');
    });

    test('Back to top button (smooth scroll)', async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      const button = page.getByRole('button', { name: 'Back to top' });
      await button.scrollIntoViewIfNeeded();
      const start = await page.evaluate(() => window.scrollY);
      await button.click();
      const onTheWay = await page.waitForFunction(
        (from) => (window.scrollY > 0 && window.scrollY < from ? window.scrollY : false),
        start,
      );
      expect(await onTheWay.jsonValue()).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('text, contents and the link back to the top work', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('.prose h2')).toHaveText(sections);
        await page.getByRole('link', { name: sections[3] ?? '' }).click();
        await expect(page.getByRole('heading', { name: sections[3] ?? '' })).toBeInViewport();
        await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
        await page.getByRole('link', { name: 'Back to top' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      });
    });
  });
}

test('the privacy contact: a privacy address, a general contact address, a website link', async ({
  page,
}) => {
  await page.goto('/privacy');
  const prose = page.locator('.prose');
  await expect(prose.locator('a[href="mailto:privacy@loon.example"]').last()).toBeVisible();
  await expect(prose.locator('a[href="mailto:hello@loon.example"]')).toBeVisible();
  await expect(prose.locator('a[href="https://www.loon.example"]').last()).toBeVisible();
});

test('the privacy policy describes the anonymous counting, and the purpose of Accept', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'Figures without people' })).toBeVisible();
  await expect(page.locator('.prose')).toContainText(
    'Counting uses no cookie and stores nothing in your browser.',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Optional cookies' })).toHaveText(
    'Optional cookies remember the page on which your visit began, the campaign that led you there and the article you read last. They are used only if you click Accept in the banner. They stand in the storage of the browser tab until you close it, and reach us only with a request that you send.',
  );
});

test('smooth unless reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
