import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentReader } from '../../site/content/content-file.ts';
import { contentWith } from '../../testing/blog-app.ts';
import { copyContentWithoutArticles } from '../../testing/content-copy.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ownChanges } from '../../testing/own-changes.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { ImportedArticle } from './imported-article.entity.ts';
import { renderContent } from '../markdown/render-content.ts';
import { Post } from '../entities/post.entity.ts';
import { nobody } from '../attribution/team.ts';
import { readArticle } from './article-file.ts';
import { articleText, publicArticles } from './article-text.ts';
import { importArticles } from './import-articles.ts';
import { openDatabase } from '../../site-database.ts';

/** product 4.10: slug, date shown, read time, FAQs. */
const facts = [
  ['ai-transforming-healthcare-technology-assessment-market-access-2024', '2025-02-08', 8],
  ['future-of-hta-submissions', '2025-01-15', 7],
  ['hidden-risks-biopharma-market-access', '2025-04-15', 7],
  ['hidden-risks-biopharma-clinical-economic-evidence', '2025-01-27', 6],
  ['making-systematic-reviews-feasible', '2025-05-10', 6],
  ['future-of-heor-agentic-ai-systems', '2024-09-20', 7],
] as const;

interface ArticleAnswer {
  publishedAt: string;
  updatedAt: string;
  readTime: number;
  author: string;
  subtitle: string;
  metaDescription: string;
  excerpt: string;
  tags: string[];
  faqs: { id: string }[];
  faqsAlwaysShown: boolean;
  contentHtml: string;
}

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function article(fields: Record<string, string> = {}, body = contentWith()): string {
  const all = { title: 'An article', slug: 'an-article', author: 'Ada', date: "'2025-01-31'" };
  const lines = Object.entries({ ...all, ...fields }).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

async function emptyBlog(engine: 'sqlite' | 'postgres') {
  const storage = await createTestDatabase(engine);
  const database = await openDatabase(storage.url);
  const content = copyContentWithoutArticles();
  cleanups.push(content.remove, storage.remove, () => database.close());
  const run = () =>
    importArticles({
      database,
      changes: ownChanges(database),
      contentDirectory: content.directory,
      render: renderContent,
      team: nobody,
      now: () => new Date(),
    });
  return { database, content, run };
}

it('shipped articles satisfy the rules of posts, whichever of them the owner has left', () => {
  const reader = new ContentReader('data/content');
  for (const file of readdirSync('data/content/articles')) {
    readArticle(reader, file.replace('.md', ''));
  }
  expect(reader.problems).toEqual([]);
});

describe.each(engines)('articles that ship with the site, on %s', (engine) => {
  it('exist after the first start, as listed in product 4.10', async () => {
    const storage = await createTestDatabase(engine);
    const app = await startTestApp(engine, {}, storage);
    cleanups.push(() => storage.remove());
    cleanups.push(() => app.close());
    for (const [slug, date, readTime] of facts) {
      const { data, errors } = await app.graphql(`{ post(slug: "${slug}") {
        publishedAt updatedAt readTime author subtitle metaDescription excerpt tags
        faqs { id } faqsAlwaysShown contentHtml } }`);
      expect(errors).toEqual([]);
      const { post } = data as { post: ArticleAnswer };
      expect([slug, post.publishedAt, post.readTime, post.faqs.length]).toEqual([
        slug,
        `${date}T12:00:00.000Z`,
        readTime,
        8,
      ]);
      expect(post.updatedAt).toBe(post.publishedAt);
      expect(post.author).toBe('Loon Team');
      expect(post.tags.length).toBeGreaterThanOrEqual(4);
      expect([post.subtitle, post.metaDescription, post.excerpt].every(Boolean)).toBe(true);
      expect(post.contentHtml).toMatch(/<h2 id="s-/);
      expect(post.contentHtml).toContain('<table>');
      const [, path = '', width, height] =
        /<figure><img src="(\S+)" alt="[^"]{40,}" width="(\d+)" height="(\d+)"[^>]*><figcaption>Fig\. 1\. /.exec(
          post.contentHtml,
        ) ?? [];
      const drawing = await readFile(`web/public${path}`, 'utf8');
      expect(drawing).toMatch(`<svg width="${width}" height="${height}"`);
      expect(post.faqsAlwaysShown).toBe(
        slug === 'hidden-risks-biopharma-clinical-economic-evidence',
      );
    }
    const { data } = await app.graphql('{ posts(first: 1) { totalCount } }');
    expect(data).toEqual({ posts: { totalCount: 6 } });
  });

  it('have the given FAQ ids in future-of-heor-agentic-ai-systems', async () => {
    const app = await startTestApp(engine);
    cleanups.push(() => app.close());
    const { data } = await app.graphql(
      '{ post(slug: "future-of-heor-agentic-ai-systems") { faqs { id } } }',
    );
    const { post } = data as { post: ArticleAnswer };
    expect(post.faqs.map(({ id }) => id)).toEqual([
      'agentic-ai-quality',
      'complex-heor-studies',
      'regulatory-acceptance',
      'data-types',
      'completion-speed',
      'training-requirements',
      'workflow-integration',
      'cost-savings',
    ]);
  });

  it('are imported once and do not overwrite an administrator’s edit', async () => {
    const { database, content, run } = await emptyBlog(engine);
    content.write('an-article', article());
    await run();
    await database.write((manager) =>
      manager.update(Post, { slug: 'an-article' }, { title: 'Edited' }),
    );
    content.write('an-article', article({ title: 'A later edition' }));
    await run();
    const posts = await database.reader.find(Post);
    expect(posts.map(({ title }) => title)).toEqual(['Edited']);
  });

  it('are imported once even when two processes start at the same time', async () => {
    const { database, content, run } = await emptyBlog(engine);
    content.write('an-article', article());
    await Promise.all([run(), run()]);
    expect(await database.reader.count(Post)).toBe(1);
  });

  it('are not imported again after their deletion', async () => {
    const { database, content, run } = await emptyBlog(engine);
    content.write('an-article', article());
    await run();
    await database.write((manager) =>
      manager.update(Post, { slug: 'an-article' }, { deletedAt: new Date() }),
    );
    await run();
    expect(await database.reader.count(Post)).toBe(1);
  });

  it('are imported at the next start when they are added later', async () => {
    const { database, content, run } = await emptyBlog(engine);
    content.write('an-article', article());
    await run();
    content.write('another', article({ slug: 'another', title: 'Another' }));
    await run();
    const imported = await database.reader.find(ImportedArticle, { order: { slug: 'ASC' } });
    expect(imported.map(({ slug }) => slug)).toEqual(['an-article', 'another']);
  });

  it('do not take the slug of an existing post', async () => {
    const { database, content, run } = await emptyBlog(engine);
    content.write('an-article', article());
    await run();
    await database.write((manager) => manager.clear(ImportedArticle));
    await run();
    const posts = await database.reader.find(Post, { order: { slug: 'ASC' } });
    expect(posts.map(({ slug }) => slug)).toEqual(['an-article', 'an-article-2']);
  });
});

