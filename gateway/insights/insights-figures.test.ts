import { afterEach, describe, expect, it } from 'vitest';
import { insightsMessages } from '../../schema/insights-limits.ts';
import { loginRequiredMessage } from '../access/policy.ts';
import { makeKey } from '../keys/testing/make-key.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';
import { figuresOf, figuresQuery, visitorOf } from './testing/visitor.ts';

const today = '2026-03-01';
const none = {
  ...{ views: 0, visits: 0, searches: 0, fruitlessSearches: 0, dialogs: 0, requests: 0 },
};

describe.each(engines)('figures of insights on %s', (engine) => {
  let app: BlogApp;
  let moment = new Date(`${today}T12:00:00Z`);
  afterEach(() => app.close());
  const start = async () => {
    moment = new Date(`${today}T12:00:00Z`);
    app = await startBlogApp(engine, { now: () => moment });
    return visitorOf(app);
  };

  it('show the funnel of each form, the fields where it was abandoned, and requests by origin', async () => {
    const { track: tell } = await start();
    await app.post({ title: 'An article' });
    const article = '/reflections/an-article';
    const step = (form: 'ACCESS' | 'DEMO', name: 'OPENED' | 'STARTED' | 'TRIED', path = '/') =>
      tell([{ kind: 'funnel', form, step: name, path }]);
    await step('DEMO', 'OPENED', article);
    await step('DEMO', 'OPENED');
    await step('DEMO', 'STARTED');
    await step('DEMO', 'TRIED');
    await step('ACCESS', 'OPENED', '/made-up');
    await tell([
      { kind: 'abandoned', form: 'ACCESS', field: 'projectDescription' },
      { kind: 'abandoned', form: 'ACCESS', field: 'projectDescription' },
      { kind: 'abandoned', form: 'ACCESS', field: 'email' },
      { kind: 'read', path: article },
    ]);
    const send = (origin: Record<string, string>) =>
      app.send('POST', '/api/loon-demo-request', { ...demoRequest, ...origin });
    await send({ lastPage: '/', lastArticle: '/blog/an-article', utmSource: 'Letter' });
    await send({ lastPage: '/terms', visitSource: 'news.example', visitCampaign: 'Spring' });
    await send({});
    await send({ topic: 'a suspect filled what people do not see' });
    await app.send('POST', '/api/loon-demo-request', {});

    const figures = await figuresOf(app, today);
    expect(figures.totals).toEqual({ ...none, dialogs: 3, requests: 3 });
    expect(figures.days).toEqual([{ day: today, views: 0, visits: 0, requests: 3 }]);
    const counts = (form: string) =>
      figures.funnels.find((funnel) => funnel.form === form)?.steps.map(({ count }) => count);
    expect([counts('DEMO'), counts('ACCESS')]).toEqual([
      [2, 1, 1, 3],
      [1, 0, 0, 0],
    ]);
    expect(figures.funnels.map(({ abandonedAt }) => abandonedAt)).toEqual([
      [
        { field: 'projectDescription', count: 2 },
        { field: 'email', count: 1 },
      ],
      [],
    ]);
    const page = (path: string) => figures.pages.find((each) => each.path === path);
    expect(page(article)).toMatchObject({ reads: 1, dialogs: 1, requests: 1 });
    expect(page('/terms')).toMatchObject({ requests: 1 });
    expect(page('/')).toMatchObject({ dialogs: 1, requests: 0 });
    expect(page('Other')).toMatchObject({ dialogs: 1, title: null });
    expect(figures.sources.map(({ source, requests }) => [source, requests])).toEqual([
      ['Direct', 1],
      ['Letter', 1],
      ['news.example', 1],
    ]);
    expect(figures.campaigns).toEqual([{ campaign: 'Spring', visits: 0, requests: 1 }]);
  });

  it('filter by page and by source: the sources of a page’s visits, the pages of a source’s, and their days', async () => {
    const { open, track: tell } = await start();
    const { id } = await app.post({ title: 'An article' });
    const from = (source: string) => ({ referer: `https://${source}/` });
    await open('/reflections/an-article', from('news.example'));
    await app.change(id, { slug: 'renamed' });
    await open('/reflections/renamed', from('news.example'));
    await open('/reflections/renamed', from('other.example'));
    await open('/', from('news.example'));
    await open('/', from('NEWS.example/%'));
    await tell([{ kind: 'view', path: '/reflections/renamed' }]);
    await app.send('POST', '/api/loon-demo-request', {
      ...demoRequest,
      ...{ lastPage: '/', visitSource: 'news.example' },
    });
    const cookie = await app.logIn();
    const filtered = async (filter: { path?: string; source?: string }) => {
      const { data, errors } = await app.graphql(
        `query ($at: DateTimeISO!, $path: String, $source: String) {
          insights(from: $at, to: $at) {
            days(path: $path, source: $source) { views visits requests }
            pageSources(path: $path, source: $source) { path title source visits requests }
          }
        }`,
        { at: `${today}T00:00:00Z`, ...filter },
        { cookie },
      );
      expect(errors).toEqual([]);
      const { days, pageSources } = (
        data as { insights: { days: object[]; pageSources: Record<string, unknown>[] } }
      ).insights;
      return {
        day: Object.values(days[0] ?? {}),
        rows: pageSources.map((row) => Object.values(row).join(' | ')),
      };
    };
    const article = '/reflections/renamed | An article';
    const fromNews = `${article} | news.example | 2 | 0`;
    const home = (await filtered({ path: '/' })).rows[0]?.split(' | ')[1] ?? '';
    expect(home).toContain('HTA-compliant');
    expect(await filtered({ path: '/reflections/renamed' })).toEqual({
      day: [4, 3, 0],
      rows: [fromNews, `${article} | other.example | 1 | 0`],
    });
    expect(await filtered({ path: '/reflections/an-article' })).toEqual(
      await filtered({ path: '/reflections/renamed' }),
    );
    const homeFromNews = `/ | ${home} | news.example | 2 | 1`;
    expect(await filtered({ source: 'news.example' })).toEqual({
      day: [0, 4, 1],
      rows: [homeFromNews, fromNews].toSorted(),
    });
    expect(await filtered({ path: '/', source: 'news.example' })).toEqual({
      day: [0, 2, 1],
      rows: [homeFromNews],
    });
    expect((await filtered({})).rows).toHaveLength(3);
    for (const unknown of ['/reflections/%', 'a\u0000b', '']) {
      expect(await filtered({ path: unknown })).toEqual({ day: [0, 0, 0], rows: [] });
      expect(await filtered({ source: unknown })).toEqual({ day: [0, 0, 0], rows: [] });
    }
  });

  it('show page experience as the 75th percentile, within 1 %, with the number of samples', async () => {
    const { track: tell } = await start();
    for (let value = 100; value <= 10_000; value += 100) {
      await tell([
        { kind: 'vital', name: 'LCP', value, path: '/' },
        { kind: 'vital', name: 'CLS', value: value / 20_000, path: '/' },
      ]);
    }
    await tell([{ kind: 'vital', name: 'CLS', value: 0, path: '/terms' }]);
    const { experience } = await figuresOf(app, today);
    expect(experience.map(({ path, samples }) => [path, samples])).toEqual([
      ['/', 100],
      ['/terms', 1],
    ]);
    const [home, terms] = experience;
    expect(Math.abs((home?.lcp ?? 0) - 7_500)).toBeLessThanOrEqual(75);
    expect(Math.abs((home?.cls ?? 0) - 0.375)).toBeLessThanOrEqual(0.00375);
    expect(home?.inp).toBeNull();
    expect([terms?.cls, terms?.lcp]).toEqual([0, null]);
  });

  it('show a period by UTC days together with the previous one, months as exactly as days', async () => {
    const { open } = await start();
    const at = async (day: string, times: number) => {
      moment = new Date(`${day}T23:59:59.999Z`);
      for (let time = 0; time < times; time += 1) {
        await open('/');
      }
    };
    await at('2025-12-31', 1);
    await at('2026-01-01', 2);
    await at('2026-02-28', 4);
    await at('2026-03-01', 8);
    await at('2026-03-31', 16);
    const sums = async (from: string, to: string) => {
      const { totals, previous, pages, days } = await figuresOf(app, from, to);
      expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(totals.views);
      return [totals.views, previous.views, pages[0]?.views ?? 0, days.length];
    };
    expect(await sums('2026-03-01', '2026-03-31')).toEqual([24, 4, 24, 31]);
    expect(await sums('2026-01-01', '2026-02-28')).toEqual([6, 1, 6, 59]);
    expect(await sums('2025-12-31', '2026-03-30')).toEqual([15, 0, 15, 90]);
    expect(await sums('2026-03-02', '2026-03-30')).toEqual([0, 12, 0, 29]);
  });

  it('are for administrators, and refuse days that are reversed or more than three years apart', async () => {
    await start();
    const ask = (from: string, to: string, headers: Record<string, string> = app.cookie) =>
      app.graphql(figuresQuery, { from, to }, headers);
    const refused = async (from: string, to: string, headers?: Record<string, string>) => {
      const [error] = (await ask(from, to, headers)).errors;
      return [error?.extensions.code, error?.message];
    };
    expect(await refused('2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', {})).toEqual([
      'UNAUTHENTICATED',
      loginRequiredMessage,
    ]);
    expect(await refused('2026-01-02T00:00:00Z', '2026-01-01T23:59:00Z')).toEqual([
      'BAD_USER_INPUT',
      insightsMessages.reversed,
    ]);
    expect(await refused('2023-01-01T00:00:00Z', '2026-01-02T00:00:00Z')).toEqual([
      'BAD_USER_INPUT',
      insightsMessages.tooLong,
    ]);
    expect((await ask('2023-01-01T00:00:00Z', '2026-01-01T23:00:00Z')).errors).toEqual([]);
    expect((await ask('2026-01-01T23:00:00Z', '2026-01-01T01:00:00Z')).errors).toEqual([]);
  });

  it('count an article with a changed slug as one page, and show a deleted one without a title', async () => {
    const { open } = await start();
    const existing = await app.post({ title: 'Existing' });
    const deleted = await app.post({ title: 'Gone' });
    await open('/reflections/existing');
    await open('/reflections/gone');
    await figuresOf(app, today);
    await app.change(existing.id, { slug: 'renamed', version: existing.version });
    await app.send('DELETE', `/api/blog/admin/posts/${deleted.id}`, undefined, app.cookie);
    await open('/reflections/renamed');
    const { pages } = await figuresOf(app, today);
    expect(pages.map(({ path, title, views }) => [path, title, views])).toEqual([
      ['/reflections/renamed', 'Existing', 2],
      ['/reflections/gone', null, 1],
    ]);
  });

  it('name a withdrawn article by the path it had in public, and its title to nobody without posts.read', async () => {
    const { open } = await start();
    const { id, version } = await app.post({ title: 'Public' });
    await open('/reflections/public');
    await app.change(id, { title: 'Secret plan', slug: 'secret-plan', published: false, version });
    const { pages } = await figuresOf(app, today);
    expect(pages).toMatchObject([{ path: '/reflections/public', title: 'Secret plan' }]);
    const { headers } = await makeKey(app, ['insights.read']);
    const period = { from: `${today}T00:00:00Z`, to: `${today}T00:00:00Z` };
    const { data, errors } = await app.graphql(figuresQuery, period, headers);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(data).toMatchObject({
      insights: { pages: [{ path: '/reflections/public', title: null }] },
    });
    const sources = await app.graphql(
      `query ($from: DateTimeISO!, $to: DateTimeISO!) {
        insights(from: $from, to: $to) { pageSources { path title } }
      }`,
      period,
      headers,
    );
    expect(sources.errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(sources.data).toMatchObject({
      insights: { pageSources: [{ path: '/reflections/public', title: null }] },
    });
  });
});
