import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceContent } from '../../../../schema/content/evidence.ts';
import { startBlogApp, type BlogApp } from '../../../testing/blog-app.ts';

const publishing = `mutation ($value: JSON!, $version: Int!) {
  publishContent(name: "evidence", value: $value, version: $version) { version } }`;

describe('/evidence', () => {
  let app: BlogApp;
  let evidence: EvidenceContent;
  beforeAll(async () => {
    app = await startBlogApp('sqlite');
    const { data } = await app.graphql(
      '{ contentPart(name: "evidence") { value } }',
      {},
      app.cookie,
    );
    evidence = (data as { contentPart: { value: EvidenceContent } }).contentPart.value;
  });
  afterAll(() => app.close());

  const read = async (path: string) => (await app.send('GET', path)).text();
  let version = 0;
  async function publish(value: EvidenceContent): Promise<void> {
    const { errors } = await app.graphql(publishing, { value, version }, app.cookie);
    expect(errors).toEqual([]);
    version += 1;
  }
  async function refusal(value: unknown): Promise<unknown> {
    const { errors } = await app.graphql(publishing, { value, version }, app.cookie);
    return errors[0]?.extensions.fields;
  }
  /** The evidence with changes to its first study. */
  function withFirst(change: object): EvidenceContent {
    const [first, ...others] = evidence.studies;
    return { ...evidence, studies: [{ ...first, ...change } as typeof first & object, ...others] };
  }

  it('shows the counts of the 2 × 2 table and the computed figures for each study', async () => {
    const { data } = await app.graphql(`{ evidence { studies {
      id sample counts { truePositives falsePositives falseNegatives trueNegatives }
      figures { sensitivity { count of share lower upper } prevalence { count of } }
      funding } } }`);
    const { studies } = (data as { evidence: { studies: unknown[] } }).evidence;
    expect(studies).toHaveLength(4);
    expect(studies[0]).toMatchObject({
      id: 'lens-screening',
      sample: true,
      counts: { truePositives: 284, falsePositives: 167, falseNegatives: 3, trueNegatives: 3342 },
      figures: {
        sensitivity: {
          count: 284,
          of: 287,
          share: 284 / 287,
          lower: expect.closeTo(0.9697, 4) as number,
          upper: expect.closeTo(0.9964, 4) as number,
        },
        prevalence: { count: 287, of: 3796 },
      },
    });
    const page = await read('/evidence');
    for (const text of ['284', '3,342', '99.0%', '97.0–99.6%', '95.2%', '95.5%', '63.0%', '7.6%']) {
      expect(page).toContain(`>${text}<`);
    }
    expect(page).toContain('that its authors work for Loon as employees or contractors');
    expect(page).not.toContain('<svg class="ev-plot"');
  });

  it('the counts of the first study match the figures of the specification, and every study is a sample with a question', () => {
    const [lens] = evidence.studies;
    expect(Object.values(lens?.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(3796);
    expect(lens?.calibration).toEqual([]);
    for (const study of evidence.studies) {
      expect(study.sample).toBe(true);
      expect(study.question).toMatch(/\?$/);
    }
  });

  it('a study without a source has one line on the page, no row in the file and no counts for programs', async () => {
    const unpublished = ['hatch-updates', 'echo-eligibility', 'waters-recommendations'];
    const { data } = await app.graphql(
      '{ evidence { studies { id source counts { truePositives } figures { accuracy { share } } } } }',
    );
    const { studies } = (data as { evidence: { studies: { id: string }[] } }).evidence;
    expect(studies.slice(1)).toEqual(
      unpublished.map((id) => ({ id, source: '', counts: null, figures: null })),
    );
    const page = await read('/evidence');
    expect(page.match(/Not yet validated in a published study\./g)).toHaveLength(3);
    expect(page.match(/<table/g)).toHaveLength(2);
    const csv = await read('/evidence.csv');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 1);
    await publish(withFirst({ source: '' }));
    expect((await read('/evidence.csv')).trimEnd().split('\r\n')).toHaveLength(1);
    expect(await read('/evidence')).not.toContain('3,342');
    expect(await refusal(withFirst({ counts: undefined }))).toEqual({
      'studies.0.counts.truePositives': 'must be stated for a study with a source',
    });
    await publish(evidence);
  });

  it('is not for search engines while every study is a sample, and the footer links to it all the same', async () => {
    const isListed = async () => (await read('/sitemap.xml')).includes('/evidence</loc>');
    expect(await read('/evidence')).toContain('<meta name="robots" content="noindex"/>');
    expect(await isListed()).toBe(false);
    expect(await read('/')).toContain('href="/evidence"');
    await publish(withFirst({ sample: false }));
    expect(await read('/evidence')).not.toContain('name="robots"');
    expect(await isListed()).toBe(true);
    await publish(evidence);
  });

  it('published bands of confidence get a plot and a table', async () => {
    await publish(withFirst({ calibration: [{ confidence: 95, decisions: 560, correct: 532 }] }));
    const page = await read('/evidence');
    expect(page).toMatch(/<svg[^>]* role="img" aria-labelledby="[^"]+"/);
    expect(page).toContain('>532 of 560<');
    const { data } = await app.graphql(
      '{ evidence { studies { calibration { confidence observed { share } } } } }',
    );
    expect((data as { evidence: { studies: unknown[] } }).evidence.studies[0]).toEqual({
      calibration: [{ confidence: 95, observed: { share: 0.95 } }],
    });
  });

  it('the question to the owner is not in any public response', async () => {
    const question = evidence.studies[1]?.question ?? '';
    expect(question).not.toBe('');
    for (const path of ['/evidence', '/evidence.csv', '/llms.txt']) {
      expect(await read(path)).not.toContain(question);
    }
  });

  it('/evidence.csv has one row per study with counts and is safe against formula injection', async () => {
    await publish(withFirst({ title: '=HYPERLINK("https://x.example")', scope: '@SUM(1)' }));
    const csv = await read('/evidence.csv');
    const [header = '', first = ''] = csv.split('\r\n');
    expect(header).toMatch(/^\uFEFF?Study,Product,Version,Sample,True positives,/);
    expect(first).toMatch(
      /^"'=HYPERLINK\(""https:\/\/x\.example""\)",Loon Lens,Loon Lens 1\.0,yes,284,167,3,3342,/,
    );
    expect(first).toContain(",'@SUM(1),");
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 1);
  });

  it('published counts are computed again immediately, on the page and in the file', async () => {
    const counts = { truePositives: 90, falsePositives: 0, falseNegatives: 10, trueNegatives: 0 };
    await publish(withFirst({ counts, sample: false }));
    const page = await read('/evidence');
    expect(page).toContain('>90.0%<');
    expect(page).toContain('No cases to count');
    expect(await read('/evidence.csv')).toContain(',90,0,10,0,0.9,');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const things = (JSON.parse(json) as { '@graph': { '@type': string; name: string }[] })[
      '@graph'
    ];
    // Samples are left out of structured data because they are not facts.
    expect(things.map((thing) => thing['@type'])).toEqual(['WebPage', 'Dataset']);
  });

  it('counts must be whole numbers, and a band cannot have more correct decisions than decisions', async () => {
    const counts = { truePositives: 1.5, falsePositives: -1, falseNegatives: 0, trueNegatives: 0 };
    const calibration = [{ confidence: 101, decisions: 1, correct: 2 }];
    expect(await refusal(withFirst({ counts, calibration }))).toEqual({
      'studies.0.counts.truePositives': 'must be a whole number',
      'studies.0.counts.falsePositives': 'must be 0 or more',
      'studies.0.calibration.0.confidence': 'must be 100 or less',
      'studies.0.calibration.0.correct': 'must not be more than the decisions',
    });
    const none = { truePositives: 0, falsePositives: 0, falseNegatives: 0, trueNegatives: 0 };
    expect(await refusal(withFirst({ counts: none }))).toEqual({
      'studies.0.counts.truePositives': 'must count at least one case in one of the four cells',
    });
  });
});
