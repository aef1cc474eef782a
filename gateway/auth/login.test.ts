import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../testing/test-database.ts';
import { SessionRecord } from './session.entity.ts';
import { startIdentityProvider, type IdentityProvider } from './testing/identity-provider.ts';
import { LoginSite } from './testing/login-site.ts';
import { Visitor, type Visit } from './testing/visitor.ts';

const clientId = 'loon';
const clientSecret = 'a client secret: with %20 & signs';
const accounts = [
  { sub: 'ada', email: 'Ada@Loon.example', emailVerified: true, firstName: 'Ada' },
  { sub: 'eve', email: 'eve@evil.example', emailVerified: true },
  { sub: 'nomail' },
  { sub: 'unverified', email: 'kim@loon.example', emailVerified: false },
  { sub: 'silent', email: 'kim@loon.example' },
];
const adminEmails = ['ada@loon.example', 'kim@loon.example'];

describe.each(engines)('login with an OpenID provider (%s)', (engine) => {
  let site: LoginSite;
  let provider: IdentityProvider;
  let visitor: Visitor;

  const identity = (emails = adminEmails) =>
    ({
      kind: 'external',
      issuer: provider.issuer,
      clientId,
      clientSecret,
      adminEmails: emails,
    }) as const;

  const logIn = async (who: Visitor, choice = 'ada'): Promise<Visit> => {
    const page = await who.go(`${site.origin}/api/login`);
    if (page.url.origin === site.origin) {
      return page; // The provider still knew the person.
    }
    expect(page.text).toContain('Test identity provider');
    return who.submit(page, { choice });
  };

  beforeAll(async () => {
    site = await LoginSite.listen(engine);
    provider = await startIdentityProvider({
      clientId,
      clientSecret,
      redirectUri: site.redirectUri,
      accounts,
    });
  });

  beforeEach(async () => {
    await site.run(identity());
    visitor = new Visitor();
  });

  afterAll(async () => {
    await site.close();
    await provider.close();
  });

  it('returns to /blog-admin?success=login, and the person is the administrator', async () => {
    const end = await logIn(visitor);
    expect(end.url.href).toBe(`${site.origin}/blog-admin?success=login`);
    expect(await site.whoIs(visitor)).toEqual({
      kind: 'administrator',
      email: 'Ada@Loon.example',
      firstName: 'Ada',
    });
  });

  it.each(['client_secret_post', 'client_secret_basic'] as const)(
    'works with a client registered for %s, twice',
    async (clientAuthentication) => {
      const other = await startIdentityProvider({
        clientId,
        clientSecret,
        redirectUri: site.redirectUri,
        accounts,
        clientAuthentication,
        claimsInIdToken: true,
      });
      await site.run({ ...identity(), issuer: `${other.issuer}/` });
      for (const who of [visitor, new Visitor()]) {
        expect((await logIn(who)).url.search).toBe('?success=login');
        expect(await site.whoIs(who)).toMatchObject({ kind: 'administrator' });
      }
      await other.close();
    },
  );

  it('asks for PKCE with S256, a nonce and a state', async () => {
    const redirect = await visitor.send(`${site.origin}/api/login`);
    const asked = new URL(redirect.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: site.redirectUri,
      code_challenge_method: 'S256',
    });
    expect(asked.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['openid', 'email']));
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^.{16,}$/);
    expect(asked.get('state')).toMatch(/^[\w-]{32}$/);
    expect(redirect.headers.get('cache-control')).toBe('no-store');
  });

  it('reads a code or an error at /api/login as nothing', async () => {
    for (const query of ['?code=x&state=y', '?error=access_denied']) {
      const redirect = await visitor.send(`${site.origin}/api/login${query}`);
      expect(redirect.headers.get('location')).toContain(`${provider.issuer}/auth?`);
    }
  });

  describe('the codes of a login that fails', () => {
    const failure = (visit: Visit): { path: string; error: string | null; details: string } => ({
      path: visit.url.origin + visit.url.pathname,
      error: visit.url.searchParams.get('error'),
      details: visit.url.searchParams.get('details') ?? '',
    });
    const failed = async (visit: Visit, error: string): Promise<string> => {
      expect(failure(visit)).toMatchObject({ path: `${site.origin}/blog-admin`, error });
      expect(await site.whoIs(visitor)).toEqual({ kind: 'stranger' });
      return failure(visit).details;
    };

    it('off the allow-list: not_authorized', async () => {
      expect(await failed(await logIn(visitor, 'eve'), 'not_authorized')).toContain('not on the');
    });

    it('denied: oauth_failed with what the provider says', async () => {
      expect(await failed(await logIn(visitor, 'deny'), 'oauth_failed')).toBe('The person said no');
    });

    it('no e-mail: no_user', async () => {
      await failed(await logIn(visitor, 'nomail'), 'no_user');
    });

    it('email_verified false: no_user', async () => {
      await failed(await logIn(visitor, 'unverified'), 'no_user');
    });

    it('callback without code: no_code', async () => {
      await failed(await visitor.go(site.redirectUri), 'no_code');
      await failed(await visitor.go(`${site.redirectUri}?code=`), 'no_code');
      await failed(await visitor.go(`${site.redirectUri}?code=a&code=b&state=c`), 'no_code');
    });

    it('state missing or foreign: auth_failed', async () => {
      await failed(await visitor.go(`${site.redirectUri}?code=a`), 'auth_failed');
      await failed(await visitor.go(`${site.redirectUri}?code=a&state=b`), 'auth_failed');
      await visitor.send(`${site.origin}/api/login`);
      await failed(await visitor.go(`${site.redirectUri}?code=a&state=b`), 'auth_failed');
    });

    it('a state of another browser: auth_failed', async () => {
      const other = new Visitor();
      const redirect = await other.send(`${site.origin}/api/login`);
      const state = new URL(redirect.headers.get('location') ?? '').searchParams.get('state');
      await visitor.send(`${site.origin}/api/login`);
      const back = await visitor.go(`${site.redirectUri}?code=a&state=${state ?? ''}`);
      await failed(back, 'auth_failed');
    });

    it('a code the provider does not know: callback_failed', async () => {
      const redirect = await visitor.send(`${site.origin}/api/login`);
      const state = new URL(redirect.headers.get('location') ?? '').searchParams.get('state');
      const back = await visitor.go(`${site.redirectUri}?code=wrong&state=${state ?? ''}`);
      await failed(back, 'callback_failed');
    });

    it('an answer of another issuer: auth_failed', async () => {
      const redirect = await visitor.send(`${site.origin}/api/login`);
      const state = new URL(redirect.headers.get('location') ?? '').searchParams.get('state');
      const query = new URLSearchParams({
        code: 'a',
        state: state ?? '',
        iss: 'https://e.example',
      });
      await failed(await visitor.go(`${site.redirectUri}?${query.toString()}`), 'auth_failed');
    });

    it('a wrong client secret: callback_failed, and the secret is in no log and no address', async () => {
      let log = '';
      const logger = pino({ level: 'trace' }, { write: (line: string) => (log += line) });
      const wrong = 'this-is-not-the-secret';
      await site.run({ ...identity(), clientSecret: wrong }, { logger });
      const end = await logIn(visitor);
      await failed(end, 'callback_failed');
      expect(log).toContain('callback_failed');
      expect(log).toContain('invalid_client');
      expect(log + end.trail.join(' ')).not.toContain(wrong);
    });

    it('the provider down: login_failed', async () => {
      const gone = await startIdentityProvider({
        clientId,
        clientSecret,
        redirectUri: site.redirectUri,
        accounts,
      });
      await site.run({ ...identity(), issuer: gone.issuer });
      await visitor.send(`${site.origin}/api/login`);
      await gone.close();
      await failed(await visitor.go(`${site.origin}/api/login`), 'login_failed');
    });

    it('not configured: no_strategy', async () => {
      await site.run({ kind: 'none' });
      for (const path of ['/api/login', '/api/callback?code=a&state=b']) {
        const redirect = await visitor.send(`${site.origin}${path}`);
        expect(redirect.headers.get('location')).toBe('/blog-admin?error=no_strategy');
      }
    });

    it('details are one plain line of at most 200 characters', async () => {
      const description = `\r\nLocation: //evil.test\u0000<script>${'x'.repeat(5_000)}`;
      const query = new URLSearchParams({ error: 'server_error', error_description: description });
      const end = await visitor.go(`${site.redirectUri}?${query.toString()}`);
      const details = await failed(end, 'oauth_failed');
      expect(details).toHaveLength(200);
      expect(details).toMatch(/^Location: \/\/evil\.test <script>x+$/);
    });

    it('a failed login leaves the administrator of before logged in', async () => {
      await logIn(visitor);
      await visitor.go(`${site.redirectUri}?code=a&state=b`);
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
    });
  });

  it('takes an absent email_verified for verified', async () => {
    expect((await logIn(visitor, 'silent')).url.search).toBe('?success=login');
  });

  it('uses an answer of the provider once', async () => {
    const end = await logIn(visitor);
    const callback = end.trail.find((url) => url.startsWith(site.redirectUri)) ?? '';
    const again = await visitor.go(callback);
    expect(again.url.searchParams.get('error')).toBe('auth_failed');
  });

  describe('the session', () => {
    it('begins under a new id at login; the id of before opens nothing', async () => {
      await visitor.go(`${site.origin}/api/login`);
      const before = visitor.cookie(site.origin, 'loon.sid');
      const planted = visitor.copy();
      await logIn(visitor);
      const after = visitor.cookie(site.origin, 'loon.sid');
      expect(before).toBeDefined();
      expect(after).toBeDefined();
      expect(after).not.toBe(before);
      expect(await site.whoIs(planted)).toEqual({ kind: 'stranger' });
    });

    it('of an earlier login ends when the person logs in again', async () => {
      await logIn(visitor);
      const earlier = visitor.copy();
      await logIn(visitor);
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
      expect(await site.whoIs(earlier)).toEqual({ kind: 'stranger' });
    });

    it('is destroyed at logout on the server, not only in the browser', async () => {
      await logIn(visitor);
      const thief = visitor.copy();
      const end = await visitor.go(`${site.origin}/api/logout`);
      expect(end.url.href).toBe(`${site.origin}/blog-admin`);
      expect(visitor.cookie(site.origin, 'loon.sid')).toBeUndefined();
      expect(await site.whoIs(thief)).toEqual({ kind: 'stranger' });
    });

    it('is not ended by another site', async () => {
      await logIn(visitor);
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
      ];
      for (const headers of foreign) {
        const refused = await visitor.send(`${site.origin}/api/logout`, { headers });
        expect(refused.status).toBe(403);
      }
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
    });

    it('survives a restart', async () => {
      await logIn(visitor);
      await site.run(identity());
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
    });

    it('of somebody taken off the allow-list is worth nothing after the restart', async () => {
      await logIn(visitor);
      await site.run(identity(['kim@loon.example']));
      expect(await site.whoIs(visitor)).toEqual({ kind: 'stranger' });
    });

    it('is worth nothing once the identity provider is another, or none', async () => {
      await logIn(visitor);
      await site.run({ ...identity(), issuer: 'http://127.0.0.1:9/other' });
      expect(await site.whoIs(visitor)).toEqual({ kind: 'stranger' });
      await site.run({ kind: 'none' });
      expect(await site.whoIs(visitor)).toEqual({ kind: 'stranger' });
    });

    it('lets a login that was begun before a restart be finished after it', async () => {
      const page = await visitor.go(`${site.origin}/api/login`);
      await site.run(identity());
      expect((await visitor.submit(page, { choice: 'ada' })).url.search).toBe('?success=login');
    });

    it('ends after 8 hours without use', async () => {
      let passed = 0;
      await site.run(identity(), { clock: () => Date.now() + passed });
      await logIn(visitor);
      passed = 8 * 3_600_000 - 60_000;
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
      passed += 9 * 3_600_000;
      expect(await site.whoIs(visitor)).toEqual({ kind: 'stranger' });
    });

    it('is given to nobody who does not log in', async () => {
      const response = await visitor.send(`${site.origin}/blog-admin`);
      expect(response.headers.getSetCookie()).toEqual([]);
      await visitor.send(`${site.origin}/api/logout`);
      expect(visitor.cookie(site.origin, 'loon.sid')).toBeUndefined();
      await visitor.send(`${site.redirectUri}?code=a&state=b`);
      expect(visitor.cookie(site.origin, 'loon.sid')).toBeUndefined();
    });

    it('is not opened by a cookie that is forged', async () => {
      await logIn(visitor);
      const id = (visitor.cookie(site.origin, 'loon.sid') ?? '').split('.')[0] ?? '';
      for (const cookie of [id, `${id}.AAAA`, 's%3Aguess.AAAA', '%00', '']) {
        const response = await fetch(`${site.origin}/whoami`, {
          headers: { cookie: `loon.sid=${cookie}` },
        });
        expect(await response.json(), cookie).toEqual({ kind: 'stranger' });
      }
    });
  });

  describe('the cookie', () => {
    const loginCookie = async (): Promise<string> => {
      const response = await visitor.send(`${site.origin}/api/login`);
      return response.headers.getSetCookie().join('\n');
    };

    it('is loon.sid, HttpOnly and SameSite=Lax on http', async () => {
      const cookie = await loginCookie();
      expect(cookie).toMatch(/^loon\.sid=/);
      expect(cookie).toContain('; Path=/');
      expect(cookie).toContain('; HttpOnly');
      expect(cookie).toContain('; SameSite=Lax');
      expect(cookie).not.toContain('Secure');
      expect(cookie).not.toMatch(/Expires|Max-Age|Domain/);
    });

    it('is __Host-loon.sid and Secure when the canonical origin is https', async () => {
      await site.run(identity(), { publicUrl: 'https://www.loon.example' });
      const cookie = await loginCookie();
      expect(cookie).toMatch(/^__Host-loon\.sid=/);
      expect(cookie).toContain('; Path=/');
      expect(cookie).toContain('; HttpOnly');
      expect(cookie).toContain('; Secure');
      expect(cookie).not.toContain('Domain');
    });

    it('is cleared at logout with the same attributes', async () => {
      await site.run(identity(), { publicUrl: 'https://www.loon.example' });
      const response = await visitor.send(`${site.origin}/api/logout`);
      expect(response.headers.getSetCookie().join()).toMatch(
        /^__Host-loon\.sid=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
      );
    });
  });

  it('never redirects to an address that a request names', async () => {
    for (const path of ['/api/login?returnTo=//evil.test', '/api/logout?returnTo=/%5Cevil.test']) {
      const response = await visitor.send(`${site.origin}${path}`);
      expect(response.headers.get('location')).not.toContain('evil.test');
    }
  });

  describe('more than the allowed logins', () => {
    afterEach(async () => {
      await site.run(identity());
    });

    it('are 429 with Retry-After, code RATE_LIMITED', async () => {
      await site.run(identity(), { limit: { points: 2, seconds: 60 } });
      await visitor.send(`${site.origin}/api/login`);
      await visitor.send(`${site.origin}/api/login`);
      const response = await visitor.send(`${site.origin}/api/login`);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('count a login once, both ways', async () => {
      await site.run(identity(), { limit: { points: 2, seconds: 60 } });
      await logIn(visitor);
      expect((await logIn(new Visitor())).url.search).toBe('?success=login');
    });

    it('count callbacks that belong to no login', async () => {
      await site.run(identity(), { limit: { points: 2, seconds: 60 } });
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await visitor.send(`${site.redirectUri}?code=a&state=b`)).status);
      }
      expect(statuses).toEqual([302, 302, 429]);
    });
  });

  it('keeps one row for an administrator who is logged in, and none after logout', async () => {
    const rows = (): Promise<number> => site.database.reader.count(SessionRecord);
    const before = await rows();
    await logIn(visitor);
    expect(await rows()).toBe(before + 1);
    await visitor.send(`${site.origin}/api/logout`);
    expect(await rows()).toBe(before);
  });
});
