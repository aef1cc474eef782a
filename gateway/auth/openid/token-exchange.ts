import { z } from 'zod';
import { plainLine } from '../login-error.ts';
import {
  askProvider,
  ProviderError,
  type ProviderAnswer,
  type ProviderTime,
} from './provider-http.ts';
import type { ProviderMetadata } from './provider-metadata.ts';

/** This site as the provider knows it. */
export interface ClientRegistration {
  clientId: string;
  clientSecret: string;
}

/** What is exchanged at the token endpoint. */
export interface CodeGrant {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

const tokenAnswer = z.object({ id_token: z.string(), access_token: z.string().optional() });
const errorAnswer = z.object({ error: z.string(), error_description: z.string().optional() });

type Tokens = z.infer<typeof tokenAnswer>;

const methods = ['client_secret_post', 'client_secret_basic'] as const;
type Method = (typeof methods)[number];

function formEncoded(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length);
}

/**
 * Exchanges authorization codes for tokens. How the client shows its secret is registered at the
 * provider and not told to us: when the first way is refused, the second is tried and remembered.
 */
export class TokenExchange {
  private accepted: Method | undefined;

  constructor(private readonly client: ClientRegistration) {}

  /** @throws ProviderError when the provider grants no tokens. */
  async exchange(
    grant: CodeGrant,
    metadata: ProviderMetadata,
    time: ProviderTime,
  ): Promise<Tokens> {
    let refusal = new ProviderError('The provider accepts no client secret');
    for (const method of this.methodsFor(metadata)) {
      const answer = await askProvider(metadata.tokenUrl, time, this.requestFor(grant, method));
      const tokens = tokenAnswer.safeParse(answer.body);
      if (answer.status === 200 && tokens.success) {
        this.accepted = method;
        return tokens.data;
      }
      refusal = new ProviderError(this.describe(answer));
      if (!refusesClient(answer)) {
        break;
      }
    }
    throw refusal;
  }

  private methodsFor(metadata: ProviderMetadata): Method[] {
    const offered = metadata.clientAuthentication;
    const usable = methods.filter((method) => offered?.includes(method) ?? true);
    return usable.sort((a, b) => Number(b === this.accepted) - Number(a === this.accepted));
  }

  private requestFor(
    grant: CodeGrant,
    method: Method,
  ): { method: 'POST'; headers: Record<string, string>; body: string } {
    const { clientId, clientSecret } = this.client;
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code: grant.code,
      redirect_uri: grant.redirectUri,
      code_verifier: grant.codeVerifier,
    });
    const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
    if (method === 'client_secret_post') {
      form.set('client_id', clientId);
      form.set('client_secret', clientSecret);
    } else {
      const pair = `${formEncoded(clientId)}:${formEncoded(clientSecret)}`;
      headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    return { method: 'POST', headers, body: form.toString() };
  }

  /** For the log; a provider that repeats our secret does not bring it there. */
  private describe(answer: ProviderAnswer): string {
    const error = errorAnswer.safeParse(answer.body).data;
    const reason = error === undefined ? 'no tokens' : Object.values(error).join(': ');
    const safe = reason.replaceAll(this.client.clientSecret, '[secret]');
    return `The token endpoint answered ${String(answer.status)}: ${plainLine(safe)}`;
  }
}

function refusesClient(answer: ProviderAnswer): boolean {
  return (
    answer.status === 401 || errorAnswer.safeParse(answer.body).data?.error === 'invalid_client'
  );
}
