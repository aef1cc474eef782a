import type { Content } from '../content/content.ts';
import { listedPages, type ListedPage } from './listed-pages.ts';
import { articlePath } from '../../../schema/article-path.ts';

/** What the site's documents say of a published post. */
export interface PublishedPost {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  publishedAt: Date;
  updatedAt: Date;
}

/** A published post together with its text. */
export interface FeedPost extends PublishedPost {
  contentHtml: string;
}

/** What the site's documents say of the site itself. */
export interface SiteFacts {
  /** Canonical origin without a trailing slash. */
  publicUrl: string;
  name: string;
  tagline: string;
  blogTitle: string;
  blogDescription: string;
  /** The pages beside the articles, in the order in which they are listed. */
  pages: ListedPage[];
}

/** Takes what the documents need from the site's texts. */
export function siteFacts(content: Content, publicUrl: string): SiteFacts {
  const { brand, pages } = content.site;
  return {
    publicUrl,
    name: brand.name,
    tagline: brand.tagline,
    blogTitle: pages.reflections.title,
    blogDescription: pages.reflections.description,
    pages: listedPages(content, publicUrl),
  };
}

/** The canonical address of a post (product 5.10). */
export function addressOf({ publicUrl }: SiteFacts, { slug }: { slug: string }): string {
  return `${publicUrl}${articlePath(slug)}`;
}

const localLink = /(<[a-z][^<>]*?\s(?:href|src)=")(#|\/(?!\/))/g;

/** A post's HTML for readers elsewhere: links within the site and the page become absolute. */
export function absoluteHtml(
  facts: SiteFacts,
  post: Pick<FeedPost, 'slug' | 'contentHtml'>,
): string {
  return post.contentHtml.replace(localLink, (_match, before: string, start: string) =>
    start === '#' ? `${before}${addressOf(facts, post)}#` : `${before}${facts.publicUrl}/`,
  );
}
