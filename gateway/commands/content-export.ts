import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { fileOfPart } from '../../schema/content/content-parts.ts';
import {
  listPublishedParts,
  partFileSaying,
  readPartFile,
  type PublishedContentPart,
} from '../content/moving/part-files.ts';
import { readEnvironment } from '../environment/env.ts';
import { imageNamesIn } from '../images/image-address.ts';
import { readArticle } from '../posts/import/article-file.ts';
import { articleText, publicArticles } from '../posts/import/article-text.ts';
import { selectExisting } from '../posts/reading/visible-posts.ts';
import { ContentError, ContentReader } from '../site/content/content-file.ts';
import { loadContent } from '../site/content/content.ts';
import { openDatabase } from '../site-database.ts';
import type { Database } from '../database/database.ts';
import {
  putInPlace,
  requireContentFolder,
  writeTemporary,
  namedDirectory,
} from './content-folder.ts';
import { withPlainProblems, type Say } from './plain-problems.ts';

const usage = 'Usage: npm run content:export -- DIRECTORY';

interface Exported {
  files: Map<string, string>;
  parts: PublishedContentPart[];
  articles: string[];
  /** Number of posts left out because they are not public. */
  leftOut: number;
}

/** The published parts as files; other files in `folders` are not changed. */
async function publishedAsFiles(
  database: Database,
  contentDirectory: string,
  folders: readonly string[],
): Promise<Exported> {
  const { reader } = database;
  const files = new Map<string, string>();
  const parts = await listPublishedParts(reader, loadContent(contentDirectory));
  for (const { name, value } of parts) {
    files.set(fileOfPart(name), partFileSaying(name, value, folders));
  }
  const articles: string[] = [];
  for await (const article of publicArticles(reader, new Date())) {
    files.set(`articles/${article.slug}.md`, articleText(article, folders));
    articles.push(article.slug);
  }
  const leftOut = (await selectExisting(reader).getCount()) - articles.length;
  return { files, parts, articles, leftOut };
}

/** Reads the written files as a start does; a difference from the published text is a problem. */
function requireSame(directory: string, { parts, articles }: Exported): void {
  const reader = new ContentReader(directory);
  for (const { name, value } of parts) {
    const plain: unknown = JSON.parse(JSON.stringify(value));
    const read = readPartFile(reader, name);
    if (read !== undefined && !isDeepStrictEqual(JSON.parse(JSON.stringify(read)), plain)) {
      reader.refuse(
        fileOfPart(name),
        'cannot represent the published content; nothing was exported',
      );
    }
  }
  articles.forEach((slug) => readArticle(reader, slug));
  if (reader.problems.length > 0) {
    throw new ContentError(reader.problems);
  }
}

async function place(directory: string, exported: Exported, say: Say): Promise<void> {
  const temporary = await writeTemporary(directory, exported.files);
  try {
    requireSame(temporary, exported);
    const { written, removed } = await putInPlace(directory, temporary, exported.files);
    const { parts, articles, leftOut } = exported;
    const counts = `${String(parts.length)} parts and ${String(articles.length)} articles`;
    say(`Exported ${counts} to ${directory}; ${String(written.length)} files were written.`);
    removed.forEach((name) => say(`Removed ${name}: no public post has this URL.`));
    const images = new Set([...exported.files.values()].flatMap((text) => imageNamesIn(text)));
    if (images.size > 0) {
      say(
        `Not exported: ${String(images.size)} uploaded images used by the content. ` +
          'npm run uploads:move -- FROM TO --copy copies them to another site.',
      );
    }
    if (leftOut > 0) {
      say(`Left out: ${String(leftOut)} posts that are not public.`);
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * `npm run content:export -- DIRECTORY`: writes the published content of the site that
 * `environment` describes as content files, completely or not at all. A site with an empty database
 * and these files as its content shows the same (product 12.5). Resolves with the exit code.
 */
export function runContentExport(
  environment: NodeJS.ProcessEnv,
  options: string[],
  say: Say,
): Promise<number> {
  return withPlainProblems(say, async () => {
    const directory = namedDirectory(options, usage);
    requireContentFolder(directory);
    const { databaseUrl, contentDirectory } = readEnvironment(environment);
    const database = await openDatabase(databaseUrl);
    try {
      const folders = [directory, contentDirectory];
      await place(directory, await publishedAsFiles(database, contentDirectory, folders), say);
    } finally {
      await database.close();
    }
  });
}
