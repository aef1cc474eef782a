import { ZipfCorpus } from '../posts/search/zipf-corpus.test-support.ts';
import { insertManyPosts } from './many-posts.ts';
import { openDatabase } from '../site-database.ts';

const vocabularySize = 60_000;
const tagNames = 400;
const tagsPerPost = 3;

/** Fills a migrated database with published posts of random words, each with three tags. */
export async function fillBlog(databaseUrl: string, posts: number, words: number): Promise<void> {
  const corpus = new ZipfCorpus(42, vocabularySize);
  const tagsOf = (): string[] =>
    Array.from(
      { length: tagsPerPost },
      () => `Tag ${String(Math.floor(tagNames ** corpus.random.next()))}`,
    );
  const database = await openDatabase(databaseUrl);
  try {
    await insertManyPosts(database, posts, () => corpus.text(words), tagsOf);
  } finally {
    await database.close();
  }
}
