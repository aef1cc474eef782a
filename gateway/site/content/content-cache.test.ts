import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError } from './content-file.ts';
import { loadContent } from './content.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { readContent } from './content-cache.ts';

describe('the content cache', () => {
  let directory = '';
  let file = '';
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'content-'));
    cpSync(sampleContent, path.join(directory, 'content'), { recursive: true });
    file = path.join(directory, 'content.json');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const read = () => readContent(path.join(directory, 'content'), file);

  function edit(name: string, from: string, to: string): void {
    const edited = path.join(directory, name);
    const source = readFileSync(edited, 'utf8');
    expect(source).toContain(from);
    writeFileSync(edited, source.replaceAll(from, to));
  }

  it('provides the same content at the second start', async () => {
    const first = await read();
    expect(first).toEqual(loadContent(sampleContent));
    expect(await read()).toEqual(first);
    edit('content.json', first.site.brand.tagline, 'Cached by an earlier start');
    expect((await read()).site.brand.tagline).toBe('Cached by an earlier start');
  });

  it('is not used for a changed file', async () => {
    const { site } = await read();
    edit('content/site.yaml', site.brand.tagline, 'Another tagline');
    expect((await read()).site.brand.tagline).toBe('Another tagline');
    expect((await read()).site.brand.tagline).toBe('Another tagline');
  });

  it('is not used when it is truncated', async () => {
    const content = await read();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 1_000));
    expect(await read()).toEqual(content);
    expect(await read()).toEqual(content);
  });

  it('does not hide an error, which is reported at every start', async () => {
    await read();
    edit('content/site.yaml', 'legalName:', 'legalname:');
    await expect(read()).rejects.toThrow(ContentError);
    await expect(read()).rejects.toThrow(/brand.legalName is missing/);
  });

  it('is optional: the content is read even if the cache cannot be written', async () => {
    file = path.join(directory, 'nowhere', 'content.json');
    expect(await read()).toEqual(loadContent(sampleContent));
  });
});
