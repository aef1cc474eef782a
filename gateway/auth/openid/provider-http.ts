/** The identity provider did not answer, or answered with something unusable. */
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

/** An answer of the provider; `body` is undefined when it is not JSON. */
export interface ProviderAnswer {
  status: number;
  body: unknown;
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) {
      throw new ProviderError('The answer is too large');
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls the provider. Time and size of the answer, body included, are limited, and redirects are
 * not followed, so that a provider that hangs, drips or floods cannot hold or fill the process.
 * @throws ProviderError when there is no complete answer.
 */
export async function askProvider(
  url: string,
  time: ProviderTime,
  request: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string } = {},
): Promise<ProviderAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new ProviderError('The answer took too long'));
  }, time.forNextCall);
  try {
    const response = await fetch(url, {
      ...request,
      headers: { accept: 'application/json', ...request.headers },
      redirect: 'manual',
      signal: controller.signal,
    });
    return { status: response.status, body: parsed(await boundedText(response)) };
  } catch (cause) {
    throw new ProviderError(`No usable answer from ${new URL(url).origin}`, cause);
  } finally {
    clearTimeout(timer);
  }
}
