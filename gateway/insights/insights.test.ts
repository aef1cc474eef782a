import { afterEach, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';
import { figuresOf, visitorOf } from './testing/visitor.ts';

const today = '2026-03-01';
const none = {
  ...{ views: 0, visits: 0, searches: 0, fruitlessSearches: 0, dialogs: 0, requests: 0 },
};

describe.each(engines)('insights on %s', (engine) => {
  let app: BlogApp;
  let moment = new Date(`${today}T12:00:00Z`);
  afterEach(() => app.close());
  const start = async () => {
    moment = new Date(`${today}T12:00:00Z`);
    app = await startBlogApp(engine, { now: () => moment });
    return visitorOf(app);
  };

  it('count a view for a page requested by a browser, with 200 or 304, or shown by navigation', async () => {
    const { open, track: tell } = await start();
    await app.post({ title: 'An article' });
    expect(await open('/')).toBe(200);
    expect(await open('/?a=1')).toBe(200);
    expect(await open('/reflections/an-article')).toBe(200);
    expect(await open('/reflections?q=x')).toBe(200);
    const etag = (await app.send('GET', '/terms')).headers.get('etag') ?? '';
    expect(await open('/terms', { 'if-none-match': etag })).toBe(304);
    await tell([
      { kind: 'view', path: '/blog/an-article' },
      { kind: 'view', path: '/terms/' },
      { kind: 'view', path: '/meeting' },
    ]);

    await open('/nowhere');
    await open('/reflections/nothing');
    await open('/TERMS');
    await open('/sitemap.xml');
    await open('/feed.xml');
    await open('/robots.txt');
    await open('/', { 'sec-fetch-dest': 'empty' });
    await app.send('HEAD', '/', undefined, { 'user-agent': 'Mozilla/5.0 Firefox/140.0' });
    const { totals, pages } = await figuresOf(app, today);
    expect(totals.views).toBe(8);
    expect(pages.map(({ path, title, views }) => [path, title, views])).toEqual([
      ['/', expect.any(String), 2],
      ['/reflections/an-article', 'An article', 2],
      ['/terms', expect.any(String), 2],
      ['/meeting', null, 1],
      ['/reflections', expect.any(String), 1],
    ]);
  });

  it('do not count bots, prefetches, DNT, GPC, administrators, the administration and previews', async () => {
    const { open, track: tell } = await start();
    const cookie = await app.logIn();
    const draft = await app.post({ published: false });
    const refused: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { cookie },
    ];
    for (const headers of refused) {
      for (const path of ['/', '/reflections', '/']) {
        expect(await open(path, headers), JSON.stringify(headers)).toBe(200);
      }
      expect(
        await tell(
          [
            { kind: 'view', path: '/' },
            { kind: 'search', query: 'x', results: 0 },
          ],
          headers,
        ),
      ).toBe(204);
    }
    expect(await open(`/reflections/${draft.slug}`, { cookie })).toBe(200);
    expect(await open('/blog-admin')).toBe(200);
    const { createPreviewLink } = await app.read<{ createPreviewLink: string }>(
      `mutation { createPreviewLink(postId: "${draft.id}") }`,
      'administrator',
    );
    const preview = new URL(createPreviewLink, app.url).pathname;
    expect(await open(preview)).toBe(200);
    await tell([
      { kind: 'view', path: preview },
      { kind: 'view', path: '/blog-admin' },
    ]);
    expect((await figuresOf(app, today)).totals).toEqual(none);
    for (const own of ['another=1', 'loon.sid=made-up', 'x=loon.sid=']) {
      await open('/', { dnt: '0', cookie: own });
    }
    expect((await figuresOf(app, today)).totals.views).toBe(3);
  });

  it('count a visit for a view from elsewhere; its source is utm_source, else the host, else "Direct"', async () => {
    const { open } = await start();
    const own = 'http://localhost:3000';
    await open('/', { referer: `${own}/terms` });
    await open('/', { 'sec-fetch-site': 'same-origin' });
    await open('/', { referer: `${app.url}/terms` });
    await open('/');
    await open('/', { 'sec-fetch-site': 'none' });
    await open('/', { referer: 'https://News.example/a?b=c', 'sec-fetch-site': 'cross-site' });
    await open('/', { referer: 'android-app://com.mail.example/' });
    await open('/', { referer: 'rubbish' });
    await open('/?utm_source=Letter&utm_campaign=Spring', { referer: 'https://news.example/' });
    await open('/?utm_source=Letter&utm_campaign=%20Spring%0A');
    await open('/?utm_source=ada%40loon.example&utm_campaign=a%2540b', {
      referer: 'https://news.example/',
    });
    const { totals, pages, sources, campaigns } = await figuresOf(app, today);
    expect([totals.views, totals.visits, pages[0]?.visits]).toEqual([11, 8, 8]);
    expect(sources).toEqual([
      { source: 'Direct', visits: 3, requests: 0 },
      { source: 'Letter', visits: 2, requests: 0 },
      { source: 'news.example', visits: 2, requests: 0 },
      { source: 'com.mail.example', visits: 1, requests: 0 },
    ]);
    expect(campaigns).toEqual([{ campaign: 'Spring', visits: 2, requests: 0 }]);
  });

  it('store a search in lower case, at most 80 characters, without e-mail addresses and numbers', async () => {
    const { track: tell } = await start();
    const search = (query: string, results: number) => tell([{ kind: 'search', query, results }]);
    await search(' Bayesian\tNMA ', 3);
    await search('bayesian nma', 2);
    await search('Living  Reviews', 0);
    await search('x'.repeat(90), 1);
    await search('ada@loon.example', 0);
    await search('ada＠loon.example', 0);
    await search('ada%40loon.example', 0);
    await search('７９４６０９５', 0);
    await search('+1 (613) 555-01', 0);
    await search('12345 6', 0);
    moment = new Date('2026-03-02T00:00:00Z');
    await search('living reviews', 0);
    const { totals, searches, fruitlessSearches } = await figuresOf(app, today, '2026-03-02');
    expect([totals.searches, totals.fruitlessSearches]).toEqual([6, 3]);
    expect(searches).toEqual([
      { query: 'bayesian nma', count: 2, results: 2 },
      { query: 'living reviews', count: 2, results: 0 },
      { query: '12345 6', count: 1, results: 0 },
      { query: 'x'.repeat(80), count: 1, results: 1 },
    ]);
    expect(fruitlessSearches).toEqual([
      { query: 'living reviews', count: 2, lastOn: '2026-03-02T00:00:00.000Z' },
      { query: '12345 6', count: 1, lastOn: '2026-03-01T00:00:00.000Z' },
    ]);
  });

  it('count the search query of a page URL, for people only and also when cached, but not further results', async () => {
    const { open } = await start();
    await app.post({ title: 'Bayesian methods' });
    const page = '/reflections?q=Bayesian';
    expect(await open(page)).toBe(200);
    expect(await open(page), 'as it is cached').toBe(200);
    const etag = (await app.send('GET', page)).headers.get('etag') ?? '';
    expect(await open(page, { 'if-none-match': etag })).toBe(304);
    expect(await open('/reflections?tag=x&q=%20bayesian%20', { cookie: 'other=1' })).toBe(200);
    expect(await open('/reflections?q=Zebra')).toBe(200);
    const uncounted: Record<string, string>[] = [
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { 'sec-purpose': 'prefetch' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'sec-fetch-dest': 'empty' },
      { cookie: await app.logIn() },
    ];
    for (const headers of uncounted) {
      expect(await open(page, headers)).toBe(200);
    }
    await open(`${page}&show=48`);
    await open('/reflections?q=%20');
    await open('/reflections?q=ada%40loon.example');
    await open('/?q=Bayesian');
    const { totals, searches, fruitlessSearches } = await figuresOf(app, today);
    expect([totals.searches, totals.fruitlessSearches]).toEqual([5, 1]);
    expect(searches).toEqual([
      { query: 'bayesian', count: 4, results: 1 },
      { query: 'zebra', count: 1, results: 0 },
    ]);
    expect(fruitlessSearches.map(({ query }) => query)).toEqual(['zebra']);
  });

  it('do not count other visitors as "Other" after 1,000 made-up names from one address', async () => {
    moment = new Date(`${today}T00:00:00Z`);
    app = await startBlogApp(engine, { now: () => moment, trustProxy: 1 });
    const { open, track: tell } = visitorOf(app);
    const first = { 'x-forwarded-for': '2001:db8:1:2::1' };
    for (let name = 0; name < 1_000; name += 50) {
      const made = Array.from({ length: 50 }, (_, index) => `made-up ${String(name + index)}`);
      await tell(
        made.map((query) => ({ kind: 'search', query, results: 0 })),
        first,
      );
      for (const campaign of made.slice(0, 10)) {
        // The same subscriber with another address.
        await open(`/?utm_source=${campaign}&utm_campaign=${campaign}`, {
          'x-forwarded-for': '2001:db8:1:2:ffff::2',
        });
      }
    }
    const other = { 'x-forwarded-for': '203.0.113.9', referer: 'https://www.partner.example/' };
    await open('/?utm_campaign=autumn', other);
    await open('/reflections?q=nice+appraisal', other);
    await tell([{ kind: 'search', query: 'newsletter', results: 0 }], other);
    await app.send(
      'POST',
      '/api/loon-demo-request',
      { ...demoRequest, visitSource: 'letter', visitCampaign: 'spring' },
      other,
    );
    await open('/?utm_campaign=autumn', first);

    const { sources, campaigns, searches, totals } = await figuresOf(app, today);
    expect(totals.searches).toBe(1_002);
    const names = [
      ...sources.map(({ source }) => source),
      ...campaigns.map(({ campaign }) => campaign),
      ...searches.map(({ query }) => query),
    ];
    const ofOther = ['www.partner.example', 'letter', 'autumn', 'spring'];
    expect(names).toEqual(
      expect.arrayContaining([...ofOther, 'nice appraisal', 'newsletter', 'Other']),
    );
    expect(campaigns.find(({ campaign }) => campaign === 'autumn')?.visits).toBe(2);
    expect(names.filter((name) => name.startsWith('made-up'))).toHaveLength(30);
  });
});
