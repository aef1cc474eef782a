import { articlePath } from '../../../schema/article-path.ts';
import { evidencePath, trustParts, trustPaths } from '../../../schema/content/trust-pages.ts';
import { hasConfirmedStudy } from '../../../schema/evidence/studies-with-figures.ts';
import { labelsSamples } from '../../../schema/loopback.ts';
import type { Content } from '../content/content.ts';

/** A page other than the articles, as listed in llms.txt. */
interface ListedPage {
  title: string;
  path: string;
  /**
   * A one-line summary; if the site is reachable by others, it also says whether any of the page is
   * a placeholder.
   */
  summary: string;
  /** Whether search engines may index it. */
  indexed: boolean;
}

function hasSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('sample' in value && value.sample === true) || Object.values(value).some(hasSample);
}

/** The pages other than the articles (product 17.5). */
function listedPages(content: Content, publicUrl: string): ListedPage[] {
  const { site, sections, teamMembers, testimonials, partners, publications } = content;
  const { evidence, privacy, terms } = content;
  const home = [site, sections, teamMembers, testimonials, partners, publications];
  const pages = [
    {
      ...{ title: 'Home', path: '/', of: home },
      summary: 'what the products do, how they were validated, and who makes them',
    },
    {
      ...{ title: site.pages.reflections.title, path: '/reflections', of: [] },
      summary: site.pages.reflections.description,
    },
    {
      ...{ title: evidence.title, path: evidencePath, of: evidence },
      summary: evidence.page.description,
    },
    ...trustParts.map((part) => ({
      ...{ title: content[part].title, path: trustPaths[part], of: content[part] },
      summary: content[part].page.description,
    })),
    { title: privacy.title, path: '/privacy', of: [], summary: privacy.description },
    { title: terms.title, path: '/terms', of: [], summary: terms.description },
  ];
  return pages.map(({ title, path, summary, of }) => ({
    title,
    path,
    indexed: path !== evidencePath || hasConfirmedStudy(evidence.studies),
    summary:
      labelsSamples(publicUrl) && hasSample(of)
        ? `${summary} (Sample: parts of this page are placeholders.)`
        : summary,
  }));
}

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

/** When a public post last changed for readers: its publication may be later than its last save. */
export function changedAt({
  publishedAt,
  updatedAt,
}: Pick<PublishedPost, 'publishedAt' | 'updatedAt'>): Date {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
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
