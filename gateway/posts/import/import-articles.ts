import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { In } from 'typeorm';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { recognisedPeople, type Team } from '../attribution/team.ts';
import { createPost } from '../editing/create-post.ts';
import { ImportedArticle } from './imported-article.entity.ts';
import { renderAnswersHere, withAnswers } from '../markdown/render-answer.ts';
import type { RenderedContent } from '../markdown/process-content.ts';
import { postsLock } from '../../database/locks.ts';
import type { Article } from './article-file.ts';

interface ArticleImport {
  database: Database;
  changes: SiteChanges;
  /** The folder of content files; the articles are in its subfolder `articles/`. */
  contentDirectory: string;
  render: (content: string) => Promise<RenderedContent>;
  team: Team;
  now: () => Date;
}

interface RenderedArticle {
  article: Article;
  rendered: RenderedContent;
}

/** The slugs of the articles in a content folder; none without a subfolder of articles. */
function slugsIn(contentDirectory: string): string[] {
  const articles = path.join(contentDirectory, 'articles');
  // Git does not store empty folders.
  return (existsSync(articles) ? readdirSync(articles) : [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

/** Imports the reader only now, because most starts find nothing new. */
async function readAll(contentDirectory: string, slugs: readonly string[]): Promise<Article[]> {
  const [{ ContentError, ContentReader }, { readArticle }] = await Promise.all([
    import('../../site/content/content-file.ts'),
    import('./article-file.ts'),
  ]);
  const reader = new ContentReader(contentDirectory);
  const articles = slugs.map((slug) => readArticle(reader, slug));
  if (reader.problems.length > 0) {
    throw new ContentError(reader.problems);
  }
  return articles.filter((article) => article !== undefined);
}

/** The slugs that were never imported. */
async function freshSlugs({ contentDirectory, database }: ArticleImport): Promise<string[]> {
  const slugs = slugsIn(contentDirectory);
  const known = await database.reader.findBy(ImportedArticle, { slug: In(slugs) });
  const imported = new Set(known.map(({ slug }) => slug));
  return slugs.filter((slug) => !imported.has(slug));
}

/**
 * Imports each article that ships with the site once, as a published post, regardless of later
 * changes by administrators. Without new articles, it reads only file names and one table.
 * @throws ContentError naming file and field when a new article is not valid; none is imported.
 */
export async function importArticles(deps: ArticleImport): Promise<void> {
  const fresh = await freshSlugs(deps);
  if (fresh.length === 0) {
    return;
  }
  const articles = await readAll(deps.contentDirectory, fresh);
  const rendered = await Promise.all(
    articles.map(async (article) => ({
      article: {
        ...article,
        ...recognisedPeople(article, deps),
        faqs: await withAnswers(article.faqs ?? [], renderAnswersHere),
      },
      rendered: await deps.render(article.content),
    })),
  );
  try {
    await storeAll(deps, rendered);
  } catch (error) {
    // Another process that starts with the same database may have been faster.
    if ((await freshSlugs(deps)).length > 0) {
      throw error;
    }
  }
}

function storeAll({ changes, now }: ArticleImport, rendered: RenderedArticle[]): Promise<void> {
  return changes.write(async (manager, changed) => {
    for (const { article, rendered: content } of rendered) {
      const { date, created, updated, faqsAlwaysShown, aiDisclosure, readBy, ...input } = article;
      const importedAt = now();
      const reading = { by: null, name: readBy ?? article.author, at: importedAt.toISOString() };
      const { id } = await createPost(manager, {
        input: { ...input, published: true, publishedAt: date },
        rendered: content,
        createdAt: created ?? date,
        updatedAt: updated ?? date,
        savedAt: importedAt,
        faqsAlwaysShown,
        byAi: aiDisclosure !== 'human-only',
        reading: aiDisclosure === 'ai-assisted' ? reading : undefined,
      });
      changed({ topic: 'post', id });
      await manager.insert(ImportedArticle, { slug: article.slug, importedAt });
    }
  }, postsLock);
}
