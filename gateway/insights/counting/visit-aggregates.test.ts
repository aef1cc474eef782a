import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { insightsLimits as limits, otherName } from '../../../schema/insights-limits.ts';
import type { Database } from '../../database/database.ts';
import { createLogger } from '../../log/logger.ts';
import { openDatabase } from '../../site-database.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import {
  CampaignAggregate,
  DayAggregate,
  PageAggregate,
  SourceAggregate,
} from '../aggregates.entity.ts';
import { browser } from '../testing/visitor.ts';
import { MachineReadCounts } from '../machines/machine-read-counts.ts';
import { Agents } from '../visits/agents.ts';
import { PageViewCounts } from '../visits/page-view-counts.ts';
import { purgeOldAggregates } from './purge-old.ts';
import { VisitCounts } from './visit-counts.ts';

const later = undoAfterEach();
const logger = createLogger({ level: 'silent', pretty: false });
const publicUrl = 'https://loon.example';

function requestOf(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url });
  Object.assign(request.headers, headers);
  return request;
}

/** One gateway on the database, which others may share. */
function gatewayOver(database: Database, now: () => Date) {
  const counts = new VisitCounts({ database, logger, now });
  const agents = new Agents();
  const views = new PageViewCounts({
    counts,
    agents,
    machines: new MachineReadCounts({ counts, agents }),
    publicUrl,
    addressOf: ({ headers }) => String(headers['x-forwarded-for']),
  });
  const view = (path: string, headers: Record<string, string> = {}, query = ''): void =>
    views.note(requestOf(path + query, { 'user-agent': browser, ...headers }), { path });
  return { counts, view, store: () => counts.store() };
}

describe.each(engines)('visit aggregates on %s', (engine) => {
  async function open() {
    const storage = await createTestDatabase(engine);
    const database = await openDatabase(storage.url);
    later(async () => {
      await database.close();
      await storage.remove();
    });
    let moment = new Date('2026-03-31T23:59:59.999Z');
    const { reader } = database;
    return {
      database,
      gateway: () => gatewayOver(database, () => moment),
      at: (text: string) => {
        moment = new Date(text);
      },
      total: async (period: string) =>
        (await reader.findOneBy(DayAggregate, { period }))?.views ?? 0,
      sources: (period: string) => reader.findBy(SourceAggregate, { period }),
    };
  }

  it('are exact for 10,000 visits a day, and a crash loses only the counts since the last write', async () => {
    const { database, gateway, total, sources } = await open();
    const [one, two] = [gateway(), gateway()];
    let crashing = gateway();
    const expected = { views: 0, visits: 0, home: 0, letter: 0 };
    for (let visit = 0; visit < 10_000; visit += 1) {
      const at = [one, two, crashing][visit % 3] ?? one;
      const path = visit % 5 === 0 ? '/' : `/reflections/article-${String(visit % 7)}`;
      switch (visit % 11) {
        case 0:
          at.view(path, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
          break;
        case 1:
          at.view(path, { 'sec-purpose': 'prefetch' });
          break;
        case 2:
          at.view(path, { 'sec-gpc': '1' });
          break;
        case 3:
          at.view(path, { 'sec-fetch-site': 'same-origin' });
          expected.views += 1;
          expected.home += path === '/' ? 1 : 0;
          break;
        default:
          at.view(path, { referer: 'https://news.example/' }, '?utm_source=Letter');
          expected.views += 1;
          expected.visits += 1;
          expected.letter += 1;
          expected.home += path === '/' ? 1 : 0;
      }
      if (visit === 5_000) {
        await Promise.all([one.store(), two.store(), crashing.store()]);
        crashing.view('/');
        crashing.view('/lost');
        // The process ends here; another one replaces it.
        crashing = gateway();
      }
    }
    await Promise.all([one.store(), two.store(), crashing.store()]);
    await one.store();
    expect(await total('2026-03-31')).toBe(expected.views);
    expect(await sources('2026-03-31')).toEqual([
      { period: '2026-03-31', name: 'Letter', visits: expected.letter, requests: 0 },
    ]);
    const home = await database.reader.find(PageAggregate, {
      where: { name: '/' },
      order: { period: 'ASC' },
    });
    expect(home.map(({ period, views }) => [period, views])).toEqual([
      ['2026', expected.home],
      ['2026-03', expected.home],
      ['2026-03-3', expected.home],
      ['2026-03-31', expected.home],
    ]);
    expect(expected.visits).toBe(expected.letter);
  });

  it('of made-up sources and campaigns fill neither memory nor the database but count as "Other"', async () => {
    const { database, gateway, sources } = await open();
    const [one, two] = [gateway(), gateway()];
    one.view('/', {}, '?utm_source=Letter');
    await one.store();
    for (let name = 0; name < limits.namesPerDay + 200; name += 1) {
      const at = name % 2 === 0 ? one : two;
      const sender = { 'x-forwarded-for': `203.0.113.${String(name % 100)}` };
      const made = `made-${String(name)}`;
      at.view('/', sender, `?utm_source=${made}&utm_campaign=${made}`);
    }
    two.view('/', {}, '?utm_source=Letter');
    await Promise.all([one.store(), two.store()]);
    const day = await sources('2026-03-31');
    expect(day).toHaveLength(limits.namesPerDay + 1);
    expect(day.find(({ name }) => name === 'Letter')?.visits).toBe(2);
    expect(day.find(({ name }) => name === otherName)?.visits).toBe(201);
    const campaigns = await database.reader.countBy(CampaignAggregate, { period: '2026-03-31' });
    expect(campaigns).toBe(limits.namesPerDay + 1);
    for (let name = 0; name < 2 * limits.namesWaiting; name += 1) {
      one.counts.now().searches.of(`made-${String(name)}`).searches += 1;
    }
    const { rows } = one.counts.now().searches;
    expect(rows.size).toBe(limits.namesWaiting + 1);
    expect(rows.get(otherName)?.searches).toBe(limits.namesWaiting);
  });

  it('are retried on failure, each on its own UTC day, and written once', async () => {
    const { database, gateway, total, at } = await open();
    const { view, store } = gateway();
    view('/');
    await database.source.query('ALTER TABLE "insights_source" RENAME TO "away"');
    await store();
    expect(await total('2026-03-31'), 'all or nothing').toBe(0);
    view('/');
    at('2026-04-01T00:00:00Z');
    view('/');
    await store();
    await database.source.query('ALTER TABLE "away" RENAME TO "insights_source"');
    await Promise.all([store(), store()]);
    expect([await total('2026-03-31'), await total('2026-04-01')]).toEqual([2, 1]);
  });

  it('are retained for three years by name, and for six years for the whole site', async () => {
    const { database, gateway, at } = await open();
    const { view, store } = gateway();
    for (const day of ['2020-03-14', '2020-03-15', '2023-03-14', '2023-03-15', '2026-03-15']) {
      at(`${day}T12:00:00Z`);
      view('/');
    }
    await store();
    view('/');
    await store();
    await database.write((manager) =>
      purgeOldAggregates(manager, new Date('2026-03-15T00:00:00Z')),
    );
    const periods = async (table: typeof DayAggregate | typeof PageAggregate) =>
      (await database.reader.find(table, { order: { period: 'ASC' } })).map((row) => row.period);
    expect(await periods(PageAggregate)).toEqual([
      ...['2023-03-15', '2026', '2026-03', '2026-03-1', '2026-03-15'],
    ]);
    expect(await periods(DayAggregate)).toEqual([
      '2020-03-15',
      '2023-03-14',
      '2023-03-15',
      '2026-03-15',
    ]);
  });
});
