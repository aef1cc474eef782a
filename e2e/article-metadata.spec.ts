import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const slug = 'future-of-heor-agentic-ai-systems';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data blocks of a page as the server sends it. */
function structuredData(html: string): { '@context': string; '@graph': Thing[] }[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as never);
}

const metaContent = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('each article sets title, description, social sharing tags and canonical link', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`/blog/${slug}`)).text();
  const address = `${site.url}/reflections/${slug}`;
  expect(html).toContain('<title>The future of HEOR with agentic AI systems | Loon</title>');
  expect(metaContent(html, 'description')?.length).toBeGreaterThan(50);
  expect(metaContent(html, 'og:type')).toBe('article');
  expect(metaContent(html, 'og:site_name')).toBe('Loon');
  expect(metaContent(html, 'og:locale')).toBe('en_US');
  expect(metaContent(html, 'og:url')).toBe(address);
  expect(metaContent(html, 'twitter:card')).toBe('summary_large_image');
  expect(metaContent(html, 'article:published_time')).toMatch(/^2024-09-20T/);
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  const image = await request.get(metaContent(html, 'og:image') ?? '');
  expect(image.headers()['content-type']).toBe('image/png');
  const size = ['width', 'height'].map((side) => metaContent(html, `og:image:${side}`));
  expect(size).toEqual(['1200', '630']);
});

test('BlogPosting structured data: headline, author, publisher, published and modified dates', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`/reflections/${slug}`)).text();
  const [data, ...others] = structuredData(html);
  expect(others).toEqual([]);
  expect(data?.['@context']).toBe('https://schema.org');
  const posting = data?.['@graph'].find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({
    headline: 'The future of HEOR with agentic AI systems',
    author: { '@type': 'Organization', name: 'Loon Team' },
    publisher: { '@type': 'Organization', name: 'Loon Inc.' },
    mainEntityOfPage: { '@type': 'WebPage', '@id': `${site.url}/reflections/${slug}` },
  });
  expect(String(posting?.['datePublished'])).toMatch(/^2024-09-20T/);
  const published = Date.parse(String(posting?.['datePublished']));
  expect(Date.parse(String(posting?.['dateModified']))).toBeGreaterThanOrEqual(published);
  const images = (posting?.['image'] ?? []) as string[];
  expect(images).not.toEqual([]);
  for (const address of images) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('BreadcrumbList and FAQPage structured data', async ({ request, site }) => {
  const html = await (await request.get(`/reflections/${slug}`)).text();
  const graph = structuredData(html)[0]?.['@graph'] ?? [];
  const breadcrumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(breadcrumbs?.['itemListElement']).toMatchObject([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
    { '@type': 'ListItem', position: 2, item: `${site.url}/reflections` },
    { '@type': 'ListItem', position: 3, item: `${site.url}/reflections/${slug}` },
  ]);
  const faqs = graph.find((thing) => thing['@type'] === 'FAQPage');
  const questions = faqs?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(8);
  for (const { name, acceptedAnswer } of questions) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text.length).toBeGreaterThan(20);
  }
});

test('the text is sent once, and the first load requests nothing more', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const response = await page.goto(`/reflections/${slug}`);
  await hydrate(page);
  const text = await page.locator('.prose > p').nth(1).innerText();
  const html = ((await response?.text()) ?? '').replaceAll('&#x27;', "'");
  expect(html.split(text.slice(0, 60))).toHaveLength(2);
  await page.getByRole('button', { name: 'View FAQs' }).click();
  await expect(page.locator('.prose')).toContainText(text);
  expect(asked).toEqual([]);
});
