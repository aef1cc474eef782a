import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { TemplateSave } from './template-save.entity.ts';

const red: TemplateConfig = {
  ...defaultTemplateConfig,
  name: 'Another template',
  updatedAt: '2025-06-01T08:00:00.000Z',
  components: {
    ...defaultTemplateConfig.components,
    buttons: { primary: { backgroundColor: '#aa0000', hoverBackgroundColor: '#880000' } },
  },
};

/** Only the keys that product 7.1 names. */
const bareForm = {
  id: 'bare',
  name: 'Bare',
  version: '1.0.0',
  createdAt: '2025-01-01T00:00:00Z',
  updatedAt: '2025-01-02T00:00:00Z',
  typography: {
    headings: { h1: { fontSize: '40px', fontWeight: 700, color: '#111111' } },
    body: { fontSize: '18px', color: '#222222' },
  },
  layout: { container: { maxWidth: '1024px' } },
  components: {
    buttons: { primary: { backgroundColor: '#333333', hoverBackgroundColor: '#444444' } },
    cta: { primaryButton: { text: 'Talk to us' } },
    footer: {},
    faq: {},
    tags: {},
  },
  structure: {
    header: {},
    content: {},
    footer: { showFooter: true, backgroundColor: '#000000' },
  },
};

const save =
  'mutation ($input: TemplateConfigInput!) { saveTemplateConfig(input: $input) { name description layout { container { padding } } } }';

