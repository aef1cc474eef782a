import type { Environment } from '../../environment/env.ts';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { LoginSite } from './login-site.ts';
import type { Visit, Visitor } from './visitor.ts';

type ExternalIdentity = Extract<Environment['identity'], { kind: 'external' }>;

const client = { clientId: 'loon', clientSecret: 'a client secret: with %20 & signs' };

const accounts = [
  { sub: 'ada', email: 'Ada@Loon.example', emailVerified: true, firstName: 'Ada' },
  { sub: 'eve', email: 'eve@evil.example', emailVerified: true },
  { sub: 'nomail' },
  { sub: 'unverified', email: 'kim@loon.example', emailVerified: false },
  { sub: 'silent', email: 'kim@loon.example' },
  { sub: 'mia', email: 'Mia@Loon.example', emailVerified: true, name: 'Mia Chen' },
  { sub: 'writer', email: 'writer@loon.example', emailVerified: true, groups: ['editors', 'all'] },
  { sub: 'guest', email: 'guest@loon.example', emailVerified: true, groups: ['all'] },
  { sub: 'text', email: 'text@loon.example', emailVerified: true, groups: 'editors' },
];

/** A site and a real OpenID provider that knows it; "ada", "kim" are on the allow-list. */
export class LoginTrial {
  private constructor(
    readonly site: LoginSite,
    private readonly provider: IdentityProvider,
  ) {}

  static async begin(engine: 'sqlite' | 'postgres'): Promise<LoginTrial> {
    const site = await LoginSite.listen(engine);
    return new LoginTrial(site, await LoginTrial.providerFor(site));
  }

  private static providerFor(
    site: LoginSite,
    options: Partial<Parameters<typeof startIdentityProvider>[0]> = {},
  ): Promise<IdentityProvider> {
    return startIdentityProvider({
      ...client,
      redirectUri: site.redirectUri,
      accounts,
      ...options,
    });
  }

  get issuer(): string {
    return this.provider.issuer;
  }

  /** Another provider with the same accounts, for the same site. */
  anotherProvider(
    options: Partial<Parameters<typeof startIdentityProvider>[0]> = {},
  ): Promise<IdentityProvider> {
    return LoginTrial.providerFor(this.site, options);
  }

  /** The configuration of the provider for the site. */
  identity(changes: Partial<ExternalIdentity> = {}): ExternalIdentity {
    return {
      kind: 'external',
      issuer: this.issuer,
      ...client,
      adminEmails: ['ada@loon.example', 'kim@loon.example'],
      ...changes,
    };
  }

  /** Starts a login and resolves with the provider's URL to which it redirects. */
  async leave(visitor: Visitor): Promise<URL> {
    const redirect = await visitor.send(`${this.site.origin}/api/login`);
    return new URL(redirect.headers.get('location') ?? '', this.site.origin);
  }

  /** Logs in; a provider that still knows the person does not prompt. */
  async logIn(visitor: Visitor, choice = 'ada'): Promise<Visit> {
    const page = await visitor.go(`${this.site.origin}/api/login`);
    if (page.url.origin === this.site.origin) {
      return page;
    }
    if (!page.text.includes('Test identity provider')) {
      throw new Error(`The login led to ${page.url.href}`);
    }
    return visitor.submit(page, { choice });
  }

  async end(): Promise<void> {
    await this.site.close();
    await this.provider.close();
  }
}
