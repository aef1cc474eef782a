import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readTarget } from './valid-request.ts';

describe('request targets have one canonical form', () => {
  it.each([
    ['/', { url: '/' }],
    ['/reflections?q=a', { url: '/reflections?q=a' }],
    ['//evil.test/x', { url: '//evil.test/x' }],
    ['/reflections#part', { url: '/reflections' }],
    ['http://a.example/terms?x=1', { url: '/terms?x=1', host: 'a.example' }],
    ['HTTPS://a.example:8443', { url: '/', host: 'a.example:8443' }],
    ['http://a:b/', undefined],
    ['http://', undefined],
    ['ftp://a.example/', undefined],
    ['reflections', undefined],
    ['*', undefined],
  ])('%s', (target, read) => expect(readTarget(target)).toEqual(read));
});

describe('a server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
  });
  afterAll(() => app.close());

  async function ask(target: string, method = 'GET', header = 'Accept: */*'): Promise<string> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('utf8')));
    const lines = ['Host: a.example', 'Connection: close', header, '', ''];
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}`);
    await once(socket, 'close');
    return answer;
  }

  it.each(['http://a:b/', 'http://[/', 'https://', 'gopher://a.example/', '*'])(
    'responds to GET %s, which is not a URL, with 400 and the common headers',
    async (target) => {
      const answer = await ask(target);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
      expect(answer).toContain('{"error":"The URL is not valid."}');
    },
  );

  it.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'])(
    'responds to %s of a path of more than 2,000 characters with 414, whatever its query',
    async (method) => {
      const longest = `/api/${'a/'.repeat(997)}a`;
      expect(longest).toHaveLength(2_000);
      const collapsing = `http://a.example${'/a/..'.repeat(401)}`;
      const absolute = `http://a.example${longest}b`;
      const host = `http://${'a.'.repeat(1_000)}example/`;
      for (const tooLong of [`${longest}b`, `${longest}b?q=1`, absolute, collapsing, host]) {
        const answer = await ask(tooLong, method);
        expect(answer).toMatch(/^HTTP\/1\.1 414 /);
        expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
        expect(answer.includes('{"error":"The URL is too long."}')).toBe(method !== 'HEAD');
      }
      expect(await ask(`${longest}?q=${'a'.repeat(3_000)}`, method)).not.toMatch(
        /^HTTP\/1\.1 (414|5\d\d) /,
      );
    },
  );

  it.each([
    ['Accept', 'text/markdown', ',', 1_000],
    ['Origin', 'http://', 'a', 300],
    ['Referer', 'http://a.example/', 'a', 4_096],
  ])('responds to a longer %s than browsers send with 431', async (name, start, rest, max) => {
    const longest = `${name}: ${start.padEnd(max, rest)}`;
    for (const path of ['/', '/graphql', '/api/visit', '/mcp']) {
      const answer = await ask(path, 'GET', `${longest}${rest}`);
      expect(answer).toMatch(/^HTTP\/1\.1 431 /);
      expect(answer).toContain('{"error":"A header is too long."}');
      expect(await ask(path, 'HEAD', longest)).not.toMatch(/^HTTP\/1\.1 (431|5\d\d) /);
    }
  });

  it('responds to the absolute form by its path, whatever host it names', async () => {
    expect(await ask('http://evil.test/terms', 'HEAD')).toMatch(/^HTTP\/1\.1 200 /);
    const page = await ask('http://evil.test/terms');
    expect(page).toMatch(/<title>[^<]*Terms/);
    expect(page).not.toContain('evil.test');
    expect(await ask('http://evil.test/api/unknown')).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('accepts OPTIONS *, which concerns the server, not a path', async () => {
    expect(await ask('*', 'OPTIONS')).not.toMatch(/^HTTP\/1\.1 (400|5\d\d) /);
  });
});
