import {
  absoluteHtml,
  addressOf,
  changedAt,
  type FeedPost,
  type SiteFacts,
} from './published-post.ts';
import { escapeXml } from './xml.ts';

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
      date_modified: changedAt(post).toISOString(),
      authors: [{ name: post.author }],
      tags: post.tags,
      _ai_disclosure: post.aiDisclosure,
    })),
  });
}

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

function entryOf(facts: SiteFacts, post: FeedPost): string {
  const address = addressOf(facts, post);
  return [
    '<entry>',
    element('title', post.title),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element('published', post.publishedAt.toISOString()),
    element('updated', changedAt(post).toISOString()),
    `<author>${element('name', post.author)}</author>`,
    ...post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element('summary', post.excerpt),
    element('content', absoluteHtml(facts, post), ' type="html"'),
    '</entry>',
  ].join('\n');
}

/** When the latest change to any of the posts was made. */
function lastChange(posts: readonly FeedPost[]): Date {
  return new Date(Math.max(0, ...posts.map((post) => changedAt(post).getTime())));
}

/** Writes `/feed.xml`: the newest posts with full text, as Atom (RFC 4287). */
export function writeAtomFeed(facts: SiteFacts, posts: readonly FeedPost[]): string {
  const self = `${facts.publicUrl}/feed.xml`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('title', facts.blogTitle),
    element('subtitle', facts.blogDescription),
    element('id', `${facts.publicUrl}/reflections`),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${facts.publicUrl}/reflections`)}"/>`,
    element('updated', lastChange(posts).toISOString()),
    `<author>${element('name', facts.name)}</author>`,
    ...posts.map((post) => entryOf(facts, post)),
    '</feed>',
    '',
  ].join('\n');
}
