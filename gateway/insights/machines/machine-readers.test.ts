import { describe, expect, it } from 'vitest';
import { callTool, connectTo } from '../../agents/testing/tool-client.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { createTestDatabase, engines, type TestDatabase } from '../../testing/test-database.ts';
import { figuresOf, visitorOf } from '../testing/visitor.ts';
import { machineIn, machineNamed } from './machine-agents.ts';
import { machineReadName, machineReadNamed, otherPagesName } from './machine-read.ts';

const today = '2026-03-01';
const now = () => new Date(`${today}T12:00:00Z`);

const chatGpt =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot';
const claude = 'Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)';
const gptBot =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
/** User agents as their operators publish them. */
const published = {
  GPTBot: gptBot,
  'ChatGPT-User': chatGpt,
  'Claude-User': claude,
  ClaudeBot: 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'OAI-SearchBot':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
  'Perplexity-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  PerplexityBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Meta-ExternalAgent':
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  CCBot: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  bingbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/103.0.5060.134 Safari/537.36',
  Amazonbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36',
};

describe('the list of machines', () => {
  it('recognises user agents as their operators publish them, and no browser', () => {
    for (const [agent, userAgent] of Object.entries(published)) {
      expect(machineIn(userAgent)?.agent, userAgent).toBe(agent);
    }
    expect(machineIn('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0')).toBeUndefined();
    expect(machineIn('NotGPTBots/1.0')).toBeUndefined();
  });

  it('reads back the name of each read; further pages of a machine share a name', () => {
    const name = machineReadName('GPTBot', 'MARKDOWN', '/reflections/an-article');
    expect(machineReadNamed(name)).toEqual({
      ...machineNamed('gptbot'),
      form: 'MARKDOWN',
      path: '/reflections/an-article',
    });
    expect(otherPagesName(name)).toBe('GPTBot MARKDOWN Other');
    expect(otherPagesName(otherPagesName(name))).toBe(otherPagesName(name));
    expect(machineReadNamed('RemovedBot HTML /')).toBeUndefined();
  });
});

interface MachineFigures {
  machineReaders: {
    agent: string;
    operator: string;
    purpose: string;
    form: string;
    path: string;
    reads: number;
    lastOn: string;
  }[];
  unreadByMachines: { path: string; title: string }[];
  assistantVisits: { source: string; visits: number; requests: number }[];
}

async function machineFigures(app: BlogApp): Promise<MachineFigures> {
  const { insights } = await app.read<{ insights: MachineFigures }>(
    `{ insights(from: "${today}T00:00:00Z", to: "${today}T00:00:00Z") {
      machineReaders { agent operator purpose form path reads lastOn }
      unreadByMachines { path title } assistantVisits { source visits requests } } }`,
    'administrator',
  );
  return insights;
}