describe.each(engines)('the part that AI had in articles on %s', (engine) => {
  it('is imported with the person who has read them, and exported (product 24.6)', async () => {
    const { database, content, run } = await emptyBlog(engine);
    const facts: ({ slug: string } & Record<string, string>)[] = [
      { slug: 'by-people' },
      { slug: 'read', aiDisclosure: 'ai-assisted', readBy: 'Grace' },
      { slug: 'read-by-its-author', aiDisclosure: 'ai-assisted' },
      { slug: 'unread', aiDisclosure: 'ai-autonomous' },
    ];
    for (const fields of facts) content.write(fields.slug, article(fields));
    await run();
    const posts = await database.reader.find(Post, { order: { slug: 'ASC' } });
    expect(posts.map((post) => [post.aiDisclosure, post.confirmation?.name])).toEqual([
      ['human-only', undefined],
      ['ai-assisted', 'Grace'],
      ['ai-assisted', 'Ada'],
      ['ai-autonomous', undefined],
    ]);
    for await (const exported of publicArticles(database.reader, new Date())) {
      const [known] = facts.filter(({ slug }) => slug === exported.slug);
      const text = articleText(exported, []);
      expect(text.includes('aiDisclosure')).toBe(exported.aiDisclosure !== 'human-only');
      content.write(exported.slug, text);
      const again = readArticle(new ContentReader(content.directory), exported.slug);
      expect(again?.aiDisclosure).toBe(known?.['aiDisclosure'] ?? 'human-only');
      expect(again?.readBy).toBe(exported.readBy);
    }
  });
});

describe('invalid front matter stops the start and names file and field', () => {
  it.each([
    ['date', article({ date: 'yesterday' }), /an-article\.md: date must be a date in quotes/],
    ['title', article({ title: '""' }), /an-article\.md: title Title is required/],
    ['slug', article({ slug: 'other' }), /an-article\.md: slug must be "an-article"/],
    ['an unknown field', article({ colour: 'red' }), /an-article\.md: .*colour/],
    [
      'the part of AI',
      article({ aiDisclosure: 'none' }),
      /an-article\.md: aiDisclosure must be human/,
    ],
    ['tags', article({ tags: 'HTA' }), /an-article\.md: tags Tags must be a list/],
    ['faqs', article({ faqs: '[{ question: Why }]' }), /an-article\.md: faqs\[0\]\.answer/],
    ['the text', article({}, 'short'), /an-article\.md: Content must be at least 100 characters/],
    ['YAML', article({ title: '"open' }), /an-article\.md: /],
    ['no front matter', contentWith(), /an-article\.md: must begin with front matter/],
  ])('%s', async (_field, text, message) => {
    const { database, content, run } = await emptyBlog('sqlite');
    content.write('good', article({ slug: 'good' }));
    content.write('an-article', text);
    await expect(run()).rejects.toThrow(message);
    expect(await database.reader.count(Post)).toBe(0);
  });

  it('all problems are reported together', async () => {
    const { content, run } = await emptyBlog('sqlite');
    content.write('an-article', article({ date: 'x', author: '""' }));
    await expect(run()).rejects.toThrow(/author.*date|date.*author/s);
  });
});
