import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { flatHeaders } from '../http/flat-headers.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  /** Names and values in turn, as `writeHead` sends them with the least work. */
  headers: string[];
  /** The same without what describes a body, for 304. */
  headersWithoutBody: string[];
  etag: string;
}

/** A rendered page in every encoding it is sent in. */
export interface CachedPage {
  status: number;
  variants: Record<Encoding, Variant>;
  /** Bytes it occupies. */
  size: number;
  /** Milliseconds since 1970 after which it must be rendered again. */
  expiresAt: number;
}

/** Compresses a page once, so that serving it costs no more than writing bytes. */
export async function packPage(page: {
  status: number;
  html: string;
  headers: OutgoingHttpHeaders;
  /** HTML unless something else is said. */
  contentType?: string;
  expiresAt?: number;
}): Promise<CachedPage> {
  const identity = Buffer.from(page.html, 'utf8');
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(identity, { level: 8 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  const variant = (body: Buffer, encoding: Encoding): Variant => {
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
  };
  return {
    status: page.status,
    variants: {
      identity: variant(identity, 'identity'),
      gzip: variant(gz, 'gzip'),
      br: variant(br, 'br'),
    },
    size: identity.length + br.length + gz.length,
    expiresAt: page.expiresAt ?? Number.POSITIVE_INFINITY,
  };
}

function negotiated(accepted: string): Encoding {
  if (/\bbr\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    return 'br';
  }
  return /\bgzip\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Browsers send few different values of Accept-Encoding; the bound is for everybody else. */
const negotiatedBefore = new Map<string, Encoding>();
const negotiatedLimit = 64;

function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) {
    return 'identity';
  }
  const known = negotiatedBefore.get(accepted);
  if (known !== undefined) {
    return known;
  }
  const encoding = negotiated(accepted);
  if (negotiatedBefore.size < negotiatedLimit) {
    negotiatedBefore.set(accepted, encoding);
  }
  return encoding;
}

/** Answers with a cached page: 304 when the client has it already. */
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

/**
 * Rendered pages by key, least recently used first out, bounded in bytes. `clear` is called by
 * whatever changes what pages show.
 */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  private generation = 0;

  constructor(
    private readonly now: () => Date,
    maxBytes: number = 48 * 1024 * 1024,
  ) {
    this.pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 8),
      sizeCalculation: ({ size }) => size,
    });
  }

  /** The page under `key`, unless it has expired. */
  get(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    return page !== undefined && this.now().getTime() < page.expiresAt ? page : undefined;
  }

  /** Marks the present state; a page rendered before a `clear` is not stored after it. */
  get version(): number {
    return this.generation;
  }

  /** Keeps `page` if nothing was cleared since `version`. */
  put(key: string, page: CachedPage, version: number): void {
    if (version === this.generation) {
      this.pages.set(key, page);
    }
  }

  /** Forgets every page. */
  clear(): void {
    this.pages.clear();
    this.generation += 1;
  }
}
