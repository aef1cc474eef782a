import { addressOf, type PublishedPost, type SiteFacts } from './published-post.ts';
import { escapeXml } from './xml.ts';

/** How many URLs one sitemap contains; the protocol allows ten times as many. */
export const sitemapLength = 5_000;

export type SitemapPost = Pick<PublishedPost, 'slug' | 'updatedAt'>;

/** The parts of a sitemap that is too long for one file: pages and tags first, then posts. */
export type SitemapPart = 'pages' | 'posts';

/** The path of a part of the sitemap; parts are numbered from 1. */
function sitemapPartPath(part: SitemapPart, number: number): string {
  return `/sitemap-${part}-${String(number)}.xml`;
}

/** The canonical URL of a tag's page. */
function tagPage(tag: string): string {
  return `/reflections?${new URLSearchParams({ tag }).toString()}`;
}

/** The paths of everything in the sitemap except the posts. */
export function sitemapPages({ pages }: SiteFacts, tags: readonly string[]): string[] {
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
export function writeSitemap(
  facts: SiteFacts,
  pages: readonly string[],
  posts: readonly SitemapPost[],
): string {
  return document('urlset', [
    ...pages.map((path) => `<url><loc>${escapeXml(facts.publicUrl + path)}</loc></url>`),
    ...posts.map(
      (post) =>
        `<url><loc>${escapeXml(addressOf(facts, post))}</loc>` +
        `<lastmod>${post.updatedAt.toISOString()}</lastmod></url>`,
    ),
  ]);
}

/** Writes the index of a sitemap with the given number of parts. */
export function writeSitemapIndex(
  facts: SiteFacts,
  parts: Readonly<Record<SitemapPart, number>>,
): string {
  const paths = (['pages', 'posts'] as const).flatMap((part) =>
    Array.from({ length: parts[part] }, (_, index) => sitemapPartPath(part, index + 1)),
  );
  return document(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapeXml(facts.publicUrl + path)}</loc></sitemap>`),
  );
}
