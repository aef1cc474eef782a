import type { CustomFetch } from 'openid-client';

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
