import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runContentExport } from '../gateway/commands/content-export.ts';
import { runContentImport } from '../gateway/commands/content-import.ts';
import { undoAfterEach } from '../gateway/testing/cleanup.ts';
import { testRendering } from '../gateway/testing/rendering.ts';
import { sampleContent } from '../gateway/testing/sample-content.ts';
import { startTestApp } from '../gateway/testing/test-app.ts';
import { createTestDatabase, engines } from '../gateway/testing/test-database.ts';
import { contentPartNames, type ContentPartName } from '../schema/content/content-parts.ts';
import { partSchemas } from '../schema/content/part-schemas.ts';
import { withEntryIds } from '../web/admin/content/fields/entry-ids.ts';
import { formValue, typedValue, type FormValue } from '../web/admin/content/fields/form-values.ts';
import { randomFrom, randomValue } from '../web/admin/content/fields/random-value.test-support.ts';
import { fieldOfPart } from '../web/admin/content/form/part-rules.ts';

const undo = undoAfterEach();

/** A site for one test, with its commands and the requests of a form. */
async function site(engine: 'sqlite' | 'postgres') {
  const storage = await createTestDatabase(engine);
  undo(() => storage.remove());
  const app = await startTestApp(engine, { contentDirectory: sampleContent }, storage);
  undo(() => app.close());
  const cookie = { cookie: await app.logIn() };
  const environment = { DATABASE_URL: storage.url, CONTENT_DIRECTORY: sampleContent };
  return {
    publish: async (name: string, value: unknown) => {
      const { errors } = await app.graphql(
        `mutation ($name: String!, $value: JSON!) {
          publishContent(name: $name, value: $value, version: 0) { version } }`,
        { name, value },
        cookie,
      );
      expect(errors, name).toEqual([]);
    },
    valueOf: async (name: string): Promise<unknown> => {
      const asked = 'query ($name: String!) { contentPart(name: $name) { value } }';
      const { data } = await app.graphql(asked, { name }, cookie);
      return (data as { contentPart: { value: unknown } }).contentPart.value;
    },
    run: async (command: typeof runContentImport, directory: string) => {
      const lines: string[] = [];
      const say = (line: string) => lines.push(line);
      expect(await command(environment, [directory], say, testRendering.program)).toBe(0);
    },
  };
}

function randomForm(name: ContentPartName, random: () => number): FormValue {
  const field = fieldOfPart(name);
  for (let tries = 0; tries < 1_000; tries += 1) {
    const form = withEntryIds(field, formValue(field, randomValue(field, random)));
    if (partSchemas[name].safeParse(typedValue(field, form)).success) return form;
  }
  throw new Error(`No value of ${name} is valid.`);
}

it.each(engines)(
  'any value the schema allows survives form → publish → export → import → form unchanged, on %s',
  async (engine) => {
    const one = await site(engine);
    const other = await site(engine);
    const parent = mkdtempSync(path.join(tmpdir(), 'loon-round-trip-'));
    undo(() => rmSync(parent, { recursive: true, force: true }));
    const directory = path.join(parent, 'content');
    const random = randomFrom(15);
    const forms = new Map<ContentPartName, FormValue>();
    for (const name of contentPartNames) {
      const form = randomForm(name, random);
      forms.set(name, form);
      await one.publish(name, typedValue(fieldOfPart(name), form));
    }
    await one.run(runContentExport, directory);
    await other.run(runContentImport, directory);
    for (const [name, form] of forms) {
      expect(formValue(fieldOfPart(name), await other.valueOf(name)), name).toEqual(form);
    }
  },
);
