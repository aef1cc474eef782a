import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';
import { createMemoryStorage } from '../embedded/memory-adapter.ts';

/** A person who can log in at the provider. */
export interface TestAccount {
  sub: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  name?: string;
  /** The claim `groups`, of any type. */
  groups?: unknown;
}

interface IdentityProviderOptions {
  /** A free one when absent. */
  port?: number;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  accounts: TestAccount[];
  /** How the client is registered to show its secret. */
  clientAuthentication?: 'client_secret_basic' | 'client_secret_post';
  /** Puts e-mail and name into the ID token instead of leaving them to userinfo. */
  claimsInIdToken?: boolean;
}

/** A running OpenID provider on this machine. */
export interface IdentityProvider {
  issuer: string;
  close: () => Promise<void>;
}

async function configurationFor(options: IdentityProviderOptions): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kty: 'RSA', use: 'sig', kid: 'one' };
  return {
    adapter: createMemoryStorage(),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        token_endpoint_auth_method: options.clientAuthentication ?? 'client_secret_basic',
      },
    ],
    conformIdTokenClaims: options.claimsInIdToken !== true,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'name', 'groups'],
    },
    findAccount: (_context, sub) => {
      const account = options.accounts.find((known) => known.sub === sub);
      return (
        account && {
          accountId: sub,
          claims: () => ({
            sub,
            email: account.email,
            email_verified: account.emailVerified,
            given_name: account.firstName,
            name: account.name,
            groups: account.groups,
          }),
        }
      );
    },
    interactions: { url: (_context, interaction) => `/choose/${interaction.uid}` },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    renderError: (context, out) => {
      context.type = 'text/plain';
      context.body = `${out.error}: ${out.error_description ?? ''}`;
    },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
    },
  };
}

/** One button for each account, and one that refuses; their values go out as `choice`. */
function choicePage(accounts: TestAccount[]): string {
  const buttons = [
    ...accounts.map(({ sub, email }) => [sub, `Log in as ${email ?? sub}`] as const),
    ['deny', 'Deny'] as const,
  ].map(([value, label]) => `<button name="choice" value="${value}">${label}</button>`);
  return `<!doctype html><html lang="en"><title>Test identity provider</title><link rel="icon" href="data:,"><main><h1>Test identity provider</h1><form method="post">${buttons.join('')}</form></main></html>`;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

async function choose(
  provider: Provider,
  accounts: TestAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(choicePage(accounts));
    return;
  }
  const choice = (await bodyOf(request)).get('choice');
  const { params } = await provider.interactionDetails(request, response);
  if (choice === null || choice === 'deny') {
    await provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no',
    });
    return;
  }
  const grant = new provider.Grant({ accountId: choice, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId: choice }, consent });
}

/** Starts the real `oidc-provider` with one client and a page on which to choose an account. */
export async function startIdentityProvider(
  options: IdentityProviderOptions,
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const provider = new Provider(issuer, await configurationFor(options));
  const handle = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const work =
      request.url?.startsWith('/choose/') === true
        ? choose(provider, options.accounts, request, response)
        : handle(request, response);
    work.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
