import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentPartNames } from '../../schema/content/content-parts.ts';
import { contentMessages } from '../../schema/messages.ts';
import { Random } from '../posts/search/random.test-support.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { randomPart } from '../testing/random-content.ts';
import { testRendering } from '../testing/rendering.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { runContentExport } from './content-export.ts';
import { runContentImport } from './content-import.ts';

const undo = undoAfterEach();

interface Faq {
  id: string;
  question: string;
}

/** A site for one test, with the actions of an administrator. */
async function site(engine: 'sqlite' | 'postgres', contentDirectory: string = sampleContent) {
  const storage: TestDatabase = await createTestDatabase(engine);
  undo(() => storage.remove());
  const app = await startTestApp(engine, { contentDirectory }, storage);
  undo(() => app.close());
  const cookie = { cookie: await app.logIn() };
  const lines: string[] = [];
  const environment = { DATABASE_URL: storage.url, CONTENT_DIRECTORY: contentDirectory };
  const run = async (command: typeof runContentImport, ...options: string[]) => {
    lines.length = 0;
    return command(environment, options, (line) => lines.push(line), testRendering.program);
  };
  return {
    app,
    cookie,
    lines,
    valueOf: async (name: string) => {
      const { data } = await app.graphql(
        'query ($name: String!) { contentPart(name: $name) { value version updatedBy } }',
        { name },
        cookie,
      );
      return (data as { contentPart: { value: unknown; version: number; updatedBy: string } })
        .contentPart;
    },
    publish: async (name: string, value: unknown, version = 0) => {
      const { errors } = await app.graphql(
        `mutation ($name: String!, $value: JSON!, $version: Int!) {
          publishContent(name: $name, value: $value, version: $version) { version } }`,
        { name, value, version },
        cookie,
      );
      expect(errors).toEqual([]);
    },
    exported: (directory: string) => run(runContentExport, directory),
    imported: (directory: string) => run(runContentImport, directory),
  };
}

type Site = Awaited<ReturnType<typeof site>>;

function folder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'loon-content-files-'));
  undo(() => rmSync(parent, { recursive: true, force: true }));
  return path.join(parent, 'content');
}

