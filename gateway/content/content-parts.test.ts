import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { copyContentWithoutArticles } from '../testing/content-copy.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { latestVersion } from './content-in-force.ts';
import { ContentVersion } from './content-version.entity.ts';

const later = undoAfterEach();

interface Faq {
  id: string;
  question: string;
  answer: string;
}

interface Part {
  name: string;
  title: string;
  version: number;
  samples: number;
  hasDraft: boolean;
  fileChanged: boolean;
  updatedAt: string | null;
  updatedBy: string | null;
  value: never;
  draft: unknown;
}

const fields = `name title version samples hasDraft fileChanged updatedAt updatedBy value draft`;
const publishing = `mutation ($name: String!, $value: JSON!, $version: Int!) {
  publishContent(name: $name, value: $value, version: $version) { ${fields} } }`;

/** The administrator's side of an application. */
function deskOf(app: TestApp, cookie: Record<string, string>) {
  const ask = (query: string, variables = {}) => app.graphql(query, variables, cookie);
  const accepted = async (query: string, variables = {}): Promise<Part> => {
    const { data, errors } = await ask(query, variables);
    expect(errors).toEqual([]);
    const [part] = Object.values(data as Record<string, Part>);
    if (part === undefined) throw new Error('There is no answer.');
    return part;
  };
  return {
    ask,
    accepted,
    part: (name: string) =>
      accepted(`query ($name: String!) { contentPart(name: $name) { ${fields} } }`, { name }),
    publish: (name: string, value: unknown, version: number) =>
      accepted(publishing, { name, value, version }),
  };
}

const page = async (app: TestApp, address: string): Promise<string> =>
  (await fetch(`${app.url}${address}`)).text();

