import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginSite } from '../testing/login-site.ts';
import { askByHttp10, rawRequest } from '../testing/raw-request.ts';
import { Visitor } from '../testing/visitor.ts';

describe('the embedded identity provider', () => {
  let site: LoginSite;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await LoginSite.listen();
    await site.run({ kind: 'embedded' });
  });

  beforeEach(() => {
    visitor = new Visitor();
  });

  afterAll(async () => {
    await site.close();
  });

  it('logs in its one local administrator through a page with one button', async () => {
    const page = await visitor.go(`${site.origin}/api/login`);
    expect(page.status).toBe(200);
    expect(page.url.pathname).toMatch(/^\/identity\/interaction\//);
    expect(page.text.match(/<button/g)).toHaveLength(1);
    expect(page.text).toContain('admin@loon.example');
    const end = await visitor.submit(page);
    expect(end.url.href).toBe(`${site.origin}/blog-admin?success=login`);
    expect(await site.whoIs(visitor)).toEqual({
      kind: 'administrator',
      email: 'admin@loon.example',
      firstName: 'Administrator',
      name: 'Administrator',
      roles: ['OWNER'],
    });
  });

  it('follows the flow of every provider: discovery, authorization with PKCE, code, callback', async () => {
    const discovery = await fetch(`${site.origin}/identity/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({
      issuer: `${site.origin}/identity`,
      authorization_endpoint: `${site.origin}/identity/auth`,
    });
    const page = await visitor.go(`${site.origin}/api/login`);
    const authorization = new URL(page.trail[1] ?? '');
    expect(authorization.pathname).toBe('/identity/auth');
    expect(authorization.searchParams.get('code_challenge_method')).toBe('S256');
    const end = await visitor.submit(page);
    expect(end.trail.some((url) => url.startsWith(`${site.redirectUri}?code=`))).toBe(true);
  });

  it('prompts again after a logout', async () => {
    await visitor.submit(await visitor.go(`${site.origin}/api/login`));
    await visitor.go(`${site.origin}/api/logout`);
    expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
    const page = await visitor.go(`${site.origin}/api/login`);
    expect(page.text).toContain('<button');
    expect((await visitor.submit(page)).url.search).toBe('?success=login');
  });

  it('sends its pages with a policy that allows only their own style', async () => {
    const page = await visitor.go(`${site.origin}/api/login`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; form-action 'self'/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('<html lang="en">');
    expect(page.text).toContain('<h1>');
    expect(page.text).not.toMatch(/<script|style="|onclick/);
  });

  it('shows a way back for a login that has ended', async () => {
    const page = await visitor.go(`${site.origin}/api/login`);
    const unknownVisitor = new Visitor();
    for (const broken of [
      await unknownVisitor.go(page.url),
      await unknownVisitor.go(page.url, { method: 'POST' }),
      await unknownVisitor.go(`${site.origin}/identity/auth/unknown`, {
        headers: { accept: 'text/html' },
      }),
    ]) {
      expect(broken.status).toBe(400);
      expect(broken.text).toContain('This login has ended');
      expect(broken.text).toContain('href="/blog-admin"');
    }
    expect(await site.whoIs(unknownVisitor)).toEqual({ kind: 'anonymous' });
  });

  describe('serves only requests whose Host is loopback', () => {
    const discovery = '/identity/.well-known/openid-configuration';

    it.each(['localhost', '127.0.0.1', '[::1]'])('200 for %s', async (name) => {
      const host = `${name}:${new URL(site.origin).port}`;
      expect((await rawRequest(`${site.origin}${discovery}`, { host })).status).toBe(200);
    });

    it.each(['www.loon.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.7', '@'])(
      '403 for %s',
      async (host) => {
        for (const path of [discovery, '/identity/auth', '/identity/token', '/IDENTITY/jwks']) {
          const answer = await rawRequest(`${site.origin}${path}`, { host });
          expect(answer.status, path).toBe(403);
        }
      },
    );

    const refusedLogin =
      '/blog-admin?error=login_failed' +
      '&details=The+local+login+answers+only+on+the+machine+it+runs+on.';
    const throughProxy = [
      ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
      ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-original-url', 'cdn-loop'],
    ];

    it.each(throughProxy)('403 for a request forwarded by a proxy with %s', async (name) => {
      const answer = await rawRequest(`${site.origin}${discovery}`, { [name]: '127.0.0.1' });
      expect(answer.status).toBe(403);
    });

    it.each(throughProxy)('and no login redirects there, with %s', async (name) => {
      for (const path of ['/api/login', '/API/login/', '/api/callback?code=one&state=two']) {
        const answer = await rawRequest(`${site.origin}${path}`, { [name]: '127.0.0.1' });
        expect(answer.headers.location, path).toBe(refusedLogin);
      }
    });

    it('nor for a proxy that adds no header, as nginx by default: HTTP/1.0', async () => {
      const asked = (path: string) => askByHttp10(site.origin, path);
      expect(await asked(discovery)).toMatch(/^HTTP\/1\.1 403 /);
      expect(await asked('/identity/auth')).toMatch(/^HTTP\/1\.1 403 /);
      for (const path of ['/api/login', '/api/callback?code=one&state=two']) {
        expect(await asked(path), path).toContain(`\r\nLocation: ${refusedLogin}\r\n`);
      }
    });

    it('no login for a Host that is not loopback', async () => {
      const answer = await rawRequest(`${site.origin}/api/login`, { host: 'www.loon.example' });
      expect(answer.headers.location).toBe(refusedLogin);
    });
  });

  it('is reached from 127.0.0.1 by way of localhost, where the cookie is sent', async () => {
    const { port } = new URL(site.origin);
    const answer = await rawRequest(`${site.origin}/api/login`, { host: `127.0.0.1:${port}` });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(`${site.origin}/api/login`);
    const proxied = await rawRequest(`${site.origin}/api/login`, { host: '127.0.0.1:1' });
    expect(proxied.headers.location).toContain('/identity/auth?');
  });

  it('rejects a client other than this site, and a redirect elsewhere', async () => {
    for (const query of [
      'client_id=other&redirect_uri=http://evil.test/',
      `client_id=loon-website&redirect_uri=http://evil.test/`,
    ]) {
      const page = await visitor.go(
        `${site.origin}/identity/auth?response_type=code&scope=openid&${query}`,
        { headers: { accept: 'text/html' } },
      );
      expect(page.status).toBe(400);
      expect(page.trail).toHaveLength(1);
    }
  });

  it('exists only when it is configured', async () => {
    await site.run({ kind: 'none' });
    const answer = await fetch(`${site.origin}/identity/.well-known/openid-configuration`);
    expect(answer.status).toBe(404);
    await site.run({ kind: 'embedded' });
  });

  it('keeps sessions across a restart of the process', async () => {
    await visitor.submit(await visitor.go(`${site.origin}/api/login`));
    await site.run({ kind: 'embedded' });
    expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
  });
});