async function pagesOf(app: TestApp): Promise<Map<string, string>> {
  const { data } = await app.graphql('{ posts(first: 50) { edges { node { slug } } } }');
  const { posts } = data as { posts: { edges: { node: { slug: string } }[] } };
  const articles = posts.edges.map(({ node }) => `/reflections/${node.slug}`);
  const fixed = ['/', '/reflections', '/privacy', '/terms', '/evidence', '/security', '/nowhere'];
  const documents = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/llms.txt'];
  documents.push('/llms-full.txt', ...articles.map((article) => `${article}.md`));
  const pages = new Map<string, string>();
  for (const address of [...fixed, ...documents, ...articles]) {
    const text = await (await fetch(`${app.url}${address}`)).text();
    // Cursors also contain ids.
    const plain = text.replace(/(?<="endCursor":")[^"]+/g, (cursor) => atob(cursor));
    pages.set(address, plain.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID'));
  }
  return pages;
}

/** Changes something in every part. */
async function edit({ app, cookie, valueOf, publish }: Site): Promise<void> {
  const faqs = (await valueOf('faqs')).value as Faq[];
  await publish('faqs', [{ ...faqs[1], question: 'What is: “this”? # really' }, ...faqs.slice(3)]);
  const brand = (await valueOf('site')).value as { brand: object };
  await publish('site', { ...brand, brand: { ...brand.brand, tagline: 'Another\ntagline' } });
  const privacy = (await valueOf('privacy')).value as object;
  await publish('privacy', { ...privacy, body: '## Short\n\nVery *short*.\n\n---\n\nThe end.' });
  const post = async (fields: object) => {
    const overrideReason = 'The picture was never uploaded.';
    const body = { overrideReason, ...fields };
    const sent = await app.send('POST', '/api/blog/admin/posts', body, cookie);
    expect(sent.status).toBe(201);
  };
  const image = `![Figure](/uploads/${'a'.repeat(32)}-640x480.webp)`;
  const content = `    indented: ${'code '.repeat(30)}\n\n---\n\nText of the post.\n\n${image}\n\n`;
  const publishedAt = '2025-03-01T00:00:00Z';
  for (const title of ['B: “first”', 'A second', 'C third']) {
    await post({ title, content, published: true, publishedAt, tags: ['HTA'] });
  }
  const faq = [{ question: 'Why?', answer: '- because\n- *so*' }];
  await post({
    title: 'Today',
    content,
    published: true,
    faqs: faq,
    excerpt: 'Yes',
    subtitle: '1',
  });
  await post({ title: 'A draft', content, published: false });
  const { data } = await app.graphql('{ post(slug: "future-of-hta-submissions") { id } }');
  const { id } = (data as { post: { id: string } }).post;
  const change = { title: 'The future, changed', published: true };
  const changed = await app.send('PUT', `/api/blog/admin/posts/${id}`, change, cookie);
  expect(changed.status).toBe(200);
}

describe.each(engines)('content as files, on %s', (engine) => {
  it('started with an export as its files, an empty database shows the same pages byte for byte', async () => {
    const one = await site(engine);
    await edit(one);
    const directory = folder();
    expect(await one.exported(directory)).toBe(0);
    expect(one.lines).toEqual([
      `Exported 18 parts and 10 articles to ${directory}; 28 files were written.`,
      'Not exported: 1 uploaded images used by the content. npm run uploads:move -- FROM TO --copy copies them to another site.',
      'Left out: 1 posts that are not public.',
    ]);
    const other = await site(engine, directory);
    const [pages, others] = [await pagesOf(one.app), await pagesOf(other.app)];
    expect([...others.keys()]).toEqual([...pages.keys()]);
    for (const [address, text] of pages) expect(others.get(address), address).toBe(text);
    expect(pages.get('/reflections')).toContain('The future, changed');
    // A second export from there is identical.
    const again = folder();
    expect(await other.exported(again)).toBe(0);
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      if (/\.\w+$/.test(name)) {
        expect(readFileSync(path.join(again, name), 'utf8'), name).toBe(
          readFileSync(path.join(directory, name), 'utf8'),
        );
      }
    }
  });

  it('content:import publishes changed files as new versions, immediately on a running site', async () => {
    const { app, exported, imported, lines, valueOf, publish } = await site(engine);
    const directory = folder();
    await publish('faqs', (await valueOf('faqs')).value);
    await exported(directory);
    expect(await imported(directory)).toBe(0);
    expect(lines).toEqual(['18 files are already published unchanged.']);
    const file = path.join(directory, 'faqs.yaml');
    const [faq] = (await valueOf('faqs')).value as Faq[];
    writeFileSync(file, readFileSync(file, 'utf8').replace(faq?.question ?? '', 'Is it a file?'));
    const home = async () => (await fetch(app.url)).text();
    expect(await home()).not.toContain('Is it a file?');
    expect(await imported(directory)).toBe(0);
    expect(lines).toEqual([
      'Published FAQs as version 2 (faqs.yaml).',
      '17 files are already published unchanged.',
    ]);
    await expect.poll(home, { timeout: 5_000 }).toContain('Is it a file?');
    expect(await valueOf('faqs')).toMatchObject({ version: 2, updatedBy: 'content:import' });
  });

  it('nothing is published when any file is invalid, and each problem is named', async () => {
    const { imported, lines, valueOf } = await site(engine);
    const directory = folder();
    cpSync(sampleContent, directory, { recursive: true });
    const change = (name: string, from: string, to: string) => {
      const file = path.join(directory, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    };
    change('faqs.yaml', 'question: ', 'question: Changed. ');
    change('services.yaml', '#contact-section', '#nowhere');
    change('legal/terms.md', 'lastUpdated: 2024', 'lastUpdated: year 2024');
    expect(await imported(directory)).toBe(1);
    expect(lines.join('\n')).toMatch(
      /services\.yaml: \[2\]\.href must be a page.*\n.*terms\.md: lastUpdated must be a date.*\n.*Nothing was published\./,
    );
    expect(await valueOf('faqs')).toMatchObject({ version: 0 });
  });

  it('nothing is published when a legal text cannot be rendered', async () => {
    const { imported, lines, valueOf } = await site(engine);
    const directory = folder();
    cpSync(sampleContent, directory, { recursive: true });
    const faqs = path.join(directory, 'faqs.yaml');
    writeFileSync(faqs, readFileSync(faqs, 'utf8').replace('question: ', 'question: Changed. '));
    const terms = path.join(directory, 'legal/terms.md');
    writeFileSync(terms, `${readFileSync(terms, 'utf8')}\n${'> '.repeat(200)}deep\n`);
    expect(await imported(directory)).toBe(1);
    expect(lines.join('\n')).toMatch(
      new RegExp(`legal/terms\\.md: ${contentMessages.tooDeep}\\n\\s*Nothing was published\\.`),
    );
    expect(await valueOf('faqs')).toMatchObject({ version: 0 });
    expect(await valueOf('terms')).toMatchObject({ version: 0 });
  });
});

it('any value that the schema allows survives publish, export and import unchanged', async () => {
  const one = await site('sqlite');
  const other = await site('sqlite');
  const random = new Random(20_251_122);
  const below = (end: number): number => random.between(0, end - 1);
  const directory = folder();
  for (let version = 0; version < 2; version += 1) {
    const values = new Map<string, unknown>();
    for (const name of contentPartNames) {
      const { value } = await one.valueOf(name);
      values.set(name, randomPart(name, value, below));
      await one.publish(name, values.get(name), version);
    }
    expect(await one.exported(directory), one.lines.join()).toBe(0);
    expect(await one.imported(directory), one.lines.join()).toBe(0);
    expect(one.lines).toEqual(['18 files are already published unchanged.']);
    expect(await other.imported(directory), other.lines.join()).toBe(0);
    for (const [name, value] of values) expect((await other.valueOf(name)).value).toEqual(value);
  }
});

describe('files are changed no more than they must be', () => {
  it('those of parts that were not published are copied, comments and all', async () => {
    const { exported, publish, valueOf } = await site('sqlite');
    const directory = folder();
    const [faq, ...others] = (await valueOf('faqs')).value as Faq[];
    await publish('faqs', [{ ...faq, question: 'Changed?' }, ...others]);
    await exported(directory);
    const read = (from: string, name: string) => readFileSync(path.join(from, name), 'utf8');
    for (const name of readdirSync(sampleContent, { recursive: true, encoding: 'utf8' })) {
      if (/\.\w+$/.test(name) && name !== 'faqs.yaml') {
        expect(read(directory, name), name).toBe(read(sampleContent, name));
      }
    }
    const previous = new Set(read(sampleContent, 'faqs.yaml').split('\n'));
    const fresh = read(directory, 'faqs.yaml')
      .split('\n')
      .filter((line) => !previous.has(line));
    expect(fresh).toEqual(['  question: Changed?']);
  });

  it('a second export writes only changed files, preserves comments, and removes withdrawn articles', async () => {
    const { app, cookie, exported, lines } = await site('sqlite');
    const directory = folder();
    await exported(directory);
    const file = path.join(directory, 'team.yaml');
    writeFileSync(file, `# A remark of ours.\n${readFileSync(file, 'utf8')}`);
    writeFileSync(path.join(directory, 'README.md'), 'Ours.');
    const { data } = await app.graphql('{ post(slug: "future-of-hta-submissions") { id } }');
    const { id } = (data as { post: { id: string } }).post;
    await app.send('PUT', `/api/blog/admin/posts/${id}`, { published: false }, cookie);
    expect(await exported(directory)).toBe(0);
    expect(lines).toEqual([
      `Exported 18 parts and 5 articles to ${directory}; 0 files were written.`,
      'Removed articles/future-of-hta-submissions.md: no public post has this URL.',
      'Left out: 1 posts that are not public.',
    ]);
    expect(readFileSync(file, 'utf8')).toContain('# A remark of ours.');
    expect(readdirSync(directory)).toContain('README.md');
  });

  it('a folder with other files is not changed', async () => {
    const { exported, lines } = await site('sqlite');
    const directory = mkdtempSync(path.join(tmpdir(), 'loon-other-'));
    undo(() => rmSync(directory, { recursive: true }));
    writeFileSync(path.join(directory, 'thesis.md'), 'Mine.');
    expect(await exported(directory)).toBe(1);
    expect(lines.join()).toContain('contains other files');
    expect(readdirSync(directory)).toEqual(['thesis.md']);
  });

  it.each([
    [runContentExport, [], 'Usage: npm run content:export -- DIRECTORY'],
    [runContentImport, [], 'Usage: npm run content:import -- DIRECTORY'],
    [runContentImport, ['/nowhere/at/all'], 'There is no folder /nowhere/at/all.'],
  ])('a mistake at the command line gets a plain message', async (command, options, line) => {
    const output: string[] = [];
    const say = (text: string) => output.push(text);
    expect(await command({}, options, say, testRendering.program)).toBe(1);
    expect(output.join()).toContain(line);
  });
});
