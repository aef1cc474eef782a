import type { PostFaq } from '../posts/entities/post-body.entity.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { escapeXml } from '../site/documents/xml.ts';
import { attributionHtml, dayOf, type ShownAttribution } from './attribution-html.ts';

/** The content of an article's Markdown version. */
export interface WholeArticle {
  post: Post & { publishedAt: Date };
  /** Its text as sanitized HTML. */
  contentHtml: string;
  faqs: readonly PostFaq[];
  attribution: ShownAttribution;
  /** The line about the part that AI had in it. */
  statement: string | null;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An article from its title to its FAQs as sanitized HTML, in the order of its page. */
export function articleHtml({
  post,
  contentHtml,
  faqs,
  attribution,
  statement,
}: Omit<WholeArticle, 'post'> & { post: Pick<Post, 'title' | 'subtitle'> }): string {
  return [
    element('h1', post.title),
    ...(post.subtitle ? [element('p', post.subtitle)] : []),
    contentHtml,
    ...attributionHtml(attribution),
    ...(faqs.length > 0 ? [element('h2', 'Frequently asked questions')] : []),
    ...faqs.map(({ question, answer, answerHtml }) =>
      [element('h3', question), answerHtml ?? element('p', answer)].join('\n'),
    ),
    ...(statement === null ? [] : [element('p', statement)]),
  ].join('\n');
}

/**
 * The metadata of an article as the front matter of its Markdown version: YAML with JSON strings
 * and lists, so that no text breaks its line.
 */
export function frontMatter(
  { post, attribution }: Pick<WholeArticle, 'post' | 'attribution'>,
  url: string,
): string {
  const { authors, reviewer, revisedAt } = attribution;
  const names = authors.map(({ name }) => name).join(', ');
  return [
    '---',
    `title: ${JSON.stringify(post.title)}`,
    `description: ${JSON.stringify(post.metaDescription ?? post.excerpt)}`,
    `url: ${JSON.stringify(url)}`,
    `author: ${JSON.stringify(names || post.author)}`,
    ...(reviewer === null ? [] : [`reviewer: ${JSON.stringify(reviewer.name)}`]),
    `published: ${dayOf(post.publishedAt)}`,
    `updated: ${dayOf(post.updatedAt)}`,
    ...(revisedAt === null ? [] : [`revised: ${dayOf(revisedAt)}`]),
    `tags: ${JSON.stringify(post.tags)}`,
    `aiDisclosure: ${post.aiDisclosure}`,
    '---',
  ].join('\n');
}
