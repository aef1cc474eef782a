import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { flatHeaders } from '../../http/response-headers.ts';
import type { CountedPage } from './page-destination.ts';

type Encoding = 'br' | 'gzip' | 'identity';

function negotiated(accepted: string): Encoding {
  if (/\bbr\b(?!;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) {
    return 'br';
  }
  return /(\bgzip\b|\*)(?!;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Browsers send few different values of Accept-Encoding; the bound protects against other clients.
 */
const negotiatedBefore = new Map<string, Encoding>();
const negotiatedLimit = 64;

/** The best encoding that an `Accept-Encoding` header allows. */
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

interface Variant {
  body: Buffer;
  /** Alternating names and values, the fastest form for `writeHead`. */
  headers: string[];
  /** The same without the headers that describe a body, for 304. */
  headersWithoutBody: string[];
  /** Its own ETag and those of the variants it has replaced, which have the same content. */
  etags: string[];
}

/**
 * A rendered page; each encoding is made on first use and cached. Brotli's is made quickly at
 * first, because made-up URLs are requested only once, and at full strength on the second request.
 */
export interface CachedPage {
  status: number;
  variants: Readonly<Record<Encoding, Variant>>;
  /**
   * The approximate size in bytes: each compressed encoding takes a quarter of the size of the
   * HTML.
   */
  size: number;
  /** What requests for it count as; undefined if they are not counted. */
  countedAs: CountedPage | undefined;
  /** Milliseconds since 1970 after which it must be rendered again. */
  expiresAt: number;
  /**
   * Makes the Brotli encoding a tenth smaller. That takes a hundred times the CPU time, in another
   * thread, and is worthwhile only for popular pages.
   */
  recompress: () => Promise<void>;
}

/** A page before compression. */
interface UnpackedPage {
  status: number;
  html: string;
  headers: OutgoingHttpHeaders;
  /** HTML if absent. */
  contentType?: string;
  countedAs?: CountedPage | undefined;
  /** Whether clients that prefer another representation of the page receive that one. */
  negotiated?: boolean;
  expiresAt?: number;
}

/**
 * One percent larger than at the highest quality, for a tenth of the CPU time. The window is as
 * large as a page needs, because each encoder allocates memory for all of it.
 */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** A fifth larger, for a tenth of the CPU time: enough for a page that is requested once. */
const light = { ...brotliParams, [constants.BROTLI_PARAM_QUALITY]: 1 };

const tightest = { ...brotliParams, [constants.BROTLI_PARAM_QUALITY]: 11 };
const brotliInThread = promisify(brotliCompress);

function brotli(identity: Buffer, params: typeof brotliParams): Buffer {
  return brotliCompressSync(identity, {
    params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
}

interface Body {
  bytes: Buffer;
  encoding: Encoding;
  etags: string[];
}

function describe(page: Omit<UnpackedPage, 'html'>, { bytes, encoding, etags }: Body): Variant {
  const lasting = {
    ...page.headers,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: page.negotiated === true ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
    etag: etags[0],
  };
  const describing = {
    'content-type': page.contentType ?? 'text/html; charset=utf-8',
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return {
    body: bytes,
    etags,
    headers: flatHeaders({ ...lasting, ...describing }),
    headersWithoutBody: flatHeaders(lasting),
  };
}

/** Prepares a page for sending, so that serving it again only writes bytes. */
export function compressPage(page: UnpackedPage): CachedPage {
  const identity = Buffer.from(page.html, 'utf8');
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  const made = (encoding: Encoding, bytes: Buffer, ...names: string[]): Variant =>
    describe(page, { bytes, encoding, etags: names.map((name) => `"${hash}${name}"`) });
  const whole = made('identity', identity, '');
  let gzip: Variant | undefined;
  let lightBr: Variant | undefined;
  let br: Variant | undefined;
  return {
    status: page.status,
    variants: {
      identity: whole,
      get gzip() {
        return (gzip ??= made('gzip', gzipSync(identity, { level: 6 }), '-gzip'));
      },
      get br() {
        if (br === undefined && lightBr === undefined) {
          return (lightBr = made('br', brotli(identity, light), '-light'));
        }
        return (br ??= made('br', brotli(identity, brotliParams), '-br', '-light'));
      },
    },
    countedAs: page.countedAs,
    // The cache refuses entries without a size, such as an empty file.
    size: Math.max(1, Math.ceil(identity.length * 1.6)),
    expiresAt: page.expiresAt ?? Number.POSITIVE_INFINITY,
    recompress: async () => {
      const bytes = await brotliInThread(identity, { params: tightest });
      br = made('br', bytes, '-tight', '-br', '-light');
    },
  };
}

/** Sends a page, or 304 if the client already has it. */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const variant = page.variants[encodingOf(request.headers['accept-encoding'])];
  const known = request.headers['if-none-match'];
  const isKnown = known === '*' || variant.etags.some((etag) => known?.includes(etag));
  if (page.status === 200 && isKnown) {
    response.writeHead(304, variant.headersWithoutBody);
    response.end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
