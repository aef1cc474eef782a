import { addressOf, changedAt, type PublishedPost, type SiteFacts } from './published-post.ts';
import { escapeXml } from './xml.ts';

/** How many URLs one sitemap contains; the protocol allows ten times as many. */
export const sitemapLength = 5_000;

export type SitemapPost = Pick<PublishedPost, 'slug' | 'publishedAt' | 'updatedAt'>;

/** The parts of a sitemap that is too long for one file: pages and tags first, then posts. */
type SitemapPart = 'pages' | 'posts';

/** The path of a part of the sitemap; parts are numbered from 1. */
function sitemapPartPath(part: SitemapPart, number: number): string {
  return `/sitemap-${part}-${String(number)}.xml`;
}

/** The canonical URL of a tag's page. */
function tagPage(tag: string): string {
  return `/reflections?${new URLSearchParams({ tag }).toString()}`;
}

/** The paths of everything in the sitemap except the posts. */
function sitemapPages({ pages }: SiteFacts, tags: readonly string[]): string[] {
  const indexed = pages.filter((page) => page.indexed).map(({ path }) => path);
  return [...indexed, ...tags.map(tagPage)];
}

function document(element: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${element}>`,
    '',
  ].join('\n');
}

/** Writes a sitemap of pages, given by path, and of posts with the date of their last change. */
function writeSitemap(
  facts: SiteFacts,
  pages: readonly string[],
  posts: readonly SitemapPost[],
): string {
  return document('urlset', [
    ...pages.map((path) => `<url><loc>${escapeXml(facts.publicUrl + path)}</loc></url>`),
    ...posts.map(
      (post) =>
        `<url><loc>${escapeXml(addressOf(facts, post))}</loc>` +
        `<lastmod>${changedAt(post).toISOString()}</lastmod></url>`,
    ),
  ]);
}

/** Writes the index of a sitemap with the given number of parts. */
function writeSitemapIndex(facts: SiteFacts, parts: Readonly<Record<SitemapPart, number>>): string {
  const paths = (['pages', 'posts'] as const).flatMap((part) =>
    Array.from({ length: parts[part] }, (_, index) => sitemapPartPath(part, index + 1)),
  );
  return document(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapeXml(facts.publicUrl + path)}</loc></sitemap>`),
  );
}

/** The blog as the source of the sitemaps: public posts only. */
export interface SitemapSource {
  count: () => Promise<number>;
  /**
   * A range of posts ordered by date, oldest first, so that a new post does not move the others.
   */
  addresses: (range: { from: number; count: number }) => Promise<SitemapPost[]>;
  /** The names of their tags; each tag has a page. */
  tags: () => Promise<string[]>;
}

/**
 * `/sitemap.xml`: every public page, newest post first, if one file has enough space; otherwise the
 * index of the parts.
 */
export async function writeWholeSitemap(facts: SiteFacts, source: SitemapSource): Promise<string> {
  const [pages, posts] = [sitemapPages(facts, await source.tags()), await source.count()];
  if (pages.length + posts <= sitemapLength) {
    const addresses = await source.addresses({ from: 0, count: posts });
    return writeSitemap(facts, pages, addresses.reverse());
  }
  return writeSitemapIndex(facts, {
    pages: Math.ceil(pages.length / sitemapLength),
    posts: Math.ceil(posts / sitemapLength),
  });
}

/** One part of the sitemap, numbered from 1; undefined if there is no such part. */
export async function writeSitemapPart(
  facts: SiteFacts,
  source: SitemapSource,
  { part, number }: { part: SitemapPart; number: number },
): Promise<string | undefined> {
  const from = (number - 1) * sitemapLength;
  if (part === 'pages') {
    const pages = sitemapPages(facts, await source.tags()).slice(from, from + sitemapLength);
    return pages.length === 0 ? undefined : writeSitemap(facts, pages, []);
  }
  const posts = await source.addresses({ from, count: sitemapLength });
  return posts.length === 0 ? undefined : writeSitemap(facts, [], posts);
}
