import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentParts, isContentPartName } from '../../schema/content/content-parts.ts';
import { loadContent, type Content } from '../site/content/content.ts';
import { copyContentWithoutArticles } from '../testing/content-copy.ts';
import { startTestApp } from '../testing/test-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { storedPart, valueIn } from './part-value.ts';

const undo = undoAfterEach();

/**
 * A part of the content as each former release had it, if its fields differed from the present
 * ones; a part whose fields change leaves its former file here.
 */
const shapes = path.join(import.meta.dirname, 'testing/previous-shapes');
const files = readdirSync(shapes);

describe('content of a former release', () => {
  let present: Content;
  beforeAll(() => {
    present = loadContent('data/content');
  });

  it.each(files)('%s: what was published is read, and nothing of it is lost', async (file) => {
    const name = path.basename(file, '.yaml');
    if (!isContentPartName(name)) throw new Error(`There is no part ${name}.`);
    const stored: unknown = parse(readFileSync(path.join(shapes, file), 'utf8'));
    const shown = await storedPart(name, stored, valueIn(present, name));
    expect(shown, contentParts[name].title).toBeDefined();
    expect(shown?.value).toMatchObject(stored as object);
  });

  it('a content folder of it starts the site', async () => {
    const { directory, remove } = copyContentWithoutArticles();
    undo(remove);
    for (const file of files) copyFileSync(path.join(shapes, file), path.join(directory, file));
    const app = await startTestApp('sqlite', { contentDirectory: directory });
    undo(() => app.close());
    for (const page of ['/', '/evidence', '/security', '/ai-transparency']) {
      expect((await app.send('GET', page)).status, page).toBe(200);
    }
    expect(await (await app.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('a content folder without files of this release starts the site, and /readyz names them', async () => {
    const { directory, remove } = copyContentWithoutArticles();
    undo(remove);
    for (const file of ['claims.yaml', 'examples.yaml']) rmSync(path.join(directory, file));
    const app = await startTestApp('sqlite', { contentDirectory: directory });
    undo(() => app.close());
    expect((await app.send('GET', '/')).status).toBe(200);
    expect(await (await app.send('GET', '/readyz')).json()).toEqual({
      status: 'ready',
      notes: ['The content folder has no examples.yaml.', 'The content folder has no claims.yaml.'],
    });
  });
});
