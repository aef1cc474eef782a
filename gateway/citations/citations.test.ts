import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { readBibtex, readRis } from './read-files.test-support.ts';

const origin = 'http://localhost:3000';
const types = {
  ris: 'application/x-research-info-systems',
  'references.ris': 'application/x-research-info-systems',
  bib: 'application/x-bibtex',
  'csl.json': 'application/vnd.citationstyles.csl+json',
};
const endings = Object.keys(types) as (keyof typeof types)[];

const hostileTitles = [
  'Élodie’s “Größe”, naïve œuvre — "straight" and \'single\'',
  'R&D at 50 % of $5 #1 a_b',
  'Balanced {braces} and {more {of} them}',
  'An opening { brace',
  'A closing } brace, then { one',
  '医療技術評価における証拠 和 통합',
  'Markup <b>bold</b>, <i>x</i> & 2 < 3 > 1',
  'Back\\slash ~tilde ^caret, T1  - not a tag',
  `NICE: ${'interchangeability-of-evidence '.repeat(6)}end`,
];

describe.each(engines)('citations on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  const get = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    app.send(method, path, undefined, headers);
  const read = async (slug: string, ending: string) => {
    const response = await get(`/reflections/${slug}.${ending}`);
    expect(response.status, ending).toBe(200);
    return response.text();
  };

  it.each(hostileTitles)('%j survives RIS, BibTeX and CSL-JSON without loss', async (title) => {
    const tags = ['R&D', 'a, b', '価値'];
    const excerpt = `${title} in short: 100 %.`;
    const { slug } = await app.post({
      title,
      tags,
      excerpt,
      authors: [{ name: 'Ana {X} Müller & Co' }],
    });
    const [ris, ...others] = readRis(await read(slug, 'ris'));
    const bib = readBibtex(await read(slug, 'bib'));
    const [csl] = JSON.parse(await read(slug, 'csl.json')) as Record<string, unknown>[];
    expect(others).toEqual([]);
    const inLine = (text: string) => text.replace(/\s+/g, ' ');
    expect(ris).toMatchObject({
      TI: [inLine(title)],
      AB: [inLine(excerpt)],
      KW: tags,
      AU: ['Co, Ana {X} Müller &'],
    });
    expect(bib.fields).toMatchObject({
      title: inLine(title),
      abstract: inLine(excerpt),
      keywords: 'R&D, a, b, 価値',
      author: 'Co, Ana {X} Müller &',
    });
    expect(csl).toMatchObject({ title, abstract: excerpt, keyword: 'R&D, a, b, 価値' });
  });

  it('an article has one record with people, date, address, publisher, language and DOI', async () => {
    const { slug } = await app.post({
      title: 'On loons',
      tags: ['HTA'],
      excerpt: 'In short.',
      authors: [{ name: 'élodie bertrand' }, { name: 'Plato' }],
      doi: 'https://doi.org/10.5281/zenodo_7',
      publishedAt: '2025-03-04T12:00:00Z',
    });
    const url = `${origin}/reflections/${slug}`;
    expect(readRis(await read(slug, 'ris'))).toEqual([
      {
        TY: ['BLOG'],
        ID: [slug],
        TI: ['On loons'],
        T2: ['Loon'],
        AU: ['Bertrand, Élodie', 'Plato'],
        PY: ['2025'],
        DA: ['2025/03/04'],
        PB: ['Loon Inc.'],
        AB: ['In short.'],
        KW: ['HTA'],
        LA: ['en'],
        UR: [url],
        DO: ['10.5281/zenodo_7'],
      },
    ]);
    expect(readBibtex(await read(slug, 'bib'))).toEqual({
      type: 'misc',
      key: slug,
      authors: ['Bertrand, Élodie', '{Plato}'],
      fields: {
        author: 'Bertrand, Élodie and Plato',
        title: 'On loons',
        year: '2025',
        month: 'mar',
        date: '2025-03-04',
        publisher: 'Loon Inc.',
        abstract: 'In short.',
        keywords: 'HTA',
        language: 'en',
        url,
        doi: '10.5281/zenodo_7',
      },
    });
    expect(JSON.parse(await read(slug, 'csl.json'))).toMatchObject([
      {
        id: slug,
        type: 'post-weblog',
        author: [{ family: 'Bertrand', given: 'Élodie' }, { family: 'Plato' }],
        issued: { 'date-parts': [[2025, 3, 4]] },
        URL: url,
        DOI: '10.5281/zenodo_7',
      },
    ]);
  });

  it('an article without people has one corporate author and no DOI', async () => {
    const { slug } = await app.post({ author: 'Loon & Team' });
    const [ris] = readRis(await read(slug, 'ris'));
    expect(ris?.['AU']).toEqual(['Loon & Team']);
    expect(ris).not.toHaveProperty('DO');
    expect(readBibtex(await read(slug, 'bib')).authors).toEqual(['{Loon \\& Team}']);
    expect(JSON.parse(await read(slug, 'csl.json'))).toMatchObject([
      { author: [{ literal: 'Loon & Team' }] },
    ]);
  });

  it('the references have one record each; an article without any has an empty file', async () => {
    const long = `Page MJ, et al. ${'Interchangeability '.repeat(20)}& “more”`.trim();
    const { slug } = await app.post({
      title: 'An address that is longer than twenty characters',
      references: [
        { text: long, doi: '10.1136/bmj.n71' },
        { text: 'NICE', url: 'https://www.nice.org.uk/x?a=1&b=2' },
        { text: 'A handbook on the shelf.' },
      ],
    });
    expect(readRis(await read(slug, 'references.ris'))).toEqual([
      {
        TY: ['GEN'],
        ID: [`${slug}-1`],
        TI: [long],
        UR: ['https://doi.org/10.1136/bmj.n71'],
        DO: ['10.1136/bmj.n71'],
      },
      { TY: ['GEN'], ID: [`${slug}-2`], TI: ['NICE'], UR: ['https://www.nice.org.uk/x?a=1&b=2'] },
      { TY: ['GEN'], ID: [`${slug}-3`], TI: ['A handbook on the shelf.'] },
    ]);
    const { slug: without } = await app.post();
    expect(await read(without, 'references.ris')).toBe('');
    const linked = async (name: string) =>
      (await (await get(`/reflections/${name}`)).text()).includes(
        `href="/reflections/${name}.references.ris" download=""`,
      );
    expect([await linked(slug), await linked(without)]).toEqual([true, false]);
  });

  it('“Cite” on the article has both styles and three downloads, and needs no JavaScript', async () => {
    const { id, slug } = await app.post({
      title: 'On loons',
      authors: [{ name: 'Élodie Bertrand' }, { name: 'Ada Byron' }],
      publishedAt: '2025-03-04T12:00:00Z',
    });
    const page = await (await get(`/reflections/${slug}`)).text();
    const [, cite = ''] = /<details class="art-cite">(.*?)<\/details>/s.exec(page) ?? [];
    const url = `${origin}/reflections/${slug}`;
    expect(cite).toContain(`Bertrand, É., &amp; Byron, A. (2025, March 4). On loons. Loon. ${url}`);
    expect(cite).toContain(
      `Bertrand É, Byron A. On loons [Internet]. Loon Inc.; 2025 Mar 4. Available from: ${url}`,
    );
    for (const ending of ['ris', 'bib', 'csl.json']) {
      expect(cite).toContain(`href="/reflections/${slug}.${ending}" download=""`);
    }
    await app.change(id, { published: false });
    expect(
      await app.read(
        `{ post(slug: "${slug}") { citationApa citationVancouver } }`,
        'administrator',
      ),
    ).toEqual({ post: { citationApa: null, citationVancouver: null } });
  });

  it('/evidence.ris has the sources of the studies, with samples marked', async () => {
    const response = await get('/evidence.ris');
    expect(response.headers.get('content-type')).toBe(types.ris);
    const { evidence } = await app.read<{
      evidence: { studies: { id: string; source: string; sample: boolean }[] };
    }>('{ evidence { studies { id source sample } } }');
    const cited = evidence.studies.filter(({ source }) => source !== '');
    expect(await (await get('/evidence')).text()).toContain('href="/evidence.ris" download=""');
    const records = readRis(await response.text());
    expect(records.map(({ ID, TI, N1 }) => ({ ID, TI, N1 }))).toEqual(
      cited.map(({ id, source, sample }) => ({
        ID: [id],
        TI: [source],
        N1: sample ? ['Sample'] : undefined,
      })),
    );
  });

  it.each(endings)('%s: content type, HEAD, ETag and 304, cached or not', async (ending) => {
    const { slug } = await app.post();
    const path = `/reflections/${slug}.${ending}`;
    for (const headers of [{}, {}, app.cookie]) {
      const response = await get(path, 'GET', headers);
      expect(response.headers.get('content-type')).toBe(types[ending]);
      expect(response.headers.get('link')).toBe(`<${origin}/reflections/${slug}>; rel="canonical"`);
      const head = await get(path, 'HEAD', headers);
      expect([head.status, await head.text()]).toEqual([200, '']);
      const etag = response.headers.get('etag') ?? '';
      expect((await get(path, 'GET', { ...headers, 'if-none-match': etag })).status).toBe(304);
    }
  });

  it.each(endings)(
    '%s: former slugs redirect, changes show at once, withdrawn is 404',
    async (ending) => {
      const { id, slug } = await app.post({ references: [{ text: 'First' }], title: 'First' });
      expect(await read(slug, ending)).toContain('First');
      await app.change(id, {
        references: [{ text: 'Second' }],
        title: 'Second',
        slug: `${slug}-new`,
      });
      for (const path of [`/reflections/${slug}.${ending}`, `/blog/${slug}-new.${ending}`]) {
        const moved = await fetch(`${app.url}${path}`, { redirect: 'manual' });
        expect(moved.status).toBe(301);
        expect(moved.headers.get('location')).toBe(`/reflections/${slug}-new.${ending}`);
      }
      expect(await read(`${slug}-new`, ending)).toContain('Second');
      await app.change(id, { published: false });
      for (const headers of [{}, app.cookie]) {
        expect((await get(`/reflections/${slug}-new.${ending}`, 'GET', headers)).status).toBe(404);
      }
      expect((await get(`/reflections/never-there.${ending}`)).status).toBe(404);
    },
  );
});
