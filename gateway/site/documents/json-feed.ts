import { absoluteHtml, addressOf, type FeedPost, type SiteFacts } from './published-post.ts';

/** Writes `/feed.json`: the newest posts with full text, as JSON Feed 1.1. */
export function writeJsonFeed(facts: SiteFacts, posts: readonly FeedPost[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: facts.blogTitle,
    home_page_url: `${facts.publicUrl}/reflections`,
    feed_url: `${facts.publicUrl}/feed.json`,
    description: facts.blogDescription,
    language: 'en',
    authors: [{ name: facts.name, url: facts.publicUrl }],
    items: posts.map((post) => ({
      id: addressOf(facts, post),
      url: addressOf(facts, post),
      title: post.title,
      summary: post.excerpt,
      content_html: absoluteHtml(facts, post),
      date_published: post.publishedAt.toISOString(),
      date_modified: post.updatedAt.toISOString(),
      authors: [{ name: post.author }],
      tags: post.tags,
      _ai_disclosure: post.aiDisclosure,
    })),
  });
}
