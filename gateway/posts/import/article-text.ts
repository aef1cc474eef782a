import { isDeepStrictEqual } from 'node:util';
import { eachOptionalText } from '../../../schema/post-fields.ts';
import { ContentReader } from '../../site/content/content-file.ts';
import { markdownText } from '../../site/content/writing/edited-yaml.ts';
import { readArticle, type Article } from './article-file.ts';

const noon = 'T12:00:00.000Z';

function momentText(moment: Date): string {
  const text = moment.toISOString();
  return text.endsWith(noon) ? text.slice(0, -noon.length) : text;
}

function isSame(one: Date | undefined, other: Date): boolean {
  return one === undefined || one.getTime() === other.getTime();
}

/** An entry without unknown values. */
function plain(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
}

/** Front matter without default values. */
function factsOf(article: Article): object {
  const { title, slug, author, date, updated, created, excerpt } = article;
  return {
    title,
    ...eachOptionalText((name) => article[name] || undefined),
    slug,
    author,
    date: momentText(date),
    updated: isSame(updated, date) ? undefined : updated?.toISOString(),
    created: isSame(created, date) ? undefined : created?.toISOString(),
    excerpt: excerpt || undefined,
    tags: article.tags?.length ? article.tags : undefined,
    references: article.references?.length ? article.references.map(plain) : undefined,
    authors: article.authors?.length ? article.authors.map(plain) : undefined,
    reviewer: article.reviewer ? plain(article.reviewer) : undefined,
    revisedAt: article.revisedAt && momentText(article.revisedAt),
    faqs: article.faqs?.length ? article.faqs : undefined,
    faqsAlwaysShown: article.faqsAlwaysShown || undefined,
    aiDisclosure: article.aiDisclosure === 'human-only' ? undefined : article.aiDisclosure,
    readBy: article.readBy,
  };
}

function haveSameContent(one: Article, other: Article): boolean {
  return one.content === other.content && isDeepStrictEqual(factsOf(one), factsOf(other));
}

/**
 * The file of an article. The first folder whose file has the same content provides the text
 * unchanged; otherwise the first folder with such a file provides its unchanged passages.
 */
export function articleText(article: Article, folders: readonly string[]): string {
  const sources = folders.flatMap((folder) => {
    const reader = new ContentReader(folder);
    const text = reader.text(`articles/${article.slug}.md`);
    return text === undefined ? [] : [{ text, said: readArticle(reader, article.slug) }];
  });
  const same = sources.find(({ said }) => said !== undefined && haveSameContent(said, article));
  const { content: body } = article;
  return same?.text ?? markdownText({ facts: factsOf(article), body }, sources[0]?.text);
}
