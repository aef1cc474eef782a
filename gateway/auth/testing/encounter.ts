import { expect } from 'vitest';
import { HostileProvider } from './hostile-provider.ts';
import { LoginSite } from './login-site.ts';
import { Visitor } from './visitor.ts';

const clientId = 'loon';
const allowedMs = 10_000;

/** A site, and a provider that misbehaves as a test wants. */
export class Encounter {
  static readonly clientId = clientId;
  static readonly clientSecret = 'the-client-secret';

  readonly visitor = new Visitor();

  private constructor(
    readonly site: LoginSite,
    readonly provider: HostileProvider,
  ) {}

  static async begin(): Promise<Encounter> {
    const site = await LoginSite.listen();
    const provider = await HostileProvider.start(clientId);
    await site.run({
      kind: 'external',
      issuer: provider.issuer,
      clientId,
      clientSecret: Encounter.clientSecret,
      adminEmails: ['admin@loon.example'],
    });
    return new Encounter(site, provider);
  }

  /** Where a login ends, `success=login` or the code of its failure; no response took 10 s. */
  async logIn(): Promise<string> {
    const end = await this.visitor.go(`${this.site.origin}/api/login`);
    expect(end.slowestMs).toBeLessThan(allowedMs);
    expect(end.url.origin + end.url.pathname).toBe(`${this.site.origin}/blog-admin`);
    expect(end.url.href).not.toContain(Encounter.clientSecret);
    const code = end.url.searchParams.get('error');
    const { kind } = await this.site.whoIs(this.visitor);
    expect(kind).toBe(code === null ? 'administrator' : 'anonymous');
    return code ?? end.url.search.slice(1);
  }

  async end(): Promise<void> {
    await this.site.close();
    await this.provider.close();
  }
}
