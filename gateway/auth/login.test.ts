import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { engines } from '../testing/test-database.ts';
import type { LoginSite } from './testing/login-site.ts';
import { LoginTrial } from './testing/login-trial.ts';
import { Visitor, type Visit } from './testing/visitor.ts';

describe.each(engines)('login with an OpenID provider (%s)', (engine) => {
  let trial: LoginTrial;
  let site: LoginSite;
  let visitor: Visitor;

  beforeAll(async () => {
    trial = await LoginTrial.begin(engine);
    ({ site } = trial);
  });

  beforeEach(async () => {
    await site.run(trial.identity());
    visitor = new Visitor();
  });

  afterAll(async () => {
    await trial.end();
  });

  it('returns to /blog-admin?success=login, and the person is the administrator', async () => {
    const end = await trial.logIn(visitor);
    expect(end.url.href).toBe(`${site.origin}/blog-admin?success=login`);
    expect(await site.whoIs(visitor)).toEqual({
      kind: 'administrator',
      email: 'Ada@Loon.example',
      firstName: 'Ada',
      name: 'Ada',
      roles: ['OWNER'],
    });
  });

  it('every login, logout and refusal of a known person is in the audit log', async () => {
    const log = async () => {
      const entries = await site.database.reader.find(AuditEntry, { order: { id: 'ASC' } });
      return entries.map(({ action, actor }) => `${action} ${actor ?? ''}`);
    };
    const before = (await log()).length;
    await trial.logIn(visitor);
    await visitor.send(`${site.origin}/api/logout`);
    await visitor.send(`${site.origin}/api/logout`);
    await trial.logIn(new Visitor(), 'eve');
    await visitor.go(`${site.redirectUri}?code=a&state=b`);
    expect((await log()).slice(before)).toEqual([
      'login Ada@Loon.example',
      'logout Ada@Loon.example',
      'login.refused eve@evil.example',
    ]);
  });

  it.each(['client_secret_post', 'client_secret_basic'] as const)(
    'works with a client registered for %s, twice',
    async (clientAuthentication) => {
      const other = await trial.anotherProvider({ clientAuthentication, claimsInIdToken: true });
      await site.run(trial.identity({ issuer: `${other.issuer}/` }));
      for (const who of [visitor, new Visitor()]) {
        expect((await trial.logIn(who)).url.search).toBe('?success=login');
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
      client_id: trial.identity().clientId,
      redirect_uri: site.redirectUri,
      code_challenge_method: 'S256',
    });
    expect(asked.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['openid', 'email']));
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^.{16,}$/);
    expect(asked.get('state')).toMatch(/^[\w-]{32}$/);
    expect(redirect.headers.get('cache-control')).toBe('no-store');
  });

  it('ignores a code or an error at /api/login', async () => {
    for (const query of ['?code=x&state=y', '?error=access_denied']) {
      const redirect = await visitor.send(`${site.origin}/api/login${query}`);
      expect(redirect.headers.get('location')).toContain(`${trial.issuer}/auth?`);
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
      expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
      return failure(visit).details;
    };

    it('off the allow-list: not_authorized', async () => {
      expect(await failed(await trial.logIn(visitor, 'eve'), 'not_authorized')).toContain(
        'not on the',
      );
    });

    it("denied: oauth_failed with the provider's message", async () => {
      expect(await failed(await trial.logIn(visitor, 'deny'), 'oauth_failed')).toBe(
        'The person said no',
      );
    });

    it('no e-mail: no_user', async () => {
      await failed(await trial.logIn(visitor, 'nomail'), 'no_user');
    });

    it('email_verified false: no_user', async () => {
      await failed(await trial.logIn(visitor, 'unverified'), 'no_user');
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
      const state = (await trial.leave(other)).searchParams.get('state');
      await visitor.send(`${site.origin}/api/login`);
      const back = await visitor.go(`${site.redirectUri}?code=a&state=${state ?? ''}`);
      await failed(back, 'auth_failed');
    });

    it('a code unknown to the provider: callback_failed', async () => {
      const state = (await trial.leave(visitor)).searchParams.get('state');
      const back = await visitor.go(`${site.redirectUri}?code=wrong&state=${state ?? ''}`);
      await failed(back, 'callback_failed');
    });

    it('a response of another issuer: auth_failed', async () => {
      const state = (await trial.leave(visitor)).searchParams.get('state');
      const query = new URLSearchParams({
        code: 'a',
        state: state ?? '',
        iss: 'https://e.example',
      });
      await failed(await visitor.go(`${site.redirectUri}?${query.toString()}`), 'auth_failed');
    });

    it('a wrong client secret: callback_failed, and the secret is in no log and no URL', async () => {
      let log = '';
      const logger = pino({ level: 'trace' }, { write: (line: string) => (log += line) });
      const wrong = 'this-is-not-the-secret';
      await site.run(trial.identity({ clientSecret: wrong }), { logger });
      const end = await trial.logIn(visitor);
      await failed(end, 'callback_failed');
      expect(log).toContain('callback_failed');
      expect(log).toContain('invalid_client');
      expect(log + end.trail.join(' ')).not.toContain(wrong);
    });

    it('the provider down: login_failed', async () => {
      const removedProvider = await trial.anotherProvider();
      await site.run(trial.identity({ issuer: removedProvider.issuer }));
      await visitor.send(`${site.origin}/api/login`);
      await removedProvider.close();
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

    it('a failed login leaves the previous administrator logged in', async () => {
      await trial.logIn(visitor);
      await visitor.go(`${site.redirectUri}?code=a&state=b`);
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
    });
  });

  it('treats an absent email_verified as verified', async () => {
    expect((await trial.logIn(visitor, 'silent')).url.search).toBe('?success=login');
  });

  it('accepts a response of the provider once', async () => {
    const end = await trial.logIn(visitor);
    const callback = end.trail.find((url) => url.startsWith(site.redirectUri)) ?? '';
    const again = await visitor.go(callback);
    expect(again.url.searchParams.get('error')).toBe('auth_failed');
  });

  it('never redirects to a URL from the request', async () => {
    for (const path of ['/api/login?returnTo=//evil.test', '/api/logout?returnTo=/%5Cevil.test']) {
      const response = await visitor.send(`${site.origin}${path}`);
      expect(response.headers.get('location')).not.toContain('evil.test');
    }
  });

  describe('more than the allowed logins', () => {
    afterEach(async () => {
      await site.run(trial.identity());
    });

    it('are 429 with Retry-After, code RATE_LIMITED', async () => {
      await site.run(trial.identity(), { limit: { points: 2, seconds: 60 } });
      await visitor.send(`${site.origin}/api/login`);
      await visitor.send(`${site.origin}/api/login`);
      const response = await visitor.send(`${site.origin}/api/login`);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('count a login once, for both directions', async () => {
      await site.run(trial.identity(), { limit: { points: 2, seconds: 60 } });
      await trial.logIn(visitor);
      expect((await trial.logIn(new Visitor())).url.search).toBe('?success=login');
    });

    it('count callbacks that belong to no login', async () => {
      await site.run(trial.identity(), { limit: { points: 2, seconds: 60 } });
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await visitor.send(`${site.redirectUri}?code=a&state=b`)).status);
      }
      expect(statuses).toEqual([302, 302, 429]);
    });
  });
});
