import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FolderStore } from '../images/store/folder-store.ts';
import { StoredImage } from '../images/stored-image.entity.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { checkAt, rulesAt, type CheckedInput } from './check-post.test-support.ts';

describe('dead links of a post', () => {
  let app: BlogApp;
  let directory: string;
  let uploads: FolderStore;
  beforeAll(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'loon-checks-'));
    uploads = new FolderStore(directory);
    app = await startBlogApp('sqlite', { uploads: { kind: 'folder', directory } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });

  const check = (input: CheckedInput) => checkAt(app, input);
  const rulesOf = (input: CheckedInput) => rulesAt(app, input);

  it('dead-link: a URL of this site that answers nothing to an anonymous visitor', async () => {
    const published = await app.post({ title: 'There it is' });
    const draft = await app.post({ title: 'Not yet', published: false });
    const link = (href: string): CheckedInput => ({ content: `A [good link](${href}).` });
    for (const alive of [
      `/reflections/${published.slug}`,
      `/blog/${published.slug}`,
      `/reflections/${published.slug}.md`,
      published.slug,
      '/privacy',
      '/#contact-section',
      '/feed.xml',
      '/evidence.csv',
      '/evidence.ris',
      `/reflections/${published.slug}.references.ris`,
      'https://elsewhere.example/none',
      'mailto:someone@loon.example',
    ]) {
      expect(await rulesOf(link(alive)), alive).toEqual([]);
    }
    const unpublished = [
      `/reflections/${draft.slug}`,
      `/reflections/${draft.slug}.md`,
      `/reflections/${draft.slug}.bib`,
    ];
    for (const dead of [...unpublished, '/nowhere', '/#nowhere', '/reflections/no', 'privacy']) {
      expect(await rulesOf(link(dead)), dead).toEqual(['dead-link']);
    }
  });

  it('dead-link: a place in the article that no heading or footnote makes', async () => {
    const content = '## Part one\n\nText.[^1]\n\n[^1]: A study.\n\n';
    const link = (href: string, slug?: string): CheckedInput => ({
      content: `${content}A [good link](${href}).`,
      ...(slug === undefined ? {} : { slug }),
    });
    for (const href of ['#s-part-one', '#note-fn-1', '#reference-1', '#', '#top']) {
      expect(await rulesOf(link(href)), href).toEqual([]);
    }
    expect(await rulesOf(link('/reflections/mine#s-part-one', 'mine'))).toEqual([]);
    for (const href of ['#part-one', '#s-part-two']) {
      expect(await rulesOf(link(href)), href).toEqual(['dead-link']);
    }
    expect(await rulesOf(link('/reflections/mine#s-part-two', 'mine'))).toEqual(['dead-link']);
    expect(await rulesOf(link('/reflections/mine'))).toEqual(['dead-link']);
  });

  it('dead-link: a citation of a reference that is not in the list', async () => {
    const content = 'A [1](#reference-1) and a [2](#reference-2).';
    const study = { text: 'A study', url: 'https://elsewhere.example/study' };
    expect(await rulesOf({ content, references: [study, study] })).toEqual([]);
    const { blocking, findings } = await check({ content, references: [study] });
    expect(blocking).toBe(true);
    expect(findings).toMatchObject([{ rule: 'dead-link', excerpt: '2' }]);
    expect(findings[0]?.message).toContain('#reference-2');
    expect(await rulesOf({ content, references: [] })).toEqual(['dead-link', 'dead-link']);
  });

  it('dead-link: a reference whose link is dead on this site', async () => {
    const { slug } = await app.post({ title: 'Referred to' });
    const referring = (url: string): CheckedInput => ({
      references: [{ text: 'Another one of ours, 2026.', url }],
    });
    for (const url of [
      `/reflections/${slug}`,
      `http://localhost:3000/reflections/${slug}`,
      '/evidence#s-lens',
      'https://elsewhere.example/nowhere',
      '//elsewhere.example/nowhere',
      '10.1136/bmj.n71',
      'www.elsewh',
    ]) {
      expect(await rulesOf(referring(url)), url).toEqual([]);
    }
    for (const url of ['/nowhere', 'http://localhost:3000/reflections/none', '/uploads/a.pdf']) {
      const { blocking, findings } = await check(referring(url));
      expect(blocking, url).toBe(true);
      expect(findings).toMatchObject([
        {
          rule: 'dead-link',
          message: expect.stringContaining(`link to ${url} is broken`) as string,
          excerpt: 'Another one of ours, 2026.',
        },
      ]);
    }
  });

  it('dead-link: a missing uploaded image, shown or linked', async () => {
    const [there = '', remembered = '', unlisted = '', gone = ''] = ['a', 'b', 'c', 'd'].map(
      (digit) => `${digit.repeat(32)}-8x8.webp`,
    );
    const image = { unusedSince: null, file: null, bytes: 1, uploadedAt: null, uploadedBy: null };
    await app.database.write((manager) =>
      manager.insert(StoredImage, [
        { ...image, name: there, deletedAt: null },
        { ...image, name: remembered, deletedAt: new Date() },
      ]),
    );
    await uploads.put(unlisted, Buffer.from('of an earlier release'));
    const link = (href: string): CheckedInput => ({ content: `A [good link](${href}).` });
    for (const name of [there, remembered, unlisted]) {
      expect(await rulesOf(link(`/uploads/${name}`)), name).toEqual([]);
    }
    for (const name of [gone, 'report.pdf']) {
      expect(await rulesOf(link(`/uploads/${name}`)), name).toEqual(['dead-link']);
    }
    const shown = (src: string): CheckedInput => ({ content: `![A figure](${src})` });
    expect(await rulesOf(shown(`/uploads/${there}?v=2`))).toEqual([]);
    expect(await rulesOf(shown('https://elsewhere.example/a.png'))).toEqual([]);
    const lost = await check(shown(`/uploads/${gone}`));
    expect(lost).toMatchObject({
      blocking: true,
      findings: [
        {
          rule: 'dead-link',
          message: `There is no image at /uploads/${gone} on this site.`,
          excerpt: `/uploads/${gone}`,
        },
      ],
    });
  });

  it('dead-link: all uploads that a post names are looked up in one query', async () => {
    const names = Array.from(
      { length: 30 },
      (_, index) => `${String(index + 10).repeat(16)}-8x8.webp`,
    );
    const selecting = vi.spyOn(app.database.reader, 'find');
    const content = names.map((name) => `![A figure](/uploads/${name})`).join('\n\n');
    expect(await rulesOf({ content })).toEqual(names.map(() => 'dead-link'));
    const asked = selecting.mock.calls.filter(([entity]) => entity === StoredImage);
    selecting.mockRestore();
    expect(asked).toHaveLength(1);
  });
});
