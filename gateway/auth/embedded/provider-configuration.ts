import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type * as Oidc from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { embeddedPath, localAdministrator } from '../identity.ts';
import type { ProviderRegistration } from '../openid/provider-connection.ts';
import { brokenLoginPage, sendPage } from './embedded-pages.ts';
import { createMemoryStorage } from './memory-adapter.ts';

type Library = typeof Oidc;
type Policy = ReturnType<Library['interactionPolicy']['base']>;

const minutes = 60;

async function signingKeys(): Promise<NonNullable<Configuration['jwks']>> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { keys: [{ ...key, kty: 'EC', alg: 'ES256', use: 'sig', kid: 'embedded' }] };
}

/**
 * Prompts at every login, even if the browser is already logged in, so that a logout takes effect.
 */
function policyThatAlwaysAsks({ interactionPolicy }: Library): Policy {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('every_time', 'Every login is confirmed', (context) =>
        context.oidc.result?.login === undefined
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

/**
 * The configuration of the embedded provider: one client (this site), one account, keys generated
 * at start, and everything in memory. `library` is the loaded `oidc-provider`.
 */
export async function configurationFor(
  library: Library,
  { clientId, clientSecret, redirectUri }: ProviderRegistration,
): Promise<Configuration> {
  const { sub, email, firstName } = localAdministrator;
  return {
    adapter: createMemoryStorage(),
    jwks: await signingKeys(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub, email, email_verified: true, given_name: firstName }),
    }),
    interactions: {
      policy: policyThatAlwaysAsks(library),
      url: (_context, interaction) => `${embeddedPath}/interaction/${interaction.uid}`,
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: 'loon.identity',
        interaction: 'loon.identity.interaction',
        resume: 'loon.identity.resume',
      },
      long: { path: embeddedPath, httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    clientBasedCORS: () => false,
    renderError: (context) => {
      context.respond = false;
      sendPage(context.res, context.status, brokenLoginPage());
    },
    ttl: {
      AccessToken: 5 * minutes,
      AuthorizationCode: 1 * minutes,
      Grant: 15 * minutes,
      IdToken: 5 * minutes,
      Interaction: 15 * minutes,
      Session: 15 * minutes,
    },
  };
}
