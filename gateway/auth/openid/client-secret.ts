import {
  ClientSecretBasic,
  ClientSecretPost,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type ClientAuth,
} from 'openid-client';

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
export class ClientSecret {
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
