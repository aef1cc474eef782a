import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** How long what the database said stands for all who ask, in milliseconds. */
const readinessCacheMs = 1_000;

interface HealthOptions {
  /** Rejects when the database does not answer or migrations are missing. */
  checkReady: () => Promise<void>;
  /** What every answer carries. */
  headers: OutgoingHttpHeaders;
}

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers and migrations are in, which is
 * asked once a second at most, and the site is not about to stop (product 9.14). Answered before
 * anything else, so that no crowd keeps a watchdog waiting.
 */
export class Health {
  private shuttingDown = false;
  private checked: { ready: Promise<boolean>; at: number } | undefined;

  constructor(private readonly options: HealthOptions) {}

  /** The site is about to stop: nobody should be sent here any more. */
  leave(): void {
    this.shuttingDown = true;
  }

  /** Answers a request for one of the two; false leaves the request untouched. */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    // Every request passes here: most are told apart without cutting their address up.
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
            ? this.send(request, response, 200, 'ready')
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
  ): void {
    const body = Buffer.from(JSON.stringify({ status }));
    response.writeHead(code, {
      ...this.options.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}
