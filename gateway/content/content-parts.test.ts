import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contentPartNames,
  contentParts,
  type ContentPartName,
} from '../../schema/content/content-parts.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { latestVersion } from './published-content.ts';
import { ContentVersion } from './content-version.entity.ts';
import { deskOf, page, publishing, type Faq, type Part } from './testing/content-desk.ts';

const later = undoAfterEach();

describe.each(engines)('editable content on %s', (engine) => {
  let app: BlogApp;
  let desk: ReturnType<typeof deskOf>;

  beforeEach(async () => {
    app = await startBlogApp(engine);
    later(app.close);
    desk = deskOf(app, app.cookie);
  });

  it('parts, by name and title; the files are the published texts until a part is first published', async () => {
    const { data } = await desk.ask(`{ contentParts { name title version updatedBy hasDraft } }`);
    const { contentParts } = data as { contentParts: Part[] };
    expect(contentParts.map(({ name, title }) => [name, title])).toEqual([
      ['site', 'Site'],
      ['navigation', 'Navigation'],
      ['sections', 'Sections'],
      ['services', 'Services'],
      ['team', 'Team'],
      ['testimonials', 'Testimonials'],
      ['partners', 'Partners'],
      ['performance', 'Performance'],
      ['examples', 'Examples'],
      ['publications', 'Publications'],
      ['faqs', 'FAQs'],
      ['privacy', 'Privacy Policy'],
      ['terms', 'Terms of Use'],
      ['evidence', 'Evidence'],
      ['transparency', 'AI transparency'],
      ['security', 'Security'],
      ['accessibility', 'Accessibility'],
      ['claims', 'Claims'],
    ]);
    expect(
      contentParts.every(({ version, updatedBy }) => version === 0 && updatedBy === null),
    ).toBe(true);
    // The content of the files is valid input for the parts.
    for (const { name } of contentParts) {
      const { value } = await desk.part(name);
      expect((await desk.publish(name, value, 0)).value).toEqual(value);
    }
  });

  it('has a value in each part', async () => {
    const { data } = await desk.ask('{ contentParts { name description } }');
    const { contentParts: expected } = data as { contentParts: { name: ContentPartName }[] };
    expect(expected).toEqual(
      contentPartNames.map((name) => ({ name, description: contentParts[name].description })),
    );
  });

  it('is public immediately after publication, with its structured data', async () => {
    const { value } = await desk.part('faqs');
    const [first, ...others] = value as Faq[];
    const changed = [{ ...first, question: 'Who wrote this question?' }, ...others];
    expect(await page(app, '/')).not.toContain('Who wrote this question?');
    expect(await desk.publish('faqs', changed, 0)).toMatchObject({
      version: 1,
      updatedBy: 'ada@loon.example',
      value: changed,
    });
    const home = await page(app, '/');
    expect(home.split('Who wrote this question?').length).toBeGreaterThan(2);
    const { data } = await app.graphql('{ faqs { question } }');
    expect((data as { faqs: Faq[] }).faqs[0]?.question).toBe('Who wrote this question?');
    const log = await desk.ask(
      '{ auditLog(first: 1) { edges { node { action area subjectLabel } } } }',
    );
    expect(JSON.stringify(log.data)).toContain('"CONTENT_PUBLISH"');
  });

  it('is refused if longer than its limit; a longer text that was already published is still shown', async () => {
    const { value } = await desk.part('faqs');
    const [first, ...others] = value as Faq[];
    const long = `${'Long '.repeat(12_000)}?`;
    const changed = [{ ...first, question: long }, ...others];
    const variables = { name: 'faqs', value: changed, version: 0 };
    const { errors } = await desk.ask(publishing, variables);
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { '0.question': 'must be at most 300 characters' },
        },
      },
    ]);
    const storage = await createTestDatabase(engine);
    later(storage.remove);
    const before = await startBlogApp(engine, {}, storage);
    await deskOf(before, before.cookie).publish('faqs', changed.toSpliced(0, 1), 0);
    const stored = [{ ...first, question: long.trim() }, ...others];
    await before.database.write((manager) =>
      manager.update(ContentVersion, { part: 'faqs' }, { value: stored }),
    );
    await before.close();
    const started = await startBlogApp(engine, {}, storage);
    later(started.close);
    const { data } = await started.graphql('{ faqs { question } }');
    expect((data as { faqs: Faq[] }).faqs[0]?.question).toBe(long.trim());
    expect(await page(started, '/')).toContain('Long Long');
  });

  describe('of an earlier release', () => {
    /** Starts the application over a stored version of a part. */
    async function startedWith(part: string, change: (value: unknown) => object): Promise<BlogApp> {
      const storage = await createTestDatabase(engine);
      later(storage.remove);
      const before = await startBlogApp(engine, {}, storage);
      const { value } = await deskOf(before, before.cookie).part(part);
      await deskOf(before, before.cookie).publish(part, value, 0);
      await before.database.write((manager) =>
        manager.update(ContentVersion, { part }, { value: change(structuredClone(value)) }),
      );
      await before.close();
      const started = await startBlogApp(engine, {}, storage);
      later(started.close);
      return started;
    }
    const release = `query ($name: String!) {
      contentPart(name: $name) { unreadable completedFields value } }`;

    it('is completed from its file, field by field; a field that no longer exists is left out', async () => {
      const { value } = await desk.part('faqs');
      const [first] = value as Faq[];
      const started = await startedWith('faqs', (stored) => {
        const [changed, second] = stored as (Faq & { color: string })[];
        if (!changed || !second) throw new Error('There are too few questions.');
        const { answer: _, ...withoutAnswer } = changed;
        return [
          { ...second, color: 'blue' },
          { ...withoutAnswer, question: 'Changed?' },
        ];
      });
      const { data } = await started.graphql(release, { name: 'faqs' }, started.cookie);
      const { contentPart } = data as { contentPart: { value: Faq[] } };
      expect(contentPart).toMatchObject({ unreadable: false, completedFields: ['1.answer'] });
      expect(contentPart.value[1]).toEqual({ ...first, question: 'Changed?' });
      expect(contentPart.value[0]).not.toHaveProperty('color');
      expect(await page(started, '/')).toContain('Changed?');
      expect(await (await started.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
    });

    it('stays stored if it cannot be read; its file is shown, and /readyz says so', async () => {
      const started = await startedWith('faqs', () => ({ once: 'a list of another kind' }));
      const { data } = await started.graphql(release, { name: 'faqs' }, started.cookie);
      const { value } = await desk.part('faqs');
      expect(data).toMatchObject({ contentPart: { unreadable: true, value } });
      expect(await page(started, '/')).toContain((value as Faq[])[0]?.question);
      expect(await (await started.send('GET', '/readyz')).json()).toEqual({
        status: 'ready',
        notes: ['The stored content part "faqs" cannot be read; its file is shown.'],
      });
    });
  });

  it('is used in llms.txt, social cards and legal pages', async () => {
    const { value: site } = await desk.part('site');
    const brand = { ...(site as { brand: object }).brand, name: 'Gavia' };
    await desk.publish('site', { ...(site as object), brand }, 0);
    expect(await page(app, '/llms.txt')).toContain('# Gavia');
    const { value: privacy } = await desk.part('privacy');
    const body =
      '## What we keep\n\nVery little. <script>alert(1)</script> [Terms](/terms) [Run](javascript:alert(2))';
    await desk.publish('privacy', { ...(privacy as object), body }, 0);
    const shown = await page(app, '/privacy');
    expect(shown).toContain('<h2 id="what-we-keep">What we keep</h2>');
    expect(shown).toContain('<a href="/terms">Terms</a>');
    expect(shown).not.toContain('<script>alert');
    expect(shown).not.toContain('javascript:');
  });

  it('is used in feeds, structured data, the sitemap and the head of every page', async () => {
    const addresses = ['/', '/feed.xml', '/feed.json', '/llms.txt', '/sitemap.xml'];
    // Previously cached pages must be dropped.
    for (const address of addresses) expect(await page(app, address)).not.toContain('Gavia');
    const { value } = await desk.part('site');
    const site = value as { brand: object; pages: { reflections: object } };
    const pages = {
      ...site.pages,
      reflections: { ...site.pages.reflections, title: 'Gavia notes' },
    };
    await desk.publish(
      'site',
      { ...(site as object), brand: { ...site.brand, name: 'Gavia' }, pages },
      0,
    );
    const home = await page(app, '/');
    const facts = [...home.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    expect(facts.some(([, json]) => json?.includes('"Gavia"'))).toBe(true);
    expect(await page(app, '/feed.xml')).toContain('Gavia notes');
    expect(await page(app, '/feed.json')).toContain('Gavia notes');
    expect(await page(app, '/llms.txt')).toContain('# Gavia');
    expect(await page(app, '/reflections')).toContain('<title>Gavia notes</title>');
    // Its URLs depend on posts, not on texts; it is written again all the same and stays complete.
    expect(await page(app, '/sitemap.xml')).toContain('/privacy</loc>');
  });

  it('stays fast after 1,000 versions of a part: reading uses the key to read one row', async () => {
    const { value } = await desk.part('faqs');
    const at = new Date();
    await app.database.write(async (manager) => {
      for (let version = 1; version <= 1_000; version += 1) {
        const expected = {
          origin: 'publish' as const,
          restored: null,
          updatedAt: at,
          updatedBy: 'ada@loon.example',
        };
        await manager.insert(ContentVersion, {
          part: 'faqs',
          version,
          value: [],
          fileHash: '',
          ...expected,
        });
      }
    });
    expect(await desk.publish('faqs', value, 1_000)).toMatchObject({ version: 1_001 });
    const { data } = await desk.ask(
      '{ contentVersions(name: "faqs", first: 3) { totalCount edges { node { version } } } }',
    );
    expect(data).toMatchObject({
      contentVersions: {
        totalCount: 1_001,
        edges: [1_001, 1_000, 999].map((version) => ({ node: { version } })),
      },
    });
    const { reader, source } = app.database;
    const asked = vi.spyOn(reader.dataSource.logger, 'logQuery');
    expect((await latestVersion(reader, 'faqs'))?.version).toBe(1_001);
    const [[statement, values] = ['']] = asked.mock.calls;
    asked.mockRestore();
    expect(statement).toMatch(/LIMIT 1$/);
    if (engine === 'postgres') await source.query('ANALYZE "content_version"');
    const explain = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const plan = JSON.stringify(await source.query(`${explain} ${statement}`, values as unknown[]));
    expect(plan).toMatch(/USING INDEX|Index Scan Backward/);
    expect(plan).not.toMatch(/Seq Scan|\bSort\b|TEMP B-TREE|SCAN /);
  });
});
