import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What the provider does differently from a correct one. */
export interface Hostility {
  discovery?: Answer | object;
  token?: Answer;
  keys?: Answer | object;
  userinfo?: Answer | object;
  delayMs?: number;
  /** Changes the claims of an otherwise right ID token. */
  claims?: (claims: JWTPayload) => JWTPayload;
  idToken?: (claims: JWTPayload, keys: SigningKeys) => Promise<unknown>;
}

/** The key that the provider publishes, and one that it does not. */
export interface SigningKeys {
  published: CryptoKey;
  other: CryptoKey;
}

/** Signs claims as the provider does. */
export function signed(claims: JWTPayload, key: CryptoKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key);
}

export function json(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** Responds with text, or bytes, of any kind. */
export function raw(body: string | Buffer, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(body);
  };
}

/** Accepts the request and never responds. */
export const hang: Answer = () => undefined;

/** Sends one byte at a time, without end. */
export const drip: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
};

/** Sends without end, as fast as the client reads. */
export const flood: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(64 * 1_024, 'a');
  const pour = (): void => {
    while (!response.destroyed && response.write(chunk)) {
      // Continues until the buffer is full.
    }
  };
  response.on('drain', pour);
  pour();
};

export const redirectLoop: Answer = (request, response) => {
  response.writeHead(302, { location: request.url ?? '/' });
  response.end();
};

/** Redirects to a good discovery document at another URL. */
export const moved: Answer = (_request, response) => {
  response.writeHead(302, { location: '/moved' });
  response.end();
};

/** Cuts the connection in the middle of the response. */
export const cut: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"issuer":');
  setTimeout(() => response.destroy(), 20);
};

/** Responds with bytes that are not HTTP. */
export const notHttp: Answer = (request) => {
  request.socket.end('\0\x01garbage\r\n\r\n');
};

function asAnswer(answer: Answer | object | undefined, good: object): Answer {
  return typeof answer === 'function' ? (answer as Answer) : json({ ...good, ...answer });
}

/**
 * A handwritten provider whose every response a test can replace. Its authorization endpoint
 * redirects the visitor straight back with a code.
 */
export class HostileProvider {
  private hostility: Hostility = {};
  private nonce = '';

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private keys: SigningKeys,
    readonly issuer: string,
    readonly clientId: string,
  ) {}

  static async start(clientId: string): Promise<HostileProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const published = (await generateKeyPair('ES256', { extractable: true })).privateKey;
    const other = (await generateKeyPair('ES256', { extractable: true })).privateKey;
    const provider = new HostileProvider(server, { published, other }, issuer, clientId);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      provider.answer(request, response).catch(() => response.destroy());
    });
    return provider;
  }

  behave(hostility: Hostility): void {
    this.hostility = hostility;
  }

  /** Publishes another key under another name, and signs with it. */
  rotateKeys(): void {
    const { published, other } = this.keys;
    this.keys = { published: other, other: published };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    const { discovery, token, keys, userinfo, delayMs = 0 } = this.hostility;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        asAnswer(discovery, this.goodDiscovery())(request, response);
        return;
      case '/moved':
        json(this.goodDiscovery())(request, response);
        return;
      case '/auth':
        this.nonce = url.searchParams.get('nonce') ?? '';
        this.sendBack(url.searchParams, response);
        return;
      case '/token':
        (token ?? json(await this.goodTokens()))(request, response);
        return;
      case '/keys':
        asAnswer(keys, { keys: [await this.publishedKey()] })(request, response);
        return;
      case '/userinfo':
        asAnswer(userinfo, { sub: 'someone', email: 'admin@loon.example' })(request, response);
        return;
      default:
        response.writeHead(404).end();
    }
  }

  private sendBack(parameters: URLSearchParams, response: ServerResponse): void {
    const back = new URL(parameters.get('redirect_uri') ?? '');
    back.searchParams.set('code', 'a-code');
    back.searchParams.set('state', parameters.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  private goodDiscovery(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/auth`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
    };
  }

  private async goodTokens(): Promise<object> {
    const now = Math.floor(Date.now() / 1_000);
    const good: JWTPayload = {
      iss: this.issuer,
      aud: this.clientId,
      sub: 'someone',
      nonce: this.nonce,
      iat: now,
      exp: now + 300,
      email: 'admin@loon.example',
    };
    const claims = this.hostility.claims?.(good) ?? good;
    const idToken = await (this.hostility.idToken?.(claims, this.keys) ??
      signed(claims, this.keys.published));
    return { access_token: 'an-access-token', token_type: 'Bearer', id_token: idToken };
  }

  private async publishedKey(): Promise<object> {
    const { kty, crv, x, y } = await exportJWK(this.keys.published);
    return { kty, crv, x, y, kid: 'one', use: 'sig', alg: 'ES256' };
  }
}
