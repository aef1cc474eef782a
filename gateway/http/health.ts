import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** How long the result of a database check is cached, in milliseconds. */
const readinessCacheMs = 1_000;

interface HealthOptions {
  /** Rejects when the database does not respond or migrations are missing. */
  checkReady: () => Promise<void>;
  /** What an operator should look at although the site is ready; none by default. */
  notes?: () => readonly string[];
  headers: OutgoingHttpHeaders;
}

/**
 * `/healthz`: the process is alive. `/readyz`: the database responds and migrations are applied,
 * which is checked at most once a second, and the site is not shutting down (product 9.14). Both
 * are handled before anything else, so that health checks work under any load.
 */
export class Health {
  private shuttingDown = false;
  private checked: { ready: Promise<boolean>; at: number } | undefined;

  constructor(private readonly options: HealthOptions) {}

  /** Marks the site as shutting down, so that it receives no new requests. */
  beginShutdown(): void {
    this.shuttingDown = true;
  }

  /**
   * Handles a request for one of the two paths; returns false and leaves any other request
   * untouched.
   */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    // Every request passes here: most are ruled out without parsing their URL.
    if (!/^\/(health|ready)z/.test(url) || (method !== 'GET' && method !== 'HEAD')) {
      return false;
    }
    switch (url.split('?', 1)[0]) {
      case '/healthz':
        this.send(request, response, 200, 'alive');
        return true;
      case '/readyz':
        if (this.shuttingDown) {
          this.send(request, response, 503, 'stopping');
          return true;
        }
        void this.isReady().then((ready) =>
          ready
            ? this.send(request, response, 200, 'ready', this.options.notes?.())
            : this.send(request, response, 503, 'not ready'),
        );
        return true;
      default:
        return false;
    }
  }

  private isReady(): Promise<boolean> {
    const now = performance.now();
    if (this.checked === undefined || now - this.checked.at >= readinessCacheMs) {
      const ready = this.options.checkReady().then(
        () => true,
        () => false,
      );
      this.checked = { ready, at: now };
    }
    return this.checked.ready;
  }

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    code: number,
    status: string,
    notes: readonly string[] = [],
  ): void {
    const body = Buffer.from(JSON.stringify(notes.length === 0 ? { status } : { status, notes }));
    response.writeHead(code, {
      ...this.options.headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}
