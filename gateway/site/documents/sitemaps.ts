import type { SiteFacts } from './published-post.ts';
import {
  sitemapLength,
  sitemapPages,
  writeSitemap,
  writeSitemapIndex,
  type SitemapPart,
  type SitemapPost,
} from './sitemap.ts';

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
