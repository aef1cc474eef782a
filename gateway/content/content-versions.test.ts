import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentLimits, tooLong } from '../../schema/content/limits.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { copyContentWithoutArticles } from '../testing/content-copy.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { deskOf, fields, page, publishing, type Faq } from './testing/content-desk.ts';

const later = undoAfterEach();

describe.each(engines)('versions of the content on %s', (engine) => {
  let app: BlogApp;
  let desk: ReturnType<typeof deskOf>;

  beforeEach(async () => {
    app = await startBlogApp(engine);
    later(app.close);
    desk = deskOf(app, app.cookie);
  });

  it('are validated by the same rules as the files, with the same messages, keyed by path', async () => {
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

  it('are not stored when the publication is stale, which is a conflict', async () => {
    const { value } = await desk.part('faqs');
    await desk.publish('faqs', value, 0);
    const { errors } = await desk.ask(publishing, { name: 'faqs', value, version: 0 });
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    expect(await desk.part('faqs')).toMatchObject({ version: 1, value });
  });

  it('are named by the draft that is based on them', async () => {
    const keep =
      'mutation ($version: Int) { saveContentDraft(name: "faqs", value: [], version: $version) { draftVersion } }';
    expect(await desk.accepted(keep, { version: 3 })).toMatchObject({ draftVersion: 3 });
    expect(await desk.accepted(keep)).toMatchObject({ draftVersion: null });
  });

  it('unsaved values are stored as a draft of their author, valid or not, until published or discarded', async () => {
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

  it('name their author and time; an earlier one or the file is restored as a new version', async () => {
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

  it('remove an entry from the launch checklist when they no longer contain "Sample"', async () => {
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

  it('have a form derived from the rules: a JSON Schema of each part', async () => {
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
  ])('are only for administrators: %s', async (operation) => {
    const { errors } = await app.graphql(operation);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('of a draft that are saved at the same time are all accepted', async () => {
    const keep =
      'mutation ($value: JSON!) { saveContentDraft(name: "faqs", value: $value) { draft } }';
    const values = [['one'], ['two'], ['three']];
    const saved = await Promise.all(values.map((value) => desk.ask(keep, { value })));
    expect(saved.flatMap(({ errors }) => errors)).toEqual([]);
    expect(values).toContainEqual((await desk.part('faqs')).draft);
  });

  it('a value that is far too long is neither stored as a draft nor published', async () => {
    // In JSON, the text is enclosed in two quotation marks.
    const longest = 'x'.repeat(contentLimits.valueMax - 2);
    const keeping = `mutation ($value: JSON!) {
      saveContentDraft(name: "faqs", value: $value) { ${fields} } }`;
    expect(await desk.accepted(keeping, { value: longest })).toMatchObject({ draft: longest });
    for (const operation of [keeping, publishing]) {
      const variables = { name: 'faqs', value: `${longest}x`, version: 0 };
      const { errors } = await desk.ask(operation, variables);
      expect(errors[0]).toMatchObject({
        message: tooLong,
        extensions: { code: 'BAD_USER_INPUT', fields: { value: tooLong } },
      });
    }
    expect(await desk.part('faqs')).toMatchObject({ version: 0, draft: longest });
  });

  it('are not found and cannot be restored if they were never published', async () => {
    const { value } = await desk.part('faqs');
    await desk.publish('faqs', value, 0);
    for (const number of [2, -1]) {
      for (const operation of [
        `{ contentVersion(name: "faqs", version: ${String(number)}) { version } }`,
        `mutation { restoreContent(name: "faqs", restored: ${String(number)}, version: 1) { version } }`,
      ]) {
        const { errors } = await desk.ask(operation);
        expect(errors[0]).toMatchObject({
          message: `There is no version ${String(number)} of this part.`,
          extensions: { code: 'NOT_FOUND' },
        });
      }
    }
    expect(await desk.part('faqs')).toMatchObject({ version: 1 });
  });

  it('are not found for an unknown part', async () => {
    const { errors } = await desk.ask('{ contentPart(name: "constructor") { name } }');
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

it.each(engines)('a changed file is reported, and its text can be used, on %s', async (engine) => {
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
});