describe.each(engines)('every word editable, on %s', (engine) => {
  let app: BlogApp;
  let desk: ReturnType<typeof deskOf>;

  beforeEach(async () => {
    app = await startBlogApp(engine);
    later(app.close);
    desk = deskOf(app, app.cookie);
  });

  it('parts, by name and title; the files are the texts in force until a part is first published', async () => {
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
    // What the files say is what the rules of the parts take.
    for (const { name } of contentParts) {
      const { value } = await desk.part(name);
      expect((await desk.publish(name, value, 0)).value).toEqual(value);
    }
  });

  it('published content is public at once, with its structured data', async () => {
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

  it('with llms.txt, social cards and legal pages', async () => {
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

  it('with feeds, structured data, sitemap and the texts of every page’s head', async () => {
    const addresses = ['/', '/feed.xml', '/feed.json', '/llms.txt', '/sitemap.xml'];
    // What is kept of before must go.
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
    // Its addresses follow posts, not texts; it is written anew all the same, and stays complete.
    expect(await page(app, '/sitemap.xml')).toContain('/privacy</loc>');
  });

  it('publishing 1,000 versions of a part keeps it fast: one row is read, by the key', async () => {
    const { value } = await desk.part('faqs');
    const at = new Date();
    await app.database.write(async (manager) => {
      for (let version = 1; version <= 1_000; version += 1) {
        const told = {
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
          ...told,
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

  it('the same rules check both, with the same messages, keyed by path', async () => {
    const { value } = await desk.part('team');
    const team = (value as object[]).map((member, index) =>
      index === 3 ? { ...member, linkedinUrl: 'linkedin', name: ' ' } : member,
    );
    const { errors } = await desk.ask(publishing, { name: 'team', value: team, version: 0 });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        '3.linkedinUrl': 'must be an absolute https:// address',
        '3.name': 'must not be empty',
      },
    });
    expect((await desk.part('team')).version).toBe(0);
  });

  it('a stale publication is a conflict, and nothing of it is stored', async () => {
    const { value } = await desk.part('faqs');
    await desk.publish('faqs', value, 0);
    const { errors } = await desk.ask(publishing, { name: 'faqs', value, version: 0 });
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    expect(await desk.part('faqs')).toMatchObject({ version: 1, value });
  });

  it('a draft tells again the version that it was typed over', async () => {
    const keep =
      'mutation ($version: Int) { saveContentDraft(name: "faqs", value: [], version: $version) { draftVersion } }';
    expect(await desk.accepted(keep, { version: 3 })).toMatchObject({ draftVersion: 3 });
    expect(await desk.accepted(keep)).toMatchObject({ draftVersion: null });
  });

  it('unsaved values are kept as a draft of who typed them, valid or not, until published or discarded', async () => {
    const keep = (value: unknown) =>
      desk.accepted(
        `mutation ($value: JSON!) { saveContentDraft(name: "faqs", value: $value) { ${fields} } }`,
        { value },
      );
    expect(await keep([{ id: 'half' }])).toMatchObject({
      hasDraft: true,
      draft: [{ id: 'half' }],
      version: 0,
    });
    expect(await keep([{ id: 'more' }])).toMatchObject({ draft: [{ id: 'more' }] });
    const { value } = await desk.part('faqs');
    expect(await desk.publish('faqs', value, 0)).toMatchObject({ hasDraft: false, draft: null });
    await keep([]);
    expect(
      await desk.accepted(`mutation { discardContentDraft(name: "faqs") { ${fields} } }`),
    ).toMatchObject({ hasDraft: false });
  });

  it('versions say who and when; an earlier one is brought back as a new one, the file’s too', async () => {
    const { value } = await desk.part('faqs');
    const [first] = value as Faq[];
    await desk.publish('faqs', [{ ...first, question: 'One?' }], 0);
    await desk.publish('faqs', [{ ...first, question: 'Two?' }], 1);
    const restoring = `mutation ($restored: Int!, $version: Int!) {
      restoreContent(name: "faqs", restored: $restored, version: $version) { ${fields} } }`;
    expect(await desk.accepted(restoring, { restored: 1, version: 2 })).toMatchObject({
      version: 3,
    });
    expect(await page(app, '/')).toContain('One?');
    const { data } = await desk.ask(`{
      contentVersions(name: "faqs", first: 2) { totalCount pageInfo { hasNextPage }
        edges { node { version origin restored updatedBy } } }
      contentVersion(name: "faqs", version: 2) { value } }`);
    expect(data).toMatchObject({
      contentVersions: {
        totalCount: 3,
        pageInfo: { hasNextPage: true },
        edges: [
          { node: { version: 3, origin: 'restore', restored: 1, updatedBy: 'ada@loon.example' } },
          { node: { version: 2, origin: 'publish', restored: null } },
        ],
      },
      contentVersion: { value: [{ question: 'Two?' }] },
    });
    expect((await desk.accepted(restoring, { restored: 0, version: 3 })).value).toEqual(value);
  });

  it('publishing an entry without "Sample" removes it from the launch checklist', async () => {
    const before = await desk.part('team');
    const [first, ...others] = before.value as { image: string; linkedinUrl: string }[];
    const real = { ...first, linkedinUrl: 'https://www.linkedin.com/in/real', sample: false };
    const after = await desk.publish('team', [real, ...others], 0);
    expect(after.samples).toBe(before.samples - 1);
    const checklist = async () => {
      const { data } = await desk.ask('{ launchChecklist { id open } }');
      const { launchChecklist } = data as { launchChecklist: { id: string; open: string[] }[] };
      return launchChecklist.find(({ id }) => id === 'samples')?.open.length ?? 0;
    };
    const left = await checklist();
    await desk.publish('team', before.value, 1);
    expect(await checklist()).toBe(left + 1);
  });

  it('its form follows from the rules: a JSON Schema of each part', async () => {
    const { data } = await desk.ask('{ contentPart(name: "team") { jsonSchema } }');
    expect(data).toMatchObject({
      contentPart: {
        jsonSchema: { type: 'array', items: { properties: { linkedinUrl: { type: 'string' } } } },
      },
    });
  });

  it.each([
    '{ contentParts { name } }',
    '{ contentPart(name: "faqs") { name } }',
    '{ contentVersions(name: "faqs", first: 1) { totalCount } }',
    '{ contentVersion(name: "faqs", version: 0) { version } }',
    'mutation { saveContentDraft(name: "faqs", value: []) { name } }',
    'mutation { discardContentDraft(name: "faqs") { name } }',
    'mutation { publishContent(name: "faqs", value: [], version: 0) { name } }',
    'mutation { restoreContent(name: "faqs", restored: 0, version: 0) { name } }',
    'mutation { useContentFile(name: "faqs", version: 0) { name } }',
  ])('%s is the administrator’s alone', async (operation) => {
    const { errors } = await app.graphql(operation);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('a name that is none of theirs is not found', async () => {
    const { errors } = await desk.ask('{ contentPart(name: "constructor") { name } }');
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

it.each(engines)(
  'a file that was changed since says so, and its text can be used, on %s',
  async (engine) => {
    const storage = await createTestDatabase(engine);
    later(storage.remove);
    const content = copyContentWithoutArticles();
    later(content.remove);
    const contentDirectory = content.directory;
    const first = await startTestApp(engine, { contentDirectory }, storage);
    const cookie = { cookie: await first.logIn() };
    const desk = deskOf(first, cookie);
    const { value } = await desk.part('faqs');
    const [faq, ...others] = value as Faq[];
    const stored = [{ ...faq, question: 'The stored question?' }, ...others];
    expect(await desk.publish('faqs', stored, 0)).toMatchObject({ fileChanged: false });
    await first.close();

    const file = path.join(contentDirectory, 'faqs.yaml');
    const asked = faq?.question ?? '';
    writeFileSync(file, readFileSync(file, 'utf8').replace(asked, 'The question of the file?'));
    const app = await startTestApp(engine, { contentDirectory }, storage);
    later(app.close);
    const again = deskOf(app, cookie);
    expect(await again.part('faqs')).toMatchObject({
      version: 1,
      fileChanged: true,
      value: stored,
    });
    expect(await page(app, '/')).toContain('The stored question?');
    const using = `mutation { useContentFile(name: "faqs", version: 1) { ${fields} } }`;
    expect(await again.accepted(using)).toMatchObject({ version: 2, fileChanged: false });
    expect(await page(app, '/')).toContain('The question of the file?');
  },
);
