import type { SiteFacts } from './published-post.ts';
import {
  sitemapLength,
  sitemapPages,
  writeSitemap,
  writeSitemapIndex,
  type SitemapPart,
  type SitemapPost,
} from './sitemap.ts';

/** Where the sitemaps get the blog from: public posts alone. */
export interface SitemapSource {
  /** How many public posts there are. */
  count: () => Promise<number>;
  /** Some of them in the order of their dates, oldest first, so that a new one moves no other. */
  addresses: (range: { from: number; count: number }) => Promise<SitemapPost[]>;
  /** The names of their tags, each of which has a page of its own. */
  tags: () => Promise<string[]>;
}

/**
 * `/sitemap.xml`: every public page, newest post first, as long as one file can hold them; else the
 * index of the parts that do.
 */
export async function writeWholeSitemap(facts: SiteFacts, source: SitemapSource): Promise<string> {
  const [pages, posts] = [sitemapPages(await source.tags()), await source.count()];
  if (pages.length + posts <= sitemapLength) {
    const addresses = await source.addresses({ from: 0, count: posts });
    return writeSitemap(facts, pages, addresses.reverse());
  }
  return writeSitemapIndex(facts, {
    pages: Math.ceil(pages.length / sitemapLength),
    posts: Math.ceil(posts / sitemapLength),
  });
}

/** One part of the sitemap, by its number from 1 on; undefined if it has no such part. */
export async function writeSitemapPart(
  facts: SiteFacts,
  source: SitemapSource,
  { part, number }: { part: SitemapPart; number: number },
): Promise<string | undefined> {
  const from = (number - 1) * sitemapLength;
  if (part === 'pages') {
    const pages = sitemapPages(await source.tags()).slice(from, from + sitemapLength);
    return pages.length === 0 ? undefined : writeSitemap(facts, pages, []);
  }
  const posts = await source.addresses({ from, count: sitemapLength });
  return posts.length === 0 ? undefined : writeSitemap(facts, [], posts);
}
