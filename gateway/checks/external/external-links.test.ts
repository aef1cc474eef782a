import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkCheckLimits as limits, type Finding } from '../../../schema/check-rules.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { generousLimits } from '../../testing/generous-limits.ts';
import { AddressCheck } from './address-check.ts';

interface Checked {
  checked: number;
  undecided: number;
  leftOut: number;
  findings: Finding[];
}

const mutation = `mutation ($input: CheckPostInput!) { checkExternalLinks(input: $input) {
  checked undecided leftOut findings { rule severity message excerpt suggestion } } }`;

describe('external-link-dead', () => {
  let app: BlogApp;
  let server: Server;
  let site = '';
  const calls: string[] = [];
  let open = 0;
  let mostOpen = 0;

  beforeAll(async () => {
    app = await startBlogApp('sqlite');
    server = createServer((request, response) => {
      const { method = '', url = '' } = request;
      calls.push(`${method} ${url}`);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      setImmediate(() => {
        open -= 1;
        const [, status, rest = ''] = /^\/(\d+)(.*)$/u.exec(url) ?? [];
        if (url.startsWith('/get-only')) response.writeHead(method === 'GET' ? 200 : 404).end();
        else if (url.startsWith('/endless') && method === 'HEAD') response.writeHead(405).end();
        else if (url.startsWith('/endless')) response.writeHead(200).write('x'.repeat(1_000_000));
        else if (url.startsWith('/inward')) {
          response.writeHead(302, { location: 'http://10.0.0.7/404' }).end();
        } else if (url.startsWith('/turns')) {
          const left = Number(url.slice(6));
          const location = left > 1 ? `/turns${String(left - 1)}` : '/404';
          response.writeHead(302, { location }).end();
        } else response.writeHead(Number(status ?? 200), { 'x-rest': rest }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(async () => {
    await app.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const check = async (input: object): Promise<Checked> => {
    const whole = { title: 'Evidence', content: '', ...input };
    const { data, errors } = await app.graphql(mutation, { input: whole }, app.cookie);
    expect(errors).toEqual([]);
    return (data as { checkExternalLinks: Checked }).checkExternalLinks;
  };
  const link = (path: string): string => `A [good link ${path}](${site}${path}).\n\n`;

  it('404 and 410 are dead, in content, FAQ answers and references', async () => {
    const checked = await check({
      content: `${link('/404')}${link('/200')}[Ours](/nowhere) [mail](mailto:a@b.example)`,
      faqs: [{ question: 'Where?', answer: `[There](${site}/410)` }],
      references: [{ text: 'A study', url: `${site}/404/study` }, { text: 'A book' }],
    });
    expect(checked).toMatchObject({ checked: 4, undecided: 0, leftOut: 0 });
    expect(checked.findings.map(({ excerpt }) => excerpt)).toEqual([
      'good link /404',
      'There',
      'A study',
    ]);
    expect(checked.findings[0]).toMatchObject({ rule: 'external-link-dead', severity: 'ADVISES' });
  });

  it('401, 403, 405, 429, 5xx, a closed port and too many redirects do not count as dead', async () => {
    const paths = ['/401', '/403', '/405', '/429', '/500', '/503', '/turns9'];
    const content = `${paths.map(link).join('')}[Closed](http://127.0.0.1:1/)`;
    expect(await check({ content })).toEqual({
      ...{ checked: 8, undecided: 8, leftOut: 0, findings: [] },
    });
  });

  it('GET decides where HEAD fails; redirects are followed; no body is read', async () => {
    const content = `${link('/get-only')}${link('/endless')}${link('/turns3')}`;
    const { findings, undecided } = await check({ content });
    expect(undecided).toBe(0);
    expect(findings.map(({ excerpt }) => excerpt)).toEqual(['good link /turns3']);
  });

  it('no internal address is requested, whether named directly, by a redirect or by a name', async () => {
    const before = calls.length;
    const inward = `[One](http://10.0.0.7/404) [Two](http://169.254.169.254/404) ${link('/inward')}`;
    expect(await check({ content: inward })).toMatchObject({ undecided: 3, findings: [] });
    expect(calls.slice(before)).toEqual(['HEAD /inward']);
    const named = new AddressCheck(false, () =>
      Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    );
    const { port } = new URL(site);
    expect(await named.stateOf(`http://inside.example:${port}/404`)).toBe('undecided');
    expect(await new AddressCheck(false).stateOf(`${site}/404`)).toBe('undecided');
    expect(calls).toHaveLength(before + 1);
  });

  it('a name that does not exist is dead; one that cannot be looked up is not', async () => {
    const failing = (code: string) => () =>
      Promise.reject(Object.assign(new Error(code), { code }));
    const address = 'https://no-such-name.example/';
    expect(await new AddressCheck(true, failing('ENOTFOUND')).stateOf(address)).toBe('dead');
    expect(await new AddressCheck(true, failing('EAI_AGAIN')).stateOf(address)).toBe('undecided');
  });

  it('the number of links and of concurrent requests is bounded; each URL is requested once', async () => {
    mostOpen = 0;
    const before = calls.length;
    const paths = Array.from({ length: limits.links + 3 }, (_, index) => `/200/${String(index)}`);
    const content = [...paths, '/200/0', '/200/1#part'].map(link).join('');
    const checked = await check({ content });
    expect(checked).toMatchObject({ checked: limits.links, leftOut: 3, findings: [] });
    expect(calls).toHaveLength(before + limits.links);
    expect(mostOpen).toBeLessThanOrEqual(limits.atOnce);
  });

  it('runs only on request, for the administrator only, and rate limited', async () => {
    const input = { title: 'Evidence', content: link('/404') };
    const before = calls.length;
    const query = `query ($input: CheckPostInput!) { checkPost(input: $input) { blocking } }`;
    expect((await app.graphql(query, { input }, app.cookie)).errors).toEqual([]);
    const refused = await app.graphql(mutation, { input });
    expect(refused.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(calls).toHaveLength(before);
    const linkChecksPerAddress = { points: 1, seconds: 600 };
    const other = await startBlogApp('sqlite', {
      limits: { ...generousLimits, linkChecksPerAddress },
    });
    try {
      expect((await other.graphql(mutation, { input }, other.cookie)).errors).toEqual([]);
      const second = await other.graphql(mutation, { input }, other.cookie);
      expect(second.errors[0]?.extensions.code).toBe('RATE_LIMITED');
    } finally {
      await other.close();
    }
  });
});
