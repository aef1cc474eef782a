import { allowInsecureRequests, customFetch, discovery, type ServerMetadata } from 'openid-client';
import { z } from 'zod';
import { boundedFetch, ProviderError, type ProviderTime } from './provider-http.ts';

/** Signatures with the provider's private key; neither `none` nor a shared secret. */
const signatures = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** The fields of the provider's discovery document that the login uses. */
export type ProviderMetadata = ServerMetadata & {
  authorization_endpoint: string;
  token_endpoint: string;
};

/** Endpoints of an encrypted provider are encrypted, too. */
function documentOf(issuer: string) {
  const protocol = issuer.startsWith('https:') ? /^https$/ : /^https?$/;
  const endpoint = z.url({ protocol }).transform((value) => new URL(value).href);
  return z.object({
    issuer: z.string().refine((said) => withoutSlash(said) === withoutSlash(issuer)),
    authorization_endpoint: endpoint,
    token_endpoint: endpoint,
    jwks_uri: endpoint,
    userinfo_endpoint: endpoint.optional(),
    token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  });
}

/** Configured and published issuers may differ in a trailing slash. */
function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}

/**
 * Reads `{issuer}/.well-known/openid-configuration` (OpenID Connect Discovery 1.0 §4).
 * @throws ProviderError when there is none, or when it names another issuer.
 */
export async function discover(
  issuer: string,
  clientId: string,
  time: ProviderTime,
): Promise<ProviderMetadata> {
  const address = new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
  try {
    const configuration = await discovery(address, clientId, undefined, undefined, {
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      [customFetch]: boundedFetch(time),
    });
    const { userinfo_endpoint, token_endpoint_auth_methods_supported, ...document } = documentOf(
      issuer,
    ).parse(configuration.serverMetadata());
    return {
      ...document,
      ...(userinfo_endpoint === undefined ? {} : { userinfo_endpoint }),
      ...(token_endpoint_auth_methods_supported === undefined
        ? {}
        : { token_endpoint_auth_methods_supported }),
      id_token_signing_alg_values_supported: signatures,
    };
  } catch (cause) {
    throw new ProviderError('The discovery document is not usable', cause);
  }
}