describe.each(engines)('machine readers on %s', (engine) => {
  const later = undoAfterEach();
  let app: BlogApp;
  const start = async (existing?: TestDatabase) => {
    app = await startBlogApp(engine, { now }, existing);
    later(app.close);
  };
  const read = async (path: string, userAgent: string, headers = {}, from = app) => {
    const response = await from.send('GET', path, undefined, {
      'user-agent': userAgent,
      ...headers,
    });
    await response.arrayBuffer();
    return response.status;
  };
  const readsOf = async () =>
    (await machineFigures(app)).machineReaders.map(
      ({ agent, form, path, reads }) => `${agent} ${form} ${path} ${String(reads)}`,
    );

  it('are counted by agent, form and page, whether it is cached or not, and are no views', async () => {
    await start();
    await app.post({ title: 'An article' });
    const article = '/reflections/an-article';
    for (let times = 0; times < 3; times += 1) {
      expect(await read(article, chatGpt)).toBe(200);
    }
    await read(`${article}.md`, chatGpt);
    await read(article, claude, { accept: 'text/markdown' });
    await read('/llms.txt', gptBot);
    await read('/llms-full.txt', gptBot);
    await app.send('HEAD', article, undefined, { 'user-agent': gptBot });
    await read('/reflections/made-up', gptBot);
    await read(article, 'Unlisted-Machine/1.0 (bot)');
    const client = await connectTo(app.url, { 'user-agent': claude });
    later(() => client.close());
    await callTool(client, 'get_article', { slug: 'an-article' });
    const { resources } = await client.listResources();
    await client.readResource({ uri: resources[0]?.uri ?? '' });
    await callTool(client, 'get_article', { slug: 'made-up' });
    expect(await readsOf()).toEqual([
      `ChatGPT-User HTML ${article} 3`,
      `Claude-User MCP ${article} 2`,
      `ChatGPT-User MARKDOWN ${article} 1`,
      `Claude-User MARKDOWN ${article} 1`,
      'GPTBot MARKDOWN /llms-full.txt 1',
      'GPTBot MARKDOWN /llms.txt 1',
    ]);
    const [first] = (await machineFigures(app)).machineReaders;
    expect(first).toMatchObject({
      operator: 'OpenAI',
      purpose: 'USER_REQUEST',
      lastOn: `${today}T00:00:00.000Z`,
    });
    expect((await figuresOf(app, today)).totals).toMatchObject({ views: 0, visits: 0 });
  });

  it('follow an article to its new address; articles without a reader for a person are listed', async () => {
    await start();
    const { id } = await app.post({ title: 'First title' });
    await app.post({ title: 'Only for training' });
    await read('/reflections/first-title', chatGpt);
    await read('/reflections/only-for-training', gptBot);
    await app.change(id, { title: 'Second title', slug: 'second-title' });
    await read('/reflections/second-title', chatGpt);
    const { machineReaders, unreadByMachines } = await machineFigures(app);
    expect(machineReaders.map(({ path, reads }) => [path, reads])).toEqual([
      ['/reflections/second-title', 2],
      ['/reflections/only-for-training', 1],
    ]);
    expect(unreadByMachines).toEqual([
      { path: '/reflections/only-for-training', title: 'Only for training' },
    ]);
  });

  it('of all gateways add up: a thousand reads by twelve agents', async () => {
    const storage = await createTestDatabase(engine);
    later(storage.remove);
    await start(storage);
    await app.post({ title: 'An article' });
    const gateways = [app];
    // One process holds a file.
    if (engine === 'postgres') {
      for (let other = 0; other < 2; other += 1) {
        const gateway = await startBlogApp(engine, { now }, storage);
        later(gateway.close);
        gateways.push(gateway);
      }
    }
    const agents = Object.values(published);
    const paths = ['/', '/reflections/an-article', '/reflections/an-article.md', '/llms.txt'];
    const expected = new Map<string, number>();
    for (let turn = 0; turn < 1_000; turn += 1) {
      const userAgent = agents[turn % agents.length] ?? '';
      const path = paths[Math.floor(turn / agents.length) % paths.length] ?? '';
      const gateway = gateways[turn % gateways.length];
      expect(await read(path, userAgent, {}, gateway)).toBe(200);
      const agent = machineIn(userAgent)?.agent ?? '';
      expected.set(agent, (expected.get(agent) ?? 0) + 1);
    }
    for (const gateway of gateways.slice(1)) await machineFigures(gateway);
    const counted = new Map<string, number>();
    for (const { agent, reads } of (await machineFigures(app)).machineReaders) {
      counted.set(agent, (counted.get(agent) ?? 0) + reads);
    }
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
  });

  it('visits from an assistant’s site are a kind of their own, and totals include them', async () => {
    await start();
    const { open } = visitorOf(app);
    await open('/', { referer: 'https://chatgpt.com/' });
    await open('/?utm_source=chatgpt.com');
    await open('/', { referer: 'https://www.perplexity.ai/search' });
    await open('/', { referer: 'https://perplexity.ai/' });
    await open('/', { referer: 'https://news.example/' });
    const { assistantVisits } = await machineFigures(app);
    expect(assistantVisits).toEqual([
      { source: 'chatgpt.com', visits: 2, requests: 0 },
      { source: 'perplexity.ai', visits: 2, requests: 0 },
    ]);
    const { sources, totals } = await figuresOf(app, today);
    expect(sources).toEqual([{ source: 'news.example', visits: 1, requests: 0 }]);
    expect(totals.visits).toBe(5);
  });

  const fields = '{ search aiInput aiTrain }';
  const save = `mutation ($input: MachineReaderSettingsInput!) { saveMachineReaderSettings(input: $input) ${fields} }`;

  it('read in robots.txt what is stated, at once, with an entry in the audit log', async () => {
    await start();
    const robots = async () => (await app.send('GET', '/robots.txt')).text();
    expect(await robots()).not.toContain('Content-Signal');
    expect(await app.read(`{ machineReaderSettings ${fields} }`, 'administrator')).toEqual({
      machineReaderSettings: { search: 'UNSTATED', aiInput: 'UNSTATED', aiTrain: 'UNSTATED' },
    });
    const stated = { search: 'ALLOWED', aiInput: 'ALLOWED', aiTrain: 'DISALLOWED' };
    const { data } = await app.graphql(save, { input: stated }, app.cookie);
    expect(data).toEqual({ saveMachineReaderSettings: stated });
    expect(await robots()).toContain(
      'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nDisallow:',
    );
    await app.graphql(save, { input: { ...stated, search: 'UNSTATED' } }, app.cookie);
    expect(await robots()).toContain('\nContent-Signal: ai-input=yes, ai-train=no\n');
    const [last] = await app.database.reader.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(last).toMatchObject({ action: 'settings.change', subjectLabel: 'Machine readers' });
    const { errors } = await app.graphql(save, { input: stated });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('of a withdrawn article are shown under the path that was public', async () => {
    await start();
    const { id } = await app.post({ title: 'Withdrawn later', content: contentWith('a secret') });
    await read('/reflections/withdrawn-later', chatGpt);
    await app.change(id, { published: false });
    expect(await readsOf()).toEqual(['ChatGPT-User HTML /reflections/withdrawn-later 1']);
    expect((await machineFigures(app)).unreadByMachines).toEqual([]);
  });
});
