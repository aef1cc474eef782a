import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The figures of product 1.4 that are on the home page, as they appear there. */
const onHome: [figure: string, text: RegExp][] = [
  ['Lens 99% sensitivity', /99% sensitivity/i],
  ['95% specificity', /95% specificity/],
  ['96% accuracy', /96% accuracy/],
  ['3,796-article benchmark', /3,796-article benchmark/],
  ['100% calibrated', /100% calibrated/],
  ['up to 90% workload cut', /workload is cut by up to 90%/],
  ['reviews in under two weeks versus 8-24 months', /under two weeks, versus 8–24 months/],
  ['also stated as 2-4 weeks', /full data extraction for an economic model, takes 2–4 weeks/],
  ['HTA rejection 25-50%', /25–50%/],
  ['implementation 2-4 weeks', /Implementation takes 2–4 weeks/],
  ['HTA preparation cut from 8-24 to 2-6 months', /one market is cut from 8–24 to 2–6 months/],
  ['also 12-24 to 3-6 months', /several markets at once.* 12–24 to 3–6 months/],
  ['60-80% evidence synthesis time reduction', /Evidence synthesis time reduced by 60–80%/],
  ['RIS is the only export format today', /RIS is the only export format today/],
  ['thousands of simulations', /thousands of simulations/i],
];

/** The figures of product 1.4 that are in articles. */
const inArticles: [figure: string, text: RegExp][] = [
  ['HTA rejection, articles: 25-45%', /25–45% of HTA submissions are rejected/],
  ['up to 95% faster completion', /up to 95% faster/],
  ['up to 85% cost reduction', /up to 85%/i],
  ['also 70-85%', /HEOR study types.* 70–85%/],
  ['2,500 to 85 person-hours', /2,500 to 85/],
  ['a search catalogue of over 250 million works', /over 250 million works/],
  ['1,000+ studies per day', /1,000\+ studies per day/],
  ['versus 20-50 manual', /20–50 studies a day/],
  ['manual cost $50,000-200,000', /\$50,000–200,000/],
  ['75-85% inter-reviewer agreement', /agreement[^.]* 75–85%/],
  ['hundreds of specialised agents', /hundreds of specialised agents/],
  ['4,000+ new PubMed publications daily', /4,000\+ new publications/],
  ['10,000-50,000 citations per search', /A search[^.]* returns 10,000–50,000 citations/],
  ['screening 6-12 months', /screening (alone can take|takes) 6–12 months/i],
  ['inter-reviewer disagreement above 20%', /disagreement (is|rises) above 20%/],
  ['85-95% timeline reductions', /85–95%/],
  ['75-95% timeline reductions', /75–95%/],
  ['HEOR studies 6-18 months versus 2-4 weeks', /6–18 months[^.]* 2–4 weeks/],
];

/** The visible text of a page, without the data it contains for the browser. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe('every claim and figure of product 1.4 is on the site', () => {
  let app: TestApp;
  let home = '';
  let articles = '';
  beforeAll(async () => {
    app = await startTestApp('sqlite');
    const read = async (path: string) => textOf(await (await app.send('GET', path)).text());
    home = await read('/');
    const { data } = await app.graphql('{ posts(first: 10) { edges { node { slug } } } }');
    const { edges } = (data as { posts: { edges: { node: { slug: string } }[] } }).posts;
    expect(edges).toHaveLength(6);
    for (const { node } of edges) {
      articles += await read(`/reflections/${node.slug}`);
    }
  }, 60_000);
  afterAll(() => app.close());

  it.each(onHome)('home: %s', (_figure, text) => expect(home).toMatch(text));
  it.each(inArticles)('articles: %s', (_figure, text) => expect(articles).toMatch(text));

  it('the cost of one review and that of several studies are distinguished', () => {
    expect(home).not.toMatch(/review[^.]{0,40} 70–85%/);
  });
});
