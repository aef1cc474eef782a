import { Failure } from '../failure.ts';

/** The time limits of a call, in milliseconds. */
interface CallLimits {
  /** Without a byte received (product 6.3). */
  silenceMs: number;
  /** In total. */
  callMs: number;
}

/**
 * Watches one call of the AI server and ends it when the server sends no byte for too long, when
 * the call takes too long, or when `outer` is aborted. The reason of `signal` is the error to
 * report.
 */
export class CallWatch {
  readonly signal: AbortSignal;
  private readonly controller = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private silence: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    private readonly limits: CallLimits,
    outer: AbortSignal,
  ) {
    this.signal = AbortSignal.any([this.controller.signal, outer]);
    this.whole = setTimeout(
      () => this.abort('The AI server did not finish in time.'),
      limits.callMs,
    );
    this.noteActivity();
  }

  /** `fetch` that notices every byte of the response. */
  readonly fetch = async (...parameters: Parameters<typeof fetch>): Promise<Response> => {
    const response = await fetch(...parameters);
    this.noteActivity();
    const { body, status, statusText, headers } = response;
    const observed = new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, controller) => {
        this.noteActivity();
        controller.enqueue(bytes);
      },
    });
    return new Response(body?.pipeThrough(observed) ?? null, { status, statusText, headers });
  };

  /** Stops watching; call it when the call has ended. */
  end(): void {
    this.ended = true;
    clearTimeout(this.silence);
    clearTimeout(this.whole);
  }

  private noteActivity(): void {
    clearTimeout(this.silence);
    if (this.ended) {
      return;
    }
    this.silence = setTimeout(() => {
      const seconds = Math.ceil(this.limits.silenceMs / 1_000);
      this.abort(`The AI server has not answered for ${String(seconds)} seconds.`);
    }, this.limits.silenceMs);
  }

  private abort(message: string): void {
    this.controller.abort(new Failure('BAD_GATEWAY', message));
  }
}
