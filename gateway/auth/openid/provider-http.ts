import {
  allowInsecureRequests,
  customFetch,
  discovery,
  type CustomFetch,
  type ServerMetadata,
} from 'openid-client';
import { z } from 'zod';

/** The identity provider did not respond, or its response was unusable. */
export class ProviderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderError';
  }
}

const answerWithinMs = 4_000;
const allAnswersWithinMs = 9_000;
const maxAnswerBytes = 256 * 1_024;

/** The time that all calls to the provider within one request share. */
export class ProviderTime {
  private readonly endsAt = performance.now() + allAnswersWithinMs;

  /** Milliseconds the next call may take. */
  get forNextCall(): number {
    return Math.max(0, Math.min(answerWithinMs, this.endsAt - performance.now()));
  }
}

async function boundedBody(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) {
      throw new ProviderError('The response is too large');
    }
    chunks.push(chunk);
  }
  return bytes === 0 ? null : Buffer.concat(chunks);
}

/**
 * `fetch` for openid-client's calls to the provider. Time and size of a response, body included,
 * are limited, and redirects are not followed, so that a provider that hangs, drips or floods
 * cannot block or fill the process. Rejects with a ProviderError when there is no complete
 * response.
 */
export function boundedFetch(time: ProviderTime): CustomFetch {
  return async (url, { method, headers, body }) => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(new ProviderError('The response took too long'));
    }, time.forNextCall);
    try {
      const response = await fetch(url, {
        method,
        headers,
        // Only forms are sent.
        body: body instanceof URLSearchParams ? body : null,
        redirect: 'manual',
        signal: controller.signal,
      });
      const { status, headers: answered } = response;
      return new Response(await boundedBody(response), { status, headers: answered });
    } catch (cause) {
      throw new ProviderError(`No usable response from ${new URL(url).origin}`, cause);
    } finally {
      clearTimeout(timer);
    }
  };
}

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
