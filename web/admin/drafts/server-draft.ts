/** The state of the server's copy of a draft. */
export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly at: number }
  /** What is written was saved itself, and nothing was typed since. */
  | { readonly kind: 'stored'; readonly at: number }
  | { readonly kind: 'failing' }
  /** The server does not take this text, so that sending it again is of no use. */
  | { readonly kind: 'refused'; readonly message: string };

interface ServerDraftOptions<Text> {
  send: (text: Text) => Promise<unknown>;
  /** The reason if an error is final; undefined if a retry may succeed. */
  refusal: (thrown: unknown) => string | undefined;
  onStatus: (status: DraftStatus) => void;
}

const pauseMs = 2_000;
const longestPauseMs = 10_000;
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;
const pauseTimeoutMs = 1_000;

/**
 * Sends a draft to the server two seconds after the last change and every ten seconds during
 * continuous typing, one request at a time. Failed requests are retried automatically
 * (product 5.6).
 */
export class ServerDraft<Text> {
  private pending: Text | undefined;
  private pendingSince = 0;
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private paused = false;

  constructor(private readonly options: ServerDraftOptions<Text>) {}

  /** Sends the text soon; a later text replaces it. */
  write(text: Text): void {
    this.paused = false;
    if (this.pending === undefined) {
      this.pendingSince = Date.now();
    }
    this.pending = text;
    if (this.failures === 0 || this.timer === undefined) {
      this.schedule();
    }
  }

  /** Sends the queued text immediately. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.pending === undefined || this.running || this.paused) {
      return;
    }
    const text = this.pending;
    this.pending = undefined;
    this.running = this.send(text).finally(() => {
      this.running = undefined;
      if (this.pending !== undefined && !this.paused) this.schedule();
    });
  }

  /**
   * Sends nothing until the next `write`; resolves when no request is in progress, or after one
   * second.
   */
  async pause(): Promise<void> {
    this.paused = true;
    this.pending = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    await Promise.race([
      this.running,
      new Promise((resolve) => {
        setTimeout(resolve, pauseTimeoutMs);
      }),
    ]);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const delay =
      this.failures > 0
        ? Math.min(firstRetryMs * 2 ** (this.failures - 1), longestRetryMs)
        : Math.min(pauseMs, Math.max(0, this.pendingSince + longestPauseMs - Date.now()));
    this.timer = setTimeout(() => this.flush(), delay);
  }

  private async send(text: Text): Promise<void> {
    const { send, refusal, onStatus } = this.options;
    try {
      await send(text);
      this.failures = 0;
      onStatus({ kind: 'saved', at: Date.now() });
    } catch (thrown) {
      const message = refusal(thrown);
      this.failures = message === undefined ? this.failures + 1 : 0;
      if (message === undefined && this.pending === undefined && !this.paused) {
        this.pending = text;
      }
      onStatus(message === undefined ? { kind: 'failing' } : { kind: 'refused', message });
    }
  }
}
