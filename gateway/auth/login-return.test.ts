import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../testing/test-database.ts';
import type { LoginSite } from './testing/login-site.ts';
import { LoginTrial } from './testing/login-trial.ts';
import { rawRequest } from './testing/raw-request.ts';
import { Visitor } from './testing/visitor.ts';

describe.each(engines)(
  'a login returns to the requested page of the administration (%s)',
  (engine) => {
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

    const from = async (query: string, choice = 'ada'): Promise<string> => {
      const begin = `${site.origin}/api/login?${new URLSearchParams({ return: query }).toString()}`;
      const page = await visitor.go(begin);
      return (await visitor.submit(page, { choice })).url.href;
    };

    it('such as a post on the writing screen, or filtered requests', async () => {
      expect(await from('write=7')).toBe(`${site.origin}/blog-admin?write=7&success=login`);
      visitor = new Visitor();
      expect(await from('tab=requests&requestsQ=a%26b')).toBe(
        `${site.origin}/blog-admin?tab=requests&requestsQ=a%26b&success=login`,
      );
    });

    it('also after a failed login', async () => {
      expect(await from('write=7', 'nomail')).toMatch(/\/blog-admin\?write=7&error=no_user/);
      const down = await trial.anotherProvider();
      await site.run(trial.identity({ issuer: down.issuer }));
      await down.close();
      const end = await visitor.go(`${site.origin}/api/login?return=write%3D7`);
      expect(end.url.href).toMatch(/\/blog-admin\?write=7&error=login_failed/);
    });

    it.each([
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '@evil.test',
      '\r\nLocation: https://evil.test',
      '#https://evil.test',
      'x'.repeat(5_000),
    ])('and never to another site: %j', async (query) => {
      const end = new URL(await from(query));
      expect(end.origin + end.pathname).toBe(`${site.origin}/blog-admin`);
      expect(end.searchParams.get('success')).toBe('login');
      expect(end.href.length).toBeLessThan(2_000);
    });

    it('and is left out where no URL of the administration is as long', async () => {
      const end = new URL(await from(`write=${'7'.repeat(1_000)}`));
      expect(end.search).toBe('?success=login');
    });

    it('and no URL can set the messages of the login', async () => {
      const end = new URL(await from('error=no_user&details=call+us&success=no&write=7'));
      expect(end.search).toBe('?write=7&success=login');
    });

    it('also under another name of this machine', async () => {
      const { port } = new URL(site.origin);
      const answer = await rawRequest(`${site.origin}/api/login?return=write%3D7`, {
        host: `127.0.0.1:${port}`,
      });
      expect(answer.headers.location).toBe(`${site.origin}/api/login?return=write%3D7`);
    });
  },
);
