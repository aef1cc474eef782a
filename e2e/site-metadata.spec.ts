import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const pages = [
  { path: '/', title: 'Loon: HTA-compliant agentic AI for HEOR and market access' },
  { path: '/privacy', title: 'Privacy Policy | Loon' },
  { path: '/terms', title: 'Terms of Use | Loon' },
  { path: '/evidence', title: 'Validation evidence | Loon' },
  { path: '/ai-transparency', title: 'AI transparency | Loon' },
  { path: '/security', title: 'Security and data handling | Loon' },
  { path: '/accessibility', title: 'Accessibility | Loon' },
];

/** Name and content of every meta element of the head. */
function metaOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('head meta')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
    );
}

test.describe('page metadata per page, before any JavaScript runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title } of pages) {
    test(`${path}: title, description, keywords, canonical link, social card tags`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${path}?utm_source=elsewhere`);
      await expect(page).toHaveTitle(title);
      const address = `${baseURL ?? ''}${path}`;
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      const meta = await metaOf(page);
      expect(meta).toMatchObject({
        'og:site_name': 'Loon',
        'og:locale': 'en_US',
        'og:type': 'website',
        'og:url': address,
        'og:title': title,
        'og:description': meta['description'],
        'twitter:card': 'summary_large_image',
      });
      expect(meta['description']).toMatch(/^.{50,160}$/);
      expect(meta['keywords']).toContain(', ');
    });
  }

  test('titles and descriptions differ from page to page', async ({ page }) => {
    const seen = new Set<string | undefined>();
    for (const { path } of pages) {
      await page.goto(path);
      seen.add(await page.title()).add((await metaOf(page))['description']);
    }
    expect(seen.size).toBe(2 * pages.length);
  });

  test('/: the company, its website, its products and its FAQs as structured data', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Loon', legalName: 'Loon Inc.' },
        { '@type': 'WebSite', url: `${baseURL ?? ''}/` },
        ...['Loon Lens', 'Loon Hatch', 'Loon Echo', 'Loon Waters'].map((name) => ({
          '@type': 'SoftwareApplication',
          name,
        })),
        { '@type': 'FAQPage' },
      ],
    });
  });

  test('favicon, touch icon and web manifest are served', async ({ page, request }) => {
    await page.goto('/terms');
    const hrefs = await page
      .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(4);
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string }[];
    };
    for (const href of [...hrefs, ...manifest.icons.map(({ src }) => src)]) {
      expect((await request.get(href)).status(), href).toBe(200);
    }
  });
});

test('a page opened without a reload has its own metadata, once', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page).toHaveTitle('Terms of Use | Loon');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL ?? ''}/terms`,
  );
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});
