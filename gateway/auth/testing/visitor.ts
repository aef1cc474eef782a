interface Cookie {
  value: string;
  path: string;
}

/** A response with the steps that preceded it. */
export interface Visit {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
  /** URLs of all responses on the way, this one last. */
  trail: string[];
  /** The longest response time among them. */
  slowestMs: number;
}

const maxRedirects = 15;

/** The parts of a browser that a login needs: cookies by host and path, redirects, and forms. */
export class Visitor {
  private readonly jars = new Map<string, Map<string, Cookie>>();

  /** One request, without following redirects. */
  async send(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookies = this.cookiesFor(url);
    if (cookies !== '') {
      headers.set('cookie', cookies);
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      this.keep(url, line);
    }
    return response;
  }

  /** Follows redirects to the page at their end. */
  async go(address: string | URL, init: RequestInit = {}): Promise<Visit> {
    let url = new URL(address);
    let slowestMs = 0;
    const timed = async (request: Promise<Response>): Promise<Response> => {
      const start = performance.now();
      const answer = await request;
      slowestMs = Math.max(slowestMs, performance.now() - start);
      return answer;
    };
    let response = await timed(this.send(url, init));
    const trail = [url.href];
    for (let count = 0; response.status >= 300 && response.status < 400; count += 1) {
      if (count === maxRedirects) {
        throw new Error(`Too many redirects: ${trail.join(' → ')}`);
      }
      await response.arrayBuffer();
      url = new URL(response.headers.get('location') ?? '', url);
      trail.push(url.href);
      response = await timed(this.send(url));
    }
    return {
      url,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      trail,
      slowestMs,
    };
  }

  /** Sends the page's form, as a click on one of its buttons does. */
  submit(page: Visit, fields: Record<string, string> = {}): Promise<Visit> {
    return this.go(page.url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** The value of a cookie as it is sent to an address. */
  cookie(address: string, name: string): string | undefined {
    return this.jars.get(new URL(address).hostname)?.get(name)?.value;
  }

  /** A second browser with the same cookies. */
  copy(): Visitor {
    const copy = new Visitor();
    for (const [host, jar] of this.jars) {
      copy.jars.set(host, new Map(jar));
    }
    return copy;
  }

  private cookiesFor(url: URL): string {
    return [...(this.jars.get(url.hostname) ?? [])]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  private keep(url: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const attribute = (wanted: string): string | undefined =>
      attributes
        .map((part) => part.split('='))
        .find(([key = '']) => key.toLowerCase() === wanted)?.[1];
    const jar = this.jars.get(url.hostname) ?? new Map<string, Cookie>();
    this.jars.set(url.hostname, jar);
    const expires = attribute('expires');
    if (expires !== undefined && Date.parse(expires) <= Date.now()) {
      jar.delete(name);
    } else {
      jar.set(name, { value: value.join('='), path: attribute('path') ?? '/' });
    }
  }
}
