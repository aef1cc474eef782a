import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { flatHeaders } from '../http/flat-headers.ts';
import { encodingOf, type Encoding } from './page-encoding.ts';

interface Variant {
  body: Buffer;
  /** Names and values in turn, as `writeHead` sends them with the least work. */
  headers: string[];
  /** The same without what describes a body, for 304. */
  headersWithoutBody: string[];
  etag: string;
}

/** A rendered page; each encoding is made when it is first asked for, and kept. */
export interface CachedPage {
  status: number;
  variants: Readonly<Record<Encoding, Variant>>;
  /** Bytes it occupies, roughly: HTML takes a quarter of its size in either encoding. */
  size: number;
  /** Milliseconds since 1970 after which it must be rendered again. */
  expiresAt: number;
}

/** A page before it is packed. */
interface UnpackedPage {
  status: number;
  html: string;
  headers: OutgoingHttpHeaders;
  /** HTML unless something else is said. */
  contentType?: string;
  expiresAt?: number;
}

/**
 * A hundredth larger than at the highest quality, for a tenth of the work; the window is as large
 * as a page needs, since each encoder takes memory for all of it.
 */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const encoders: Record<Encoding, (identity: Buffer) => Buffer> = {
  identity: (identity) => identity,
  gzip: (identity) => gzipSync(identity, { level: 6 }),
  br: (identity) =>
    brotliCompressSync(identity, {
      params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
};

function describe(
  page: Omit<UnpackedPage, 'html'>,
  identity: Buffer,
  hash: string,
  encoding: Encoding,
): Variant {
  const body = encoders[encoding](identity);
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const lasting = {
    ...page.headers,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    etag,
  };
  const describing = {
    'content-type': page.contentType ?? 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return {
    body,
    etag,
    headers: flatHeaders({ ...lasting, ...describing }),
    headersWithoutBody: flatHeaders(lasting),
  };
}

/** Makes of a page what is sent: serving it again costs no more than writing bytes. */
export function packPage(page: UnpackedPage): CachedPage {
  const identity = Buffer.from(page.html, 'utf8');
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  const made: Partial<Record<Encoding, Variant>> = {};
  const variant = (encoding: Encoding): Variant =>
    (made[encoding] ??= describe(page, identity, hash, encoding));
  return {
    status: page.status,
    variants: {
      get identity() {
        return variant('identity');
      },
      get gzip() {
        return variant('gzip');
      },
      get br() {
        return variant('br');
      },
    },
    size: Math.ceil(identity.length * 1.6),
    expiresAt: page.expiresAt ?? Number.POSITIVE_INFINITY,
  };
}

/** Answers with a page: 304 when the client has it already. */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const variant = page.variants[encodingOf(request.headers['accept-encoding'])];
  if (page.status === 200 && request.headers['if-none-match']?.includes(variant.etag)) {
    response.writeHead(304, variant.headersWithoutBody);
    response.end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
