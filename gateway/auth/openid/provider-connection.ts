import { verifyIdToken, type VerifiedClaims } from './id-token.ts';
import { askProvider, ProviderError, type ProviderTime } from './provider-http.ts';
import { discover, type ProviderMetadata } from './provider-metadata.ts';
import type { LoginAttempt } from '../session/session-content.ts';
import { TokenExchange, type ClientRegistration } from './token-exchange.ts';

/** This site's registration at one identity provider. */
export interface ProviderRegistration extends ClientRegistration {
  issuer: string;
  redirectUri: string;
}

/** A code that was exchanged: claims that are verified, and a token for userinfo. */
export interface RedeemedCode {
  claims: VerifiedClaims;
  accessToken: string | undefined;
}

/** Everything the site says to its identity provider. All answers are checked and bounded. */
export class ProviderConnection {
  private readonly tokens: TokenExchange;
  private known: ProviderMetadata | undefined;
  private discovery: Promise<ProviderMetadata> | undefined;

  constructor(
    readonly registration: ProviderRegistration,
    private readonly clock: () => number,
  ) {
    this.tokens = new TokenExchange(registration);
  }

  /**
   * Asks the provider for its metadata, so that a login starts only when the provider is there.
   * Simultaneous logins share one call; a failure is not remembered.
   * @throws ProviderError when the provider does not answer or answers nonsense.
   */
  async discover(time: ProviderTime): Promise<ProviderMetadata> {
    this.discovery ??= discover(this.registration.issuer, time).finally(() => {
      this.discovery = undefined;
    });
    this.known = await this.discovery;
    return this.known;
  }

  /** The metadata last seen; asks for it when a login outlived a restart. */
  async metadata(time: ProviderTime): Promise<ProviderMetadata> {
    return this.known ?? this.discover(time);
  }

  /**
   * Exchanges a code and verifies the ID token with the provider's present keys.
   * @throws ProviderError when anything about it is wrong.
   */
  async redeem(
    code: string,
    attempt: LoginAttempt,
    metadata: ProviderMetadata,
    time: ProviderTime,
  ): Promise<RedeemedCode> {
    const { clientId, redirectUri } = this.registration;
    const { codeVerifier, nonce } = attempt;
    const tokens = await this.tokens.exchange({ code, codeVerifier, redirectUri }, metadata, time);
    const keys = await askProvider(metadata.keysUrl, time);
    const claims = await verifyIdToken(tokens.id_token, {
      issuer: metadata.issuer,
      clientId,
      nonce,
      keys: keys.body,
      now: this.clock(),
    });
    return { claims, accessToken: tokens.access_token };
  }

  /** @throws ProviderError when the provider tells nothing. */
  async userinfo(
    { accessToken }: RedeemedCode,
    metadata: ProviderMetadata,
    time: ProviderTime,
  ): Promise<unknown> {
    if (metadata.userinfoUrl === undefined || accessToken === undefined) {
      throw new ProviderError('The provider offers no userinfo');
    }
    const answer = await askProvider(metadata.userinfoUrl, time, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (answer.status !== 200) {
      throw new ProviderError(`Userinfo answered ${String(answer.status)}`);
    }
    return answer.body;
  }
}
