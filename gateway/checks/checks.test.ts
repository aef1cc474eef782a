import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkRules, type Finding } from '../../schema/check-rules.ts';
import { postLimits } from '../../schema/limits.ts';
import { FolderStore } from '../posts/images/store/folder-store.ts';
import { StoredImage } from '../posts/images/stored-image.entity.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { startTestApp } from '../testing/test-app.ts';

interface CheckedInput {
  title?: string;
  content?: string;
  metaDescription?: string;
  slug?: string;
  faqs?: { question: string; answer: string }[];
  references?: { text: string; url?: string | null; doi?: string | null }[];
}

const query = `query ($input: CheckPostInput!) { checkPost(input: $input) {
  blocking findings { rule severity message excerpt suggestion } } }`;

describe('checks of a post', () => {
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

  async function check(input: CheckedInput): Promise<{ blocking: boolean; findings: Finding[] }> {
    const whole = { title: 'Evidence', content: '', metaDescription: 'About evidence.', ...input };
    const { data, errors } = await app.graphql(query, { input: whole }, app.cookie);
    expect(errors).toEqual([]);
    return (data as { checkPost: { blocking: boolean; findings: Finding[] } }).checkPost;
  }
  const rulesOf = async (input: CheckedInput): Promise<string[]> =>
    (await check(input)).findings.map(({ rule }) => rule);

  it('claim-contradicted: a figure with a claim’s subject that is not its value', async () => {
    const sentence = 'Loon Lens reached 97 % sensitivity.';
    const { blocking, findings } = await check({ content: `Well. ${sentence} It is good.` });
    expect(blocking).toBe(true);
    expect(findings).toEqual([
      {
        rule: 'claim-contradicted',
        severity: 'BLOCKS',
        message: expect.stringContaining('97 %') as string,
        excerpt: sentence,
        suggestion: expect.stringMatching(/99% sensitivity[^.]*”\.$/) as string,
      },
    ]);
  });

  it('claim-contradicted: in title, description, answers and cells of tables alike', async () => {
    const contradicted = ['claim-contradicted'];
    expect(await rulesOf({ title: 'Loon Lens has 97% sensitivity' })).toEqual(contradicted);
    expect(await rulesOf({ metaDescription: 'Loon Lens: 97% sensitivity.' })).toEqual(contradicted);
    const faqs = [{ question: 'How good is Lens?', answer: 'A sensitivity of 97%.' }];
    expect(await rulesOf({ faqs })).toEqual(contradicted);
    const table = '## Lens\n\n| Measure | Value |\n| --- | --- |\n| Sensitivity | 97% |\n';
    expect(await rulesOf({ content: table })).toEqual(contradicted);
  });

  it('a sentence ends before its footnote', async () => {
    const content =
      'Lens was tried on records, and people were wrong in 10.8% of cases.[^1] Accuracy has a price.\n\n[^1]: A study.';
    expect(await rulesOf({ content })).toEqual([]);
  });

  it('claim-expired: a claim whose last day is over', async () => {
    const claim = {
      id: 'lens-sensitivity',
      subject: 'Lens sensitivity',
      value: '99',
      unit: '%',
      wording: 'Loon Lens reached 99% sensitivity.',
      source: 'The benchmark.',
    };
    const other = await startBlogApp('sqlite');
    try {
      const publishing = `mutation ($value: JSON!) {
        publishContent(name: "claims", value: $value, version: 0) { version } }`;
      const value = [{ ...claim, validUntil: '2020-12-31' }];
      const published = await other.graphql(publishing, { value }, other.cookie);
      expect(published.errors).toEqual([]);
      const input = { title: 'Lens', content: 'Lens has 99% sensitivity.', metaDescription: 'x' };
      const { data } = await other.graphql(query, { input }, other.cookie);
      expect(data).toMatchObject({
        checkPost: { blocking: true, findings: [{ rule: 'claim-expired', severity: 'BLOCKS' }] },
      });
    } finally {
      await other.close();
    }
  });

  it('dead-link: an address of this site at which nothing answers for a stranger', async () => {
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
      'https://elsewhere.example/none',
      'mailto:someone@loon.example',
    ]) {
      expect(await rulesOf(link(alive)), alive).toEqual([]);
    }
    const unpublished = [`/reflections/${draft.slug}`, `/reflections/${draft.slug}.md`];
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

  const study = { text: 'A study', url: 'https://elsewhere.example/study' };

  it('dead-link: a mark to a reference that the list does not have', async () => {
    const content = 'A [1](#reference-1) and a [2](#reference-2).';
    expect(await rulesOf({ content, references: [study, study] })).toEqual([]);
    const { blocking, findings } = await check({ content, references: [study] });
    expect(blocking).toBe(true);
    expect(findings).toMatchObject([{ rule: 'dead-link', excerpt: '2' }]);
    expect(findings[0]?.message).toContain('#reference-2');
    expect(await rulesOf({ content, references: [] })).toEqual(['dead-link', 'dead-link']);
  });

  it('dead-link: the link of a reference that leads nowhere on this site', async () => {
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
          message: expect.stringContaining(`link to ${url} leads nowhere`) as string,
          excerpt: 'Another one of ours, 2026.',
        },
      ]);
    }
  });

  it('figure-without-source: a reference of the list is a source, by its number or a link', async () => {
    const figure = 'In other fields 30% of the trials are never published';
    const references = [study, study, study];
    for (const mark of ['[3]', '[1, 3]', '[1–3]', '[3](#reference-3)']) {
      expect(await rulesOf({ content: `${figure} ${mark}.`, references }), mark).toEqual([]);
    }
    for (const mark of ['', '[4]', '[0]', '[1, 4]', '[sic]']) {
      expect(await rulesOf({ content: `${figure} ${mark}.`, references }), mark).toEqual([
        'figure-without-source',
      ]);
    }
    expect(await rulesOf({ content: `${figure} [1].` })).toEqual(['figure-without-source']);
  });

  it('dead-link: an uploaded picture that is not there, shown or linked', async () => {
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
    await uploads.keep(unlisted, Buffer.from('of an earlier release'));
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
          message: `There is no picture at /uploads/${gone} on this site.`,
          excerpt: `/uploads/${gone}`,
        },
      ],
    });
  });

  it('dead-link: all uploads that a post names are looked up at once', async () => {
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

  it.each([
    ['image-without-alt', '![](/images/figures/one.svg)'],
    ['figure-without-source', 'In other fields 30% of the trials are never published.'],
    ['heading-skipped', '## One\n\nText.\n\n#### Three'],
    ['link-without-text', 'So [](https://elsewhere.example/x).'],
    ['passive-link-text', 'To read it, [click here](https://elsewhere.example/x).'],
  ])('%s', async (rule, content) => {
    expect(await rulesOf({ content })).toEqual([rule]);
  });

  it('no-description, title-too-long and reading-age', async () => {
    expect(await rulesOf({ metaDescription: ' ' })).toEqual(['no-description']);
    expect(await rulesOf({ title: 'Evidence '.repeat(9) })).toEqual(['title-too-long']);
    const content = `${'Notwithstanding methodological heterogeneity, interdisciplinary '.repeat(40)}.`;
    expect(await rulesOf({ content })).toEqual(['reading-age']);
  });

  it('findings that block come first', async () => {
    const content = '[here](https://a.example)\n\n![](/images/a.svg)';
    const { findings } = await check({ content });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['image-without-alt', 'BLOCKS'],
      ['passive-link-text', 'ADVISES'],
    ]);
    expect(checkRules['passive-link-text']).toBe('ADVISES');
  });

  it('are the administrator’s alone, and bounded', async () => {
    const input = { title: 'One', content: 'Text' };
    const { errors } = await app.graphql(query, { input });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const long = { title: 'One', content: 'x'.repeat(postLimits.contentMax + 1) };
    const refused = await app.graphql(query, { input: long }, app.cookie);
    expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('let the articles that ship with the site pass', async () => {
    const site = await startTestApp('sqlite');
    try {
      const cookie = { cookie: await site.logIn() };
      const list = `{ posts(first: 20) { edges { node {
        title content metaDescription faqs { question answer } references { text url doi } } } } }`;
      const { data } = await site.graphql(list, {}, cookie);
      const { edges } = (data as { posts: { edges: { node: CheckedInput }[] } }).posts;
      expect(edges).toHaveLength(6);
      for (const { node } of edges) {
        const checked = await site.graphql(query, { input: node }, cookie);
        const { findings } = (checked.data as { checkPost: { findings: Finding[] } }).checkPost;
        const blocking = findings.filter(({ severity }) => severity === 'BLOCKS');
        expect(blocking, node.title).toEqual([]);
      }
    } finally {
      await site.close();
    }
  });
});
