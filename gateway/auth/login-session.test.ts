import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unattendedHeader } from '../../schema/unattended.ts';
import { engines } from '../testing/test-database.ts';
import { SessionRecord } from './session.entity.ts';
import type { LoginSite } from './testing/login-site.ts';
import { LoginTrial } from './testing/login-trial.ts';
import { Visitor } from './testing/visitor.ts';

describe.each(engines)('the session of a login (%s)', (engine) => {
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

  describe('the session', () => {
    it('gets a new id at login; the previous id is rejected', async () => {
      await visitor.go(`${site.origin}/api/login`);
      const before = visitor.cookie(site.origin, 'loon.sid');
      const planted = visitor.copy();
      await trial.logIn(visitor);
      const after = visitor.cookie(site.origin, 'loon.sid');
      expect(before).toBeDefined();
      expect(after).toBeDefined();
      expect(after).not.toBe(before);
      expect(await site.whoIs(planted)).toEqual({ kind: 'anonymous' });
    });

    it('of an earlier login ends when the person logs in again', async () => {
      await trial.logIn(visitor);
      const earlier = visitor.copy();
      await trial.logIn(visitor);
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
      expect(await site.whoIs(earlier)).toEqual({ kind: 'anonymous' });
    });

    it('is destroyed at logout on the server, not only in the browser', async () => {
      await trial.logIn(visitor);
      const thief = visitor.copy();
      const end = await visitor.go(`${site.origin}/api/logout`);
      expect(end.url.href).toBe(`${site.origin}/blog-admin`);
      expect(visitor.cookie(site.origin, 'loon.sid')).toBeUndefined();
      expect(await site.whoIs(thief)).toEqual({ kind: 'anonymous' });
    });

    it('is not ended by another site', async () => {
      await trial.logIn(visitor);
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
        // A browser that sends no Sec-Fetch-Site.
        { referer: 'https://evil.example/page' },
      ];
      for (const headers of foreign) {
        const refused = await visitor.send(`${site.origin}/api/logout`, { headers });
        expect(refused.status).toBe(403);
      }
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
    });

    it('is ended by a link of the site, or a typed URL, without Sec-Fetch-Site', async () => {
      for (const headers of [{ referer: `${site.origin}/blog-admin` }, undefined]) {
        await trial.logIn(visitor);
        await visitor.send(`${site.origin}/api/logout`, headers && { headers });
        expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
      }
    });

    it('survives a restart', async () => {
      await trial.logIn(visitor);
      await site.run(trial.identity());
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
    });

    it('of a removed administrator is rejected after a restart', async () => {
      await trial.logIn(visitor);
      await site.run(trial.identity({ adminEmails: ['kim@loon.example'] }));
      expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
    });

    it('is rejected once the identity provider is another one, or none', async () => {
      await trial.logIn(visitor);
      await site.run(trial.identity({ issuer: 'http://127.0.0.1:9/other' }));
      expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
      await site.run({ kind: 'none' });
      expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
    });

    it('lets a login that was started before a restart be finished after it', async () => {
      const page = await visitor.go(`${site.origin}/api/login`);
      await site.run(trial.identity());
      expect((await visitor.submit(page, { choice: 'ada' })).url.search).toBe('?success=login');
    });

    it('lets a login be finished within 15 minutes, for administrators and all others', async () => {
      let passed = 0;
      await site.run(trial.identity(), { clock: () => Date.now() + passed });
      // The provider's clock does not move, so the login begins in the past.
      const back = async (minutes: number) => {
        passed = -minutes * 60_000;
        const away = await trial.leave(visitor);
        passed = 0;
        return Object.fromEntries((await visitor.go(away.href)).url.searchParams);
      };
      await trial.logIn(visitor);
      const tooLate = { error: 'auth_failed', details: 'The login took too long.' };
      expect(await back(16)).toEqual(tooLate);
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
      expect(await back(14)).toEqual({ success: 'login' });
      await visitor.send(`${site.origin}/api/logout`);
      expect(await back(16)).toMatchObject({ error: 'auth_failed' });
      expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
      expect(await back(14)).toEqual({ success: 'login' });
    });

    it('ends after 8 hours without use', async () => {
      let passed = 0;
      await site.run(trial.identity(), { clock: () => Date.now() + passed });
      await trial.logIn(visitor);
      passed = 8 * 3_600_000 - 60_000;
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
      passed += 9 * 3_600_000;
      expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
    });

    it('is created only by a login', async () => {
      const response = await visitor.send(`${site.origin}/blog-admin`);
      expect(response.headers.getSetCookie()).toEqual([]);
      await visitor.send(`${site.origin}/api/logout`);
      expect(visitor.cookie(site.origin, 'loon.sid')).toBeUndefined();
      await visitor.send(`${site.redirectUri}?code=a&state=b`);
      expect(visitor.cookie(site.origin, 'loon.sid')).toBeUndefined();
    });

    it('is not opened by a forged cookie', async () => {
      await trial.logIn(visitor);
      const id = (visitor.cookie(site.origin, 'loon.sid') ?? '').split('.')[0] ?? '';
      for (const cookie of [id, `${id}.AAAA`, 's%3Aguess.AAAA', '%00', '']) {
        const response = await fetch(`${site.origin}/whoami`, {
          headers: { cookie: `loon.sid=${cookie}` },
        });
        expect(await response.json(), cookie).toEqual({ kind: 'anonymous' });
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
      await site.run(trial.identity(), { publicUrl: 'https://www.loon.example' });
      const cookie = await loginCookie();
      expect(cookie).toMatch(/^__Host-loon\.sid=/);
      expect(cookie).toContain('; Path=/');
      expect(cookie).toContain('; HttpOnly');
      expect(cookie).toContain('; Secure');
      expect(cookie).not.toContain('Domain');
    });

    it('is cleared at logout with the same attributes', async () => {
      await site.run(trial.identity(), { publicUrl: 'https://www.loon.example' });
      const response = await visitor.send(`${site.origin}/api/logout`);
      expect(response.headers.getSetCookie().join()).toMatch(
        /^__Host-loon\.sid=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
      );
    });
  });

  describe('survives closing the browser', () => {
    const hour = 3_600_000;
    /** The expiry of the cookie that a response sets, in milliseconds since 1970. */
    const cookieEnd = (answer: Response): number => {
      const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('loon.sid='));
      return Date.parse(/; Expires=([^;]+)/.exec(line ?? '')?.[1] ?? '');
    };
    /** The expiry of the cookie that the login's last response set. */
    const cookieEndOfLogin = async (): Promise<number> => {
      const page = await visitor.go(`${site.origin}/api/login`);
      let answer = await visitor.send(page.url, {
        method: 'POST',
        body: new URLSearchParams({ choice: 'ada' }),
      });
      while (!(answer.headers.get('location') ?? '').startsWith('/blog-admin')) {
        answer = await visitor.send(new URL(answer.headers.get('location') ?? '', answer.url));
      }
      return cookieEnd(answer);
    };

    it('for 8 hours after the login', async () => {
      const before = Date.now();
      const end = await cookieEndOfLogin();
      expect(end).toBeGreaterThanOrEqual(before + 8 * hour - 1_000);
      expect(end).toBeLessThanOrEqual(Date.now() + 8 * hour);
    });

    it('its cookie is extended with its use, for 7 days at most', async () => {
      const login = Date.now();
      let now = login;
      await site.run(trial.identity(), { clock: () => now });
      await trial.logIn(visitor);
      const use = () => visitor.send(`${site.origin}/whoami`);
      for (let hours = 7; hours <= 154; hours += 7) {
        now = login + hours * hour;
        expect(cookieEnd(await use())).toBe(Math.floor((now + 8 * hour) / 1_000) * 1_000);
        // The expiry is extended in the background; once it is, the cookie is not sent again.
        await expect.poll(async () => (await use()).headers.getSetCookie()).toEqual([]);
      }
      now = login + 161 * hour;
      expect(cookieEnd(await use())).toBe(Math.floor((login + 168 * hour) / 1_000) * 1_000);
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
      now = login + 168 * hour;
      expect((await use()).headers.getSetCookie()).toEqual([]);
      expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
    });

    it('and the renewed cookie opens the session, with the attributes of the first', async () => {
      let passed = 0;
      await site.run(trial.identity(), { clock: () => Date.now() + passed });
      await trial.logIn(visitor);
      const first = visitor.cookie(site.origin, 'loon.sid');
      const soon = await visitor.send(`${site.origin}/whoami`);
      expect(soon.headers.getSetCookie(), 'not more than once a minute').toEqual([]);
      passed = 61_000;
      const answer = await visitor.send(`${site.origin}/whoami`);
      expect(visitor.cookie(site.origin, 'loon.sid')).toBe(first);
      expect(answer.headers.getSetCookie().join()).toMatch(
        /^loon\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      );
      expect(await site.whoIs(visitor)).toMatchObject({ kind: 'administrator' });
    });

    it("but not for the page's own polling, every half minute", async () => {
      let passed = 0;
      await site.run(trial.identity(), { clock: () => Date.now() + passed });
      await trial.logIn(visitor);
      for (let minutes = 1; minutes <= 480; minutes += 479) {
        passed = minutes * 60_000;
        const headers = { [unattendedHeader]: 'true' };
        const asked = await visitor.send(`${site.origin}/whoami`, { headers });
        expect(asked.headers.getSetCookie()).toEqual([]);
        expect(await asked.json()).toMatchObject({
          kind: minutes < 480 ? 'administrator' : 'anonymous',
        });
      }
    });

    it('is over after a logout: no response restores the cookie', async () => {
      let passed = 0;
      await site.run(trial.identity(), { clock: () => Date.now() + passed });
      await trial.logIn(visitor);
      const other = visitor.copy();
      passed = 61_000;
      await visitor.send(`${site.origin}/api/logout`);
      const answer = await other.send(`${site.origin}/whoami`);
      expect(answer.headers.getSetCookie()).toEqual([]);
    });
  });

  it('keeps one row for a logged-in administrator, and none after logout', async () => {
    const rows = (): Promise<number> => site.database.reader.count(SessionRecord);
    const before = await rows();
    await trial.logIn(visitor);
    expect(await rows()).toBe(before + 1);
    await visitor.send(`${site.origin}/api/logout`);
    expect(await rows()).toBe(before);
  });
});
