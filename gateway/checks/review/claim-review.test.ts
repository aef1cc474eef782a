import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimReviewLimits } from '../../../schema/check-rules.ts';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';

interface Place {
  kind: 'CONTENT' | 'POST';
  title: string;
  url: string;
  excerpt: string;
  agrees: boolean;
}
interface Review {
  claims: { claim: string; places: Place[]; placeCount: number }[];
  posts: {
    id: string;
    title: string;
    url: string;
    findings: { rule: string; severity: string }[];
    blocking: number;
    advice: number;
  }[];
  postCount: number;
  checked: number;
  total: number;
}

const query = `{ claimReview {
  claims { claim placeCount places { kind title url excerpt agrees } }
  posts { id title url blocking advice findings { rule severity } } postCount checked total } }`;
const publishing = `mutation ($value: JSON!, $version: Int!) {
  publishContent(name: "claims", value: $value, version: $version) { version } }`;

const claim = {
  id: 'lens-sensitivity',
  subject: 'Lens sensitivity',
  value: '99',
  unit: '%',
  wording: 'Loon Lens reached 99% sensitivity.',
  source: 'The benchmark.',
};
const sentence = 'Loon Lens reached 99% sensitivity.';

describe.each(engines)('claims and where they are used, %s', (engine) => {
  let app: BlogApp;
  let version = 0;
  beforeAll(async () => {
    app = await startBlogApp(engine);
    await publish({});
  });
  afterAll(() => app.close());

  const review = async (): Promise<Review> =>
    (await app.read<{ claimReview: Review }>(query, 'administrator')).claimReview;
  const posts = ({ claims }: Review): Place[] =>
    claims.flatMap(({ places }) => places).filter(({ kind }) => kind === 'POST');

  async function publish(change: Partial<typeof claim> & { validUntil?: string }): Promise<void> {
    const value = [{ ...claim, ...change }];
    const { errors } = await app.graphql(publishing, { value, version }, app.cookie);
    expect(errors).toEqual([]);
    version += 1;
  }

  it('a claim lists where it is used: in the texts of the site and in published posts', async () => {
    const nowhere = await review();
    expect(posts(nowhere)).toEqual([]);
    const content = `${sentence} ${contentWith()}`;
    const { id } = await app.post({ title: 'Stated', content });
    await app.post({ title: 'Not public', content, published: false });
    const used = await review();
    expect(used.claims.map(({ claim: name }) => name)).toEqual(['lens-sensitivity']);
    expect(posts(used)).toEqual([
      {
        ...{ kind: 'POST', title: 'Stated', excerpt: sentence, agrees: true },
        url: `/blog-admin?tab=posts&post=${id}`,
      },
    ]);
    const [{ places } = { places: [] }] = used.claims;
    expect(places.filter(({ kind }) => kind === 'CONTENT')).toContainEqual({
      ...{ kind: 'CONTENT', title: 'Sections', agrees: true, excerpt: '99% Sensitivity' },
      url: '/blog-admin?tab=content&part=sections',
    });
    expect(places.filter(({ agrees }) => !agrees)).toEqual([]);
  });

  it('changing or expiring a claim lists those places, and the published posts with findings', async () => {
    await publish({ value: '98' });
    const changed = await review();
    expect(posts(changed)).toMatchObject([{ title: 'Stated', agrees: false }]);
    const [first] = changed.posts;
    expect(first).toMatchObject({ title: 'Stated', blocking: 1 });
    expect(first?.findings[0]).toEqual({ rule: 'claim-contradicted', severity: 'BLOCKS' });

    await publish({ validUntil: '2020-12-31' });
    const expired = await review();
    expect(posts(expired)).toMatchObject([{ title: 'Stated', agrees: true }]);
    expect(expired.posts[0]?.findings[0]).toEqual({ rule: 'claim-expired', severity: 'BLOCKS' });

    await publish({});
    expect((await review()).posts.filter(({ blocking }) => blocking > 0)).toEqual([]);
  });

  it('a changed post is read again', async () => {
    const { id } = await app.post({ title: 'Mended', content: contentWith(sentence) });
    expect(posts(await review()).map(({ title }) => title)).toContain('Mended');
    await app.change(id, { content: contentWith('nothing else') });
    expect(posts(await review()).map(({ title }) => title)).not.toContain('Mended');
  });

  it('needs a session', async () => {
    const { errors } = await app.graphql(query);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('the number of posts read and of places listed is limited; the rest are counted', async () => {
    const before = await review();
    const count = claimReviewLimits.reloadsMax + 1;
    for (let index = 0; index < count; index += 1) {
      await app.post({ title: `Many ${String(index)}`, content: contentWith(sentence) });
    }
    const begun = await review();
    expect(begun.total).toBe(before.total + count);
    expect(begun.checked).toBeLessThan(begun.total);
    let last = begun;
    while (last.checked < last.total) {
      const { checked } = last;
      last = await review();
      expect(last.checked).toBeGreaterThan(checked);
    }
    const { claims } = last;
    expect(claims[0]?.places).toHaveLength(claimReviewLimits.places);
    expect(claims[0]?.placeCount).toBeGreaterThan(count);
  });
});
