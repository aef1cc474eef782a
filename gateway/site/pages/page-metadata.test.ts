import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const publicUrl = 'http://localhost:3000';
const slug = 'future-of-heor-agentic-ai-systems';

const pages = [
  { path: '/', title: 'Loon: HTA-compliant agentic AI for HEOR and market access' },
  { path: '/privacy', title: 'Privacy Policy | Loon' },
  { path: '/terms', title: 'Terms of Use | Loon' },
  { path: '/evidence', title: 'Validation evidence | Loon' },
  { path: '/ai-transparency', title: 'AI transparency | Loon' },
  { path: '/security', title: 'Security and data handling | Loon' },
  { path: '/accessibility', title: 'Accessibility | Loon' },
];

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data blocks of a page. */
function structuredData(html: string): { '@context': string; '@graph': Thing[] }[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as never);
}

/** Name and content of every meta element. */
function metaOf(html: string): Record<string, string | undefined> {
  const all = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...all].map(([, name = '', content = '']) => [name, content]));
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalLinks = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);

describe('The metadata of a rendered page', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp('sqlite');
  });
  afterAll(() => app.close());

  const pageAt = async (path: string) => (await fetch(`${app.url}${path}`)).text();
  /** What the site serves at one of its public addresses. */
  const served = (address: string) => fetch(address.replace(publicUrl, app.url));

  it.each(pages)(
    '$path has its own title, description, keywords, canonical link and social card tags',
    async ({ path, title }) => {
      const html = await pageAt(`${path}?utm_source=elsewhere`);
      const meta = metaOf(html);
      expect(titleOf(html)).toBe(title);
      expect(canonicalLinks(html)).toEqual([`${publicUrl}${path}`]);
      expect(meta).toMatchObject({
        'og:site_name': 'Loon',
        'og:locale': 'en_US',
        'og:type': 'website',
        'og:url': `${publicUrl}${path}`,
        'og:title': title,
        'og:description': meta['description'],
        'twitter:card': 'summary_large_image',
      });
      expect(meta['description']).toMatch(/^.{50,160}$/);
      expect(meta['keywords']).toContain(', ');
    },
  );

  it('differs in title and description from page to page', async () => {
    const seen = new Set<string | undefined>();
    for (const { path } of pages) {
      const html = await pageAt(path);
      seen.add(titleOf(html)).add(metaOf(html)['description']);
    }
    expect(seen.size).toBe(2 * pages.length);
  });

  it('of / describes the company, its website, its products and its FAQs as structured data', async () => {
    expect(structuredData(await pageAt('/'))[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Loon', legalName: 'Loon Inc.' },
        { '@type': 'WebSite', url: `${publicUrl}/` },
        ...['Loon Lens', 'Loon Hatch', 'Loon Echo', 'Loon Waters'].map((name) => ({
          '@type': 'SoftwareApplication',
          name,
        })),
        { '@type': 'FAQPage' },
      ],
    });
  });

  it('of an article contains title, description, social sharing tags and canonical link', async () => {
    const html = await pageAt(`/reflections/${slug}`);
    const address = `${publicUrl}/reflections/${slug}`;
    const meta = metaOf(html);
    expect(titleOf(html)).toBe('The future of HEOR with agentic AI systems | Loon');
    expect(meta['description']?.length).toBeGreaterThan(50);
    expect(meta).toMatchObject({
      'og:type': 'article',
      'og:site_name': 'Loon',
      'og:locale': 'en_US',
      'og:url': address,
      'twitter:card': 'summary_large_image',
      'article:published_time': expect.stringMatching(/^2024-09-20T/) as string,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(canonicalLinks(html)).toEqual([address]);
    const image = await served(meta['og:image'] ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
  });

  it('of an article contains the tags of a citation', async () => {
    const meta = metaOf(await pageAt(`/reflections/${slug}`));
    expect(meta).toMatchObject({
      citation_title: 'The future of HEOR with agentic AI systems',
      citation_author: 'Loon Team',
      citation_publication_date: '2024/09/20',
      citation_public_url: `${publicUrl}/reflections/${slug}`,
      citation_language: 'en',
    });
    expect(meta).not.toHaveProperty('citation_doi');
    const authors = [{ name: 'Ada & Byron' }, { name: '山田 太郎' }];
    const content = 'Evidence needs time. '.repeat(6);
    const post = { title: 'Cited', slug: 'cited', content, published: true, authors };
    const cookie = await app.logIn();
    await app.send(
      'POST',
      '/api/blog/admin/posts',
      { ...post, doi: 'doi:10.5281/z.7' },
      { cookie },
    );
    const html = await pageAt('/reflections/cited');
    expect(metaOf(html)).toMatchObject({ citation_doi: '10.5281/z.7' });
    expect(
      [...html.matchAll(/name="citation_author" content="([^"]*)"/g)].map((one) => one[1]),
    ).toEqual(['Ada &amp; Byron', '山田 太郎']);
    expect(await pageAt('/reflections')).not.toContain('citation_');
  });

  it('of an article describes a BlogPosting with headline, author, publisher and dates', async () => {
    const html = await pageAt(`/reflections/${slug}`);
    const [data, ...others] = structuredData(html);
    expect(others).toEqual([]);
    expect(data?.['@context']).toBe('https://schema.org');
    const posting = data?.['@graph'].find((thing) => thing['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({
      headline: 'The future of HEOR with agentic AI systems',
      author: { '@type': 'Organization', name: 'Loon Team' },
      publisher: { '@type': 'Organization', name: 'Loon Inc.' },
      mainEntityOfPage: { '@type': 'WebPage', '@id': `${publicUrl}/reflections/${slug}` },
    });
    expect(String(posting?.['datePublished'])).toMatch(/^2024-09-20T/);
    const published = Date.parse(String(posting?.['datePublished']));
    expect(Date.parse(String(posting?.['dateModified']))).toBeGreaterThanOrEqual(published);
    const images = (posting?.['image'] ?? []) as string[];
    expect(images).not.toEqual([]);
    for (const address of images) {
      expect((await served(address)).status, address).toBe(200);
    }
  });

  it('of an article describes its BreadcrumbList and FAQPage', async () => {
    const html = await pageAt(`/reflections/${slug}`);
    const graph = structuredData(html)[0]?.['@graph'] ?? [];
    const breadcrumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(breadcrumbs?.['itemListElement']).toMatchObject([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/` },
      { '@type': 'ListItem', position: 2, item: `${publicUrl}/reflections` },
      { '@type': 'ListItem', position: 3, item: `${publicUrl}/reflections/${slug}` },
    ]);
    const faqs = graph.find((thing) => thing['@type'] === 'FAQPage');
    const questions = faqs?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(8);
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    }
  });
});
