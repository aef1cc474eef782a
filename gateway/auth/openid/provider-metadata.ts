import { z } from 'zod';
import { askProvider, ProviderError, type ProviderTime } from './provider-http.ts';

const endpoint = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).href);

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});

/** What the provider's discovery document says, as far as the login uses it. */
export interface ProviderMetadata {
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  keysUrl: string;
  userinfoUrl: string | undefined;
  /** Ways to show the client's secret at the token endpoint. */
  clientAuthentication: string[] | undefined;
}

/** Issuers differ in a last slash between what people configure and what providers say. */
function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}

function keepsEncryption(document: z.infer<typeof discoveryDocument>): boolean {
  const endpoints = [
    document.authorization_endpoint,
    document.token_endpoint,
    document.jwks_uri,
    document.userinfo_endpoint ?? document.token_endpoint,
  ];
  return (
    !document.issuer.startsWith('https:') || endpoints.every((url) => url.startsWith('https:'))
  );
}

/**
 * Reads `{issuer}/.well-known/openid-configuration` (OpenID Connect Discovery 1.0 §4).
 * @throws ProviderError when there is none, or when it speaks for another issuer.
 */
export async function discover(issuer: string, time: ProviderTime): Promise<ProviderMetadata> {
  const { status, body } = await askProvider(
    `${withoutSlash(issuer)}/.well-known/openid-configuration`,
    time,
  );
  const document = discoveryDocument.safeParse(body);
  if (status !== 200 || !document.success) {
    throw new ProviderError(`The discovery document is not usable (status ${String(status)})`);
  }
  const data = document.data;
  if (withoutSlash(data.issuer) !== withoutSlash(issuer) || !keepsEncryption(data)) {
    throw new ProviderError('The discovery document speaks for another issuer');
  }
  return {
    issuer: data.issuer,
    authorizationUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    keysUrl: data.jwks_uri,
    userinfoUrl: data.userinfo_endpoint,
    clientAuthentication: data.token_endpoint_auth_methods_supported,
  };
}
