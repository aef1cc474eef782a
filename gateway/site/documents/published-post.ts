import type { Content } from '../content/content.ts';
import { listedPages, type ListedPage } from './listed-pages.ts';
import { articlePath } from '../../../schema/article-path.ts';

/** The facts about a published post that the site's documents contain. */
export interface PublishedPost {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  publishedAt: Date;
  updatedAt: Date;
  /** The part that AI had in it. */
  aiDisclosure: string;
}

export interface FeedPost extends PublishedPost {
  contentHtml: string;
}

/** The facts about the site that its documents contain. */
export interface SiteFacts {
  /** Canonical origin without a trailing slash. */
  publicUrl: string;
  name: string;
  tagline: string;
  blogTitle: string;
  blogDescription: string;
  /** Language of the pages, such as `en`. */
  language: string;
  reports: { address: string; sample: boolean };
  /** The pages other than the articles, in listing order. */
  pages: ListedPage[];
}

export function siteFacts(content: Content, publicUrl: string): SiteFacts {
  const { brand, emails, locale, pages } = content.site;
  return {
    publicUrl,
    name: brand.name,
    tagline: brand.tagline,
    blogTitle: pages.reflections.title,
    blogDescription: pages.reflections.description,
    language: locale.split('_')[0] ?? locale,
    reports: { address: emails.privacy, sample: emails.sample },
    pages: listedPages(content, publicUrl),
  };
}

/** The canonical URL of a post (product 5.10). */
export function addressOf({ publicUrl }: SiteFacts, { slug }: { slug: string }): string {
  return `${publicUrl}${articlePath(slug)}`;
}

const localLink = /(<[a-z][^<>]*?\s(?:href|src)=")(#|\/(?!\/))/g;

/** A post's HTML for feed readers: relative links and fragment links become absolute. */
export function absoluteHtml(
  facts: SiteFacts,
  post: Pick<FeedPost, 'slug' | 'contentHtml'>,
): string {
  return post.contentHtml.replace(localLink, (_match, before: string, start: string) =>
    start === '#' ? `${before}${addressOf(facts, post)}#` : `${before}${facts.publicUrl}/`,
  );
}
