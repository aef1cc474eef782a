import { addressOf, type PublishedPost, type SiteFacts } from './published-post.ts';
import { escapeXml } from './xml.ts';

/** The pages beside the posts that search engines should know. */
const standingPages = ['/', '/reflections', '/privacy', '/terms'];

/** What the sitemap says of a post. */
export type SitemapPost = Pick<PublishedPost, 'slug' | 'updatedAt'>;

/** The address of a tag's page, spelled as the page itself spells it. */
function tagPage(tag: string): string {
  return `/reflections?${new URLSearchParams({ tag }).toString()}`;
}

/** Writes `/sitemap.xml`: every public page, posts with the date of their last change. */
export function writeSitemap(
  facts: SiteFacts,
  posts: readonly SitemapPost[],
  tags: readonly string[],
): string {
  const pages = [...standingPages, ...tags.map(tagPage)].map(
    (path) => `<url><loc>${escapeXml(facts.publicUrl + path)}</loc></url>`,
  );
  const articles = posts.map(
    (post) =>
      `<url><loc>${escapeXml(addressOf(facts, post))}</loc>` +
      `<lastmod>${post.updatedAt.toISOString()}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...articles,
    '</urlset>',
    '',
  ].join('\n');
}