describe.each(engines)('the template on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.write((manager) => manager.deleteAll(TemplateSave)));

  const get = () => app.send('GET', '/api/template/config');
  const put = (config: unknown, headers = app.cookie) =>
    app.send('PUT', '/api/template/config', config, headers);

  it('GET /api/template/config is public and responds 200 with the server-form config, before any save the site’s own', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(defaultTemplateConfig);
  });

  it('PUT /api/template/config responds 200 with the saved config, which GET then returns', async () => {
    const response = await put(red);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(red);
    expect(await (await get()).json()).toEqual(red);
  });

  it('a config without the further keys is completed', async () => {
    const response = await put(bareForm);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(bareForm);
    expect(await (await get()).json()).toMatchObject({
      ...bareForm,
      structure: { relatedArticles: defaultTemplateConfig.structure.relatedArticles },
    });
  });

  it('saves are numbered separately from the version, which stays 1.0.0, and no save is lost', async () => {
    await put(red);
    await put({ ...red, name: 'Third' });
    const saves = await app.database.reader.find(TemplateSave, { order: { number: 'ASC' } });
    expect(saves.map(({ config }) => [config.name, config.version])).toEqual([
      ['Another template', '1.0.0'],
      ['Third', '1.0.0'],
    ]);
    expect((saves[1]?.number ?? 0) - (saves[0]?.number ?? 0)).toBe(1);
    expect(saves[0]?.savedBy).toBe('ada@loon.example');
  });

  it.each([
    [
      'nothing',
      {},
      'id, name, version, createdAt, updatedAt, typography, layout, components, structure',
    ],
    ['no layout', { ...red, layout: undefined }, 'layout'],
    ['no id and no structure', { ...red, id: null, structure: undefined }, 'id, structure'],
  ])('with %s: 400 "Generated config missing required fields: …"', async (_name, config, names) => {
    const response = await put(config);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toBe(
      `Generated config missing required fields: ${names}`,
    );
    expect(await (await get()).json()).toEqual(defaultTemplateConfig);
  });

  it('`red}</style><script>` as a colour is 400, naming the field', async () => {
    const bad = structuredClone(red);
    bad.components.buttons.primary.backgroundColor = 'red}</style><script>';
    const response = await put(bad);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(body.fields)).toEqual(['components.buttons.primary.backgroundColor']);
    expect(await (await app.send('GET', '/template.css')).text()).not.toContain('script');
  });

  it('unknown keys are dropped', async () => {
    const response = await put({ ...red, script: 'alert(1)' });
    expect(await response.json()).toEqual(red);
  });

  it.each([
    ['PUT', '/api/template/config'],
    ['POST', '/api/template/test'],
    ['PUT', '/API/Template/Config/'],
  ])(
    '%s %s answers 401 without a session and 403 to a cross-site request',
    async (method, path) => {
      expect((await app.send(method, path, red)).status).toBe(401);
      const origin = { ...app.cookie, origin: 'https://evil.example' };
      expect((await app.send(method, path, red, origin)).status).toBe(403);
      expect(await app.database.reader.count(TemplateSave)).toBe(0);
    },
  );

  it.each([
    ['saveTemplateConfig', save],
    ['runTemplateTest', 'mutation { runTemplateTest { testsPassed } }'],
  ])('%s answers UNAUTHENTICATED without a session', async (_name, operation) => {
    const { errors } = await app.graphql(operation, { input: red });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('saveTemplateConfig accepts the server form, and templateConfig returns it', async () => {
    const { data, errors } = await app.graphql(save, { input: bareForm }, app.cookie);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      saveTemplateConfig: {
        name: 'Bare',
        description: defaultTemplateConfig.description,
        layout: { container: { padding: '32px' } },
      },
    });
    expect(
      await app.read(`{ templateConfig {
        id version typography { fontFamily headings { h1 { fontSize fontWeight color } } }
        components { cta { primaryButton { text } } faq { title { text } } } } }`),
    ).toEqual({
      templateConfig: {
        id: 'bare',
        version: '1.0.0',
        typography: { fontFamily: 'STIX Two Text', headings: bareForm.typography.headings },
        components: {
          cta: { primaryButton: { text: 'Talk to us' } },
          faq: { title: { text: 'Frequently asked questions' } },
        },
      },
    });
    const input = { ...bareForm, version: '2.0.0' };
    const refused = await app.graphql(save, { input }, app.cookie);
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { version: 'The version of a template is 1.0.0.' },
    });
  });

  describe('/template.css', () => {
    const address = async () =>
      (await app.read<{ templateStylesheet: string }>('{ templateStylesheet }')).templateStylesheet;

    it('contains the current template, immutable at a URL of its text', async () => {
      const before = await address();
      await put(red);
      const after = await address();
      expect(after).not.toBe(before);
      // A number of saves would be used again after a restore of a backup.
      await put(red);
      expect(await address()).toBe(after);
      const response = await app.send('GET', after);
      expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toContain('--template-primary:#aa0000;');
    });

    it('must be revalidated under any other URL', async () => {
      for (const path of ['/template.css', '/template.css?v=999999', '/template.css?v=x']) {
        const response = await app.send('GET', path);
        expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
        const etag = response.headers.get('etag') ?? '';
        const again = await app.send('GET', path, undefined, { 'if-none-match': etag });
        expect(again.status).toBe(304);
      }
    });
  });

  describe('the system test', () => {
    async function run(): Promise<{
      tests_passed: number;
      tests_total: number;
      tests: { name: string; passed: boolean; detail: string }[];
    }> {
      const response = await app.send('POST', '/api/template/test', undefined, app.cookie);
      expect(response.status).toBe(200);
      return (await response.json()) as Awaited<ReturnType<typeof run>>;
    }
    const failing = (report: Awaited<ReturnType<typeof run>>) =>
      report.tests.filter(({ passed }) => !passed).map(({ name }) => name);

    it('passes every check for the site’s own template (POST /api/template/test)', async () => {
      const report = await run();
      expect(report.tests_passed).toBe(report.tests_total);
      expect(report.tests).toHaveLength(report.tests_total);
      expect(report.tests_total).toBeGreaterThanOrEqual(8);
      expect(report.tests.every(({ name, detail }) => name && detail)).toBe(true);
    });

    it('fails for colours with too little contrast', async () => {
      const pale = structuredClone(red);
      pale.typography.body.color = '#eeeeee';
      await put(pale);
      const report = await run();
      expect(failing(report)).toEqual(['Readable colours']);
      expect(report.tests_passed).toBe(report.tests_total - 1);
      expect(report.tests.find(({ passed }) => !passed)?.detail).toContain('text on background');
    });

    it('fails if the article’s text is disabled', async () => {
      await app.post({ title: 'On loons' });
      const empty = structuredClone(red);
      empty.structure.content.enabled = false;
      await put(empty);
      expect(failing(await run())).toEqual(['A post renders in the template']);
    });

    it('fails for a damaged stored config, and pages then use the site’s own template', async () => {
      await put(red);
      await app.database.write((manager) =>
        manager.updateAll(TemplateSave, {
          config: { ...red, layout: undefined },
        }),
      );
      const report = await run();
      expect(failing(report)).toContain('Required fields');
      expect(report.tests_passed).toBe(1);
      expect(await (await get()).json()).toEqual(defaultTemplateConfig);
    });

    it('returns the same result from runTemplateTest', async () => {
      const { tests_passed: testsPassed, tests_total: testsTotal, tests } = await run();
      const { data } = await app.graphql(
        'mutation { runTemplateTest { testsPassed testsTotal tests { name passed detail } } }',
        {},
        app.cookie,
      );
      expect(data).toEqual({ runTemplateTest: { testsPassed, testsTotal, tests } });
    });
  });
});
