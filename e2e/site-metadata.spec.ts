import { expect, test } from './fixtures.ts';

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
  const type = (await request.get('/favicon.ico')).headers()['content-type'];
  expect(type).toBe('image/x-icon');
});

test('images may be shown by other sites, such as feed readers', async ({ request }) => {
  const headers = (await request.get('/images/covers/cover-squares.svg')).headers();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
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
