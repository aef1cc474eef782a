import { existsSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginOff } from '../../../schema/messages.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { SessionRecord } from '../session.entity.ts';
import { LoginSite } from '../testing/login-site.ts';
import { askByHttp10, rawRequest } from '../testing/raw-request.ts';
import { Visitor } from '../testing/visitor.ts';

const hour = 3_600_000;
const own = 'https://www.loon.example';
const foreign = 'https://evil.example';
const client = '203.0.113.7';

describe('the local login', () => {
  let site: LoginSite;
  let visitor: Visitor;
  let now: number;
  let log: string[];

  const run = (publicUrlGiven = false): Promise<void> => {
    const write = (line: string) => log.push(line);
    const logger = pino({ level: 'warn' }, { write });
    return site.run({ kind: 'embedded' }, { logger, publicUrlGiven, clock: () => now });
  };
  const logIn = async (who = visitor): Promise<URL> => {
    const page = await who.go(`${site.origin}/api/login`);
    return page.text.includes('<button') ? (await who.submit(page)).url : page.url;
  };
  const isAdministrator = async (who = visitor): Promise<boolean> =>
    (await site.whoIs(who)).kind === 'administrator';
  const anyPage = (headers: Record<string, string>) =>
    rawRequest(`${site.origin}/blog-admin`, headers);

  beforeEach(async () => {
    now = Date.now();
    log = [];
    site = await LoginSite.listen();
    await run();
    visitor = new Visitor();
    expect((await logIn()).search).toBe('?success=login');
  });
  afterEach(() => site.close());

  it.each<Record<string, string>>([
    { origin: own, 'sec-fetch-site': 'same-origin' },
    { 'x-forwarded-for': client },
  ])('ends for everybody by a request with %j', async (headers) => {
    await anyPage(headers);
    expect(await isAdministrator()).toBe(false);
    const end = await logIn(new Visitor());
    expect(end.pathname).toBe('/blog-admin');
    expect(Object.fromEntries(end.searchParams)).toEqual({
      error: 'login_failed',
      details:
        'Login is off because the site was reached at another address. Set PUBLIC_URL and restart the site.',
    });
    expect((await rawRequest(`${site.origin}/identity/auth`, {})).status).toBe(403);
  });

  it('stays on when a page of another site makes a browser send requests', async () => {
    const crossSite = { origin: foreign, referer: `${foreign}/`, 'sec-fetch-site': 'cross-site' };
    for (const mode of ['navigate', 'no-cors', 'cors']) {
      await anyPage({ ...crossSite, 'sec-fetch-mode': mode });
      const body = {
        method: 'POST',
        body: 'a=b',
        headers: { ...crossSite, 'content-type': 'text/plain' },
      };
      expect((await fetch(`${site.origin}/api/visit`, body)).status).toBe(403);
    }
    expect(await isAdministrator()).toBe(true);
    expect((await logIn(new Visitor())).search).toBe('?success=login');
  });

  it('stays on for a load-testing tool that speaks HTTP/1.0 or sends another Host', async () => {
    await askByHttp10(site.origin, '/api/login');
    await anyPage({ host: 'www.loon.example' });
    expect(await isAdministrator()).toBe(true);
  });

  it('ends during a login: the button is refused', async () => {
    const other = new Visitor();
    const page = await other.go(`${site.origin}/api/login`);
    await anyPage({ 'x-forwarded-for': client });
    await other.submit(page);
    expect(await isAdministrator(other)).toBe(false);
  });

  it('stays off for 24 hours, across restarts, and its sessions are not restored', async () => {
    await anyPage({ 'x-forwarded-for': client });
    now += 23 * hour;
    await run();
    expect((await logIn()).searchParams.get('details')).toBe(loginOff);
    now += hour;
    for (const start of [() => Promise.resolve(), run]) {
      await start();
      expect(await isAdministrator()).toBe(false);
      expect((await visitor.go(`${site.origin}/api/login`)).text).toContain('<button');
    }
  });

  it('is back immediately, and not monitored, when the site is started with PUBLIC_URL', async () => {
    await anyPage({ 'x-forwarded-for': client });
    const file = path.join(site.stateDirectory, 'local-login.off');
    expect(existsSync(file)).toBe(true);
    await run(true);
    expect(existsSync(file)).toBe(false);
    expect(await isAdministrator()).toBe(false);
    expect((await logIn()).search).toBe('?success=login');
    await anyPage({ 'x-forwarded-for': client });
    expect(await isAdministrator()).toBe(true);
  });

  it('ends no session of another identity provider', async () => {
    const data = JSON.stringify({
      administrator: { issuer: 'https://id.example', sub: 'ada', email: 'a@b.example', since: now },
    });
    const row = { idHash: 'a'.repeat(64), data, expiresAt: new Date(now + hour) };
    await site.database.write((manager) => manager.insert(SessionRecord, row));
    await anyPage({ 'x-forwarded-for': client });
    await run();
    expect(await site.database.reader.find(SessionRecord)).toMatchObject([{ data }]);
  });

  it('logs once which variable to set, without the client’s address', async () => {
    await anyPage({ 'x-forwarded-for': client });
    await anyPage({ origin: own, 'sec-fetch-site': 'same-origin' });
    expect(log.filter((line) => line.includes(loginOff))).toHaveLength(1);
    expect(log.join('')).not.toContain(client);
  });
});

it('ends also with a request that is served from the page cache', async () => {
  const app = await startTestApp('sqlite', { identity: { kind: 'embedded' } });
  const login = () => app.send('GET', '/api/login', undefined, { 'sec-fetch-site': 'none' });
  const proof: Record<string, string> = { 'sec-fetch-site': 'same-origin', referer: `${own}/` };
  for (const headers of [{}, {}, proof]) {
    await (await app.send('GET', '/', undefined, headers)).text();
  }
  const location = new URL((await login()).headers.get('location') ?? '', own);
  expect(location.searchParams.get('details')).toBe(loginOff);
  await app.close();
});

it('allows no preflight by which a page of another site could send its own headers', async () => {
  const app = await startTestApp('sqlite', { identity: { kind: 'embedded' } });
  for (const address of ['/', '/graphql', '/mcp', '/api/visit', '/api/login', '/identity/auth']) {
    const { headers, body } = await app.send('OPTIONS', address, undefined, {
      origin: foreign,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-forwarded-for',
    });
    await body?.cancel();
    const allowing = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(allowing, address).toEqual([]);
  }
  await app.close();
});
