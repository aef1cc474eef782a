import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  customFetch,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type ClientAuth,
  type IDToken,
} from 'openid-client';
import { plainLine } from '../login-error.ts';
import type { LoginAttempt } from '../session/session-content.ts';
import {
  boundedFetch,
  discover,
  ProviderError,
  type ProviderMetadata,
  type ProviderTime,
} from './provider-http.ts';

const ways = {
  client_secret_post: ClientSecretPost,
  client_secret_basic: ClientSecretBasic,
};
type Method = keyof typeof ways;

/** Whether the provider has rejected the client itself, not its request. */
function refusesClient(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    (error instanceof ResponseBodyError && error.error === 'invalid_client') ||
    (error instanceof ResponseBodyError && error.status === 401) ||
    (error instanceof WWWAuthenticateChallengeError && error.status === 401) ||
    (cause instanceof Response && cause.status === 401)
  );
}

/**
 * How this site authenticates at the token endpoint. The method is registered at the provider and
 * unknown here: if the first one is refused, the second is tried and remembered.
 */
class ClientSecret {
  private accepted: Method | undefined;

  constructor(private readonly secret: string) {}

  /**
   * Calls `ask` with each method that the provider offers, one after the other.
   * @throws what `ask` rejects with; an Error when the provider accepts no secret.
   */
  async show<T>(
    offered: readonly string[] | undefined,
    ask: (authentication: ClientAuth) => Promise<T>,
  ): Promise<T> {
    let refusal: unknown = new Error('The provider accepts no client secret');
    for (const method of this.waysAmong(offered)) {
      try {
        const answer = await ask(ways[method](this.secret));
        this.accepted = method;
        return answer;
      } catch (error) {
        refusal = error;
        if (!refusesClient(error)) {
          break;
        }
      }
    }
    throw refusal;
  }

  private waysAmong(offered: readonly string[] | undefined): Method[] {
    const all: Method[] = ['client_secret_post', 'client_secret_basic'];
    const usable = all.filter((method) => offered?.includes(method) ?? true);
    return usable.sort((a, b) => Number(b === this.accepted) - Number(a === this.accepted));
  }
}

const clockSkewSeconds = 60;
/** OpenID Connect Core §2. */
const maxSubjectLength = 255;

/** This site's registration at one identity provider. */
export interface ProviderRegistration {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** The claim that lists a person's groups, if they decide about roles. */
  groupsClaim?: string | undefined;
}

/** A code that was exchanged: claims that are verified, and a token for userinfo. */
interface RedeemedCode {
  claims: IDToken;
  accessToken: string;
}

/**
 * All requests of the site to its identity provider. All responses are checked and limited in size
 * and time.
 */
export class ProviderConnection {
  private readonly secret: ClientSecret;
  private known: ProviderMetadata | undefined;
  private discovery: Promise<ProviderMetadata> | undefined;

  constructor(
    readonly registration: ProviderRegistration,
    private readonly clock: () => number,
  ) {
    this.secret = new ClientSecret(registration.clientSecret);
  }

  /**
   * Fetches the provider's metadata, so that a login starts only when the provider is available.
   * Simultaneous logins share one call; a failure is not cached.
   * @throws ProviderError when the provider does not respond or responds with invalid data.
   */
  async discover(time: ProviderTime): Promise<ProviderMetadata> {
    const { issuer, clientId } = this.registration;
    this.discovery ??= discover(issuer, clientId, time).finally(() => {
      this.discovery = undefined;
    });
    this.known = await this.discovery;
    return this.known;
  }

  /** The metadata last fetched; fetches it when a login was started before a restart. */
  async metadata(time: ProviderTime): Promise<ProviderMetadata> {
    return this.known ?? this.discover(time);
  }

  /**
   * Exchanges a code and verifies the ID token with the provider's current keys, as OpenID Connect
   * Core §3.1.3.7 demands, with a tolerance of 60 seconds.
   * @throws ProviderError when a check fails.
   */
  async redeem(
    code: string,
    attempt: LoginAttempt,
    metadata: ProviderMetadata,
    time: ProviderTime,
  ): Promise<RedeemedCode> {
    const answer = new URL(this.registration.redirectUri);
    answer.search = new URLSearchParams({ code, state: attempt.state }).toString();
    const checks = {
      pkceCodeVerifier: attempt.codeVerifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    };
    const tokens = await this.secret
      .show(metadata.token_endpoint_auth_methods_supported, (authentication) =>
        authorizationCodeGrant(this.configure(metadata, time, authentication), answer, checks),
      )
      .catch((error: unknown) => {
        throw new ProviderError(`No valid ID token${this.reasonOf(error)}`, error);
      });
    const claims = tokens.claims();
    if (claims === undefined || !this.areForUs(claims)) {
      throw new ProviderError('The ID token is not meant for this login');
    }
    return { claims, accessToken: tokens.access_token };
  }

  /** @throws ProviderError when the provider returns nothing about the subject of the ID token. */
  async userinfo(
    { accessToken, claims }: RedeemedCode,
    metadata: ProviderMetadata,
    time: ProviderTime,
  ): Promise<unknown> {
    try {
      return await fetchUserInfo(this.configure(metadata, time), accessToken, claims.sub);
    } catch (cause) {
      throw new ProviderError('The userinfo response contains no claims', cause);
    }
  }

  /** A configuration for one request: it caches no keys, and its calls share the time limit. */
  private configure(
    metadata: ProviderMetadata,
    time: ProviderTime,
    authentication?: ClientAuth,
  ): Configuration {
    const client = {
      [clockSkew]: (this.clock() - Date.now()) / 1_000,
      [clockTolerance]: clockSkewSeconds,
    };
    const { clientId } = this.registration;
    const configuration = new Configuration(metadata, clientId, client, authentication);
    configuration[customFetch] = boundedFetch(time);
    enableNonRepudiationChecks(configuration);
    if (metadata.issuer.startsWith('http:')) {
      allowInsecureRequests(configuration);
    }
    return configuration;
  }

  /**
   * The library accepts an empty subject, and checks the authorised party only if there are
   * several.
   */
  private areForUs({ azp, sub }: IDToken): boolean {
    const ours = azp === undefined || azp === this.registration.clientId;
    return ours && sub !== '' && sub.length <= maxSubjectLength;
  }

  /** For the log; removes our secret if the provider repeats it. */
  private reasonOf(error: unknown): string {
    const said = wordsOf(error).replaceAll(this.registration.clientSecret, '[secret]');
    return said === '' ? '' : `: the token endpoint answered ${plainLine(said)}`;
  }
}

/** The reason given by the token endpoint, in its body or its headers. */
function wordsOf(error: unknown): string {
  if (error instanceof ResponseBodyError) {
    return `${error.status} ${error.error}: ${error.error_description ?? ''}`;
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    const said = error.cause.map(({ scheme, parameters }) => parameters.error ?? scheme);
    return `${error.status} ${said.join(', ')}`;
  }
  return '';
}
