import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { TemplateSave } from './template-save.entity.ts';

const named = (name: string) => ({ ...defaultTemplateConfig, name });
const save =
  'mutation ($input: TemplateConfigInput!, $basedOn: Int) { saveTemplateConfig(input: $input, basedOn: $basedOn) { name } }';
const restore =
  'mutation ($number: Int!) { restoreTemplateSave(number: $number) { name updatedAt } }';
const one = 'query ($number: Int!) { templateSave(number: $number) { number config { name } } }';

interface Saves {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { number: number; savedBy: string | null; config: { name: string } | null } }[];
}

describe.each(engines)('saved templates on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.write((manager) => manager.deleteAll(TemplateSave)));

  const put = (config: object) => app.send('PUT', '/api/template/config', config, app.cookie);
  const current = async () =>
    ((await (await app.send('GET', '/api/template/config')).json()) as { name: string }).name;
  const list = async (args = 'first: 20') =>
    (
      await app.read<{ templateSaves: Saves }>(
        `{ templateSaves(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { node { number savedBy config { name } } } } }`,
        'administrator',
      )
    ).templateSaves;
  const names = ({ edges }: Saves) => edges.map(({ node }) => node.config?.name);

  it('are listed newest first with the administrator who saved them, the site’s own template last', async () => {
    expect(names(await list())).toEqual([defaultTemplateConfig.name]);
    await put(named('One'));
    await put(named('Two'));
    const saves = await list();
    expect(names(saves)).toEqual(['Two', 'One', defaultTemplateConfig.name]);
    expect(saves.edges.map(({ node }) => node.savedBy)).toEqual([
      'ada@loon.example',
      'ada@loon.example',
      null,
    ]);
    expect(saves.totalCount).toBe(3);
  });

  it('are paginated', async () => {
    await put(named('One'));
    await put(named('Two'));
    const pages: unknown[] = [];
    let args = 'first: 1';
    for (;;) {
      const page = await list(args);
      pages.push(...names(page));
      if (!page.pageInfo.hasNextPage) break;
      args = `first: 1, after: "${page.pageInfo.endCursor}"`;
    }
    expect(pages).toEqual(['Two', 'One', defaultTemplateConfig.name]);
  });

  it('can each be restored, as a new save', async () => {
    await put(named('One'));
    const number = (await list()).edges[0]?.node.number ?? -1;
    await put(named('Two'));
    const { data } = await app.graphql(restore, { number }, app.cookie);
    expect(data).toMatchObject({ restoreTemplateSave: { name: 'One' } });
    expect(JSON.stringify(data)).not.toContain(defaultTemplateConfig.updatedAt);
    expect(await current()).toBe('One');
    expect(names(await list())).toEqual(['One', 'Two', 'One', defaultTemplateConfig.name]);
    const log = await app.read<{ auditLog: { edges: { node: { action: string } }[] } }>(
      '{ auditLog(first: 1) { edges { node { action } } } }',
      'administrator',
    );
    expect(log.auditLog.edges[0]?.node.action).toMatch(/template.restore/i);
    await app.graphql(restore, { number: 0 }, app.cookie);
    expect(await current()).toBe(defaultTemplateConfig.name);
  });

  it('are listed without the config if it is damaged, and then cannot be restored', async () => {
    await put(named('One'));
    const number = (await list()).edges[0]?.node.number;
    await app.database.write((manager) =>
      manager.updateAll(TemplateSave, { config: { ...named('One'), layout: undefined } }),
    );
    expect(names(await list())).toEqual([undefined, defaultTemplateConfig.name]);
    const { errors } = await app.graphql(restore, { number }, app.cookie);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await list()).totalCount).toBe(2);
  });

  it('are not overwritten by a save based on an older number, which is refused', async () => {
    const first = await app.graphql(save, { input: named('Mine'), basedOn: 0 }, app.cookie);
    expect(first.errors).toEqual([]);
    const { errors } = await app.graphql(save, { input: named('Late'), basedOn: 0 }, app.cookie);
    expect(errors[0]).toMatchObject({
      message:
        'The template was saved by ada@loon.example in the meantime. Nothing of yours was saved yet.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await current()).toBe('Mine');
  });

  it('are saved only once by concurrent saves based on the same number', async () => {
    await put(named('One'));
    const basedOn = (await list()).edges[0]?.node.number;
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        app.graphql(save, { input: named(name), basedOn }, app.cookie),
      ),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await list()).totalCount).toBe(3);
  });

  it('are replaced by the last writer if no number is sent, as in REST', async () => {
    await put(named('One'));
    const { errors } = await app.graphql(save, { input: named('Two') }, app.cookie);
    expect(errors).toEqual([]);
    expect(await current()).toBe('Two');
  });

  it.each([
    ['templateSaves', '{ templateSaves(first: 1) { totalCount } }'],
    ['templateSave', one],
    ['restoreTemplateSave', restore],
  ])('%s answers UNAUTHENTICATED without a session', async (_name, operation) => {
    const { errors } = await app.graphql(operation, { number: 0 });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are NOT_FOUND for an unknown number', async () => {
    for (const operation of [one, restore]) {
      const { errors } = await app.graphql(operation, { number: 999_999 }, app.cookie);
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});
