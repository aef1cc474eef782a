import type { PostFaq } from '../posts/entities/post-body.entity.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { escapeXml } from '../site/documents/xml.ts';

/** What the Markdown of an article is made of. */
export interface WholeArticle {
  post: Post & { publishedAt: Date };
  /** Its text as sanitised HTML. */
  contentHtml: string;
  faqs: readonly PostFaq[];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An article from its title to its FAQs as one sanitised HTML, in the order of its page. */
export function articleHtml({ post, contentHtml, faqs }: WholeArticle): string {
  return [
    element('h1', post.title),
    ...(post.subtitle ? [element('p', post.subtitle)] : []),
    contentHtml,
    ...(faqs.length > 0 ? [element('h2', 'Frequently asked questions')] : []),
    ...faqs.map(({ question, answer, answerHtml }) =>
      [element('h3', question), answerHtml ?? element('p', answer)].join('\n'),
    ),
  ].join('\n');
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * What is known of an article, as the front matter of its Markdown: YAML, of which JSON's strings
 * and lists are a part, so that no text ends its line.
 */
export function frontMatter({ post }: Pick<WholeArticle, 'post'>, url: string): string {
  return [
    '---',
    `title: ${JSON.stringify(post.title)}`,
    `description: ${JSON.stringify(post.metaDescription ?? post.excerpt)}`,
    `url: ${JSON.stringify(url)}`,
    `author: ${JSON.stringify(post.author)}`,
    `published: ${day(post.publishedAt)}`,
    `updated: ${day(post.updatedAt)}`,
    `tags: ${JSON.stringify(post.tags)}`,
    '---',
  ].join('\n');
}
