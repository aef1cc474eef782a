import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

type Thing = Record<string, unknown> & { '@type': string };

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const text = expect.stringMatching(/\S/) as string;
const address = expect.stringMatching(/^https?:\/\/[^\s]+$/) as string;

/** Properties that search engines require for each type they show. */
const required: Record<string, object> = {
  BlogPosting: {
    headline: expect.stringMatching(/^.{1,110}$/) as string,
    description: text,
    datePublished: expect.stringMatching(moment) as string,
    dateModified: expect.stringMatching(moment) as string,
    image: expect.arrayContaining([address]) as string[],
    author: { '@type': expect.stringMatching(/^(Person|Organization)$/) as string, name: text },
    publisher: { '@type': 'Organization', name: text },
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
  },
  BreadcrumbList: { itemListElement: expect.any(Array) as unknown[] },
  ListItem: { position: expect.any(Number) as number, name: text, item: address },
  FAQPage: { mainEntity: expect.any(Array) as unknown[] },
  WebPage: { '@id': address },
  SoftwareApplication: { name: text, description: text, url: address },
  CollectionPage: { '@id': address, name: text, description: text },
  Question: { name: text, acceptedAnswer: { '@type': 'Answer', text } },
};

/** An object of structured data and every nested object with a type. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

describe('the structured data of every page is valid and in its head', () => {
  let app: TestApp;
  /** Every object with a type, by page; tag pages have the same data as the list. */
  const data = new Map<string, Thing[]>();

  const read = async (path: string) => (await app.send('GET', path)).text();
  const blocksOf = (html: string): object[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as object,
    );

  beforeAll(async () => {
    app = await startTestApp('sqlite');
    const sitemap = await read('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^?<]*)<\/loc>/g)];
    for (const path of [...listed.map(([, listedPath = '']) => listedPath), '/evidence']) {
      const blocks = blocksOf(await read(path));
      blocks.forEach((block) => expect(block).toHaveProperty('@context', 'https://schema.org'));
      data.set(path, blocks.flatMap(thingsIn));
    }
  }, 60_000);
  afterAll(() => app.close());

  it('each object has the properties its type requires, and no empty value', () => {
    for (const [path, things] of data) {
      for (const thing of things) {
        expect(thing, path).toMatchObject(required[thing['@type']] ?? {});
        for (const [name, value] of Object.entries(thing)) {
          expect([null, '', undefined], `${path} ${name}`).not.toContain(value);
        }
      }
    }
    const seen = [...data.values()].flat().map((thing) => thing['@type']);
    expect(seen).toEqual(expect.arrayContaining(Object.keys(required)));
  });

  it.each([
    ['/', 'Organization'],
    ['/', 'SoftwareApplication'],
    ['/', 'FAQPage'],
    ['/reflections', 'CollectionPage'],
    ['/privacy', 'WebPage'],
    ['/terms', 'WebPage'],
    ['/evidence', 'WebPage'],
    ['/ai-transparency', 'WebPage'],
    ['/security', 'WebPage'],
    ['/accessibility', 'WebPage'],
  ])('%s is described as %s', (path, type) => {
    expect(data.get(path)?.map((thing) => thing['@type'])).toContain(type);
  });

  it('each of the six articles has BlogPosting, BreadcrumbList and FAQPage', () => {
    const articles = [...data].filter(([path]) => /^\/reflections\/./.test(path));
    expect(articles).toHaveLength(6);
    for (const [, things] of articles) {
      const count = (type: string) => things.filter((thing) => thing['@type'] === type).length;
      expect([count('BlogPosting'), count('BreadcrumbList'), count('FAQPage')]).toEqual([1, 1, 1]);
      expect(count('Question')).toBe(8);
      const positions = things.flatMap(({ position }) => position ?? []);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });
});
