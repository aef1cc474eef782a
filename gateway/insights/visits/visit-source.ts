import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  directSource,
  insightsLimits as limits,
  otherName,
} from '../../../schema/insights-limits.ts';

/** An "@", including full-width variants and URL-encoded forms. */
const at = /[@\uFF20\uFE6B]|%(?:25)*40/;

/** Whether a text may be an e-mail address, which is not stored (product 13.2, 13.3). */
export function mayBeAddress(text: string): boolean {
  return at.test(text);
}

/** Where a visit came from. */
interface VisitSource {
  source: string;
  campaign: string | undefined;
}

const controls = /\p{Cc}/gu;
/** Half of a surrogate pair that was cut in two. */
const halves = /\p{Cs}/gu;

/**
 * The stored form of a name: one line, limited length; undefined if it is empty or may be personal.
 */
export function normalizeName(text: string | null | undefined, max: number): string | undefined {
  const name = text?.replace(controls, ' ').trim().slice(0, max).replace(halves, '').trim();
  return name === undefined || name === '' || mayBeAddress(text ?? '') ? undefined : name;
}

/** The host of a URL, such as `news.example`; undefined if the URL is invalid. */
function hostOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) {
    return undefined;
  }
  const { host } = new URL(address);
  return host === '' ? undefined : host.toLowerCase();
}

/** The host of another site that referred a request. */
function elsewhereOf({ referer, host }: IncomingHttpHeaders, siteHost: string): string | undefined {
  const from = hostOf(referer);
  return from === siteHost || from === host?.toLowerCase() ? undefined : from;
}

/**
 * Whether a request without an external referrer came from this site: by a link, script or form.
 */
function isFromSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return typeof site === 'string' ? site === 'same-origin' : hostOf(headers.referer) !== undefined;
}

function queryOf(url: string): URLSearchParams | undefined {
  const at = url.indexOf('?');
  return at === -1 ? undefined : new URLSearchParams(url.slice(at + 1));
}

function visitOf({ headers, url = '/' }: PageRequest, siteHost: string): VisitSource | undefined {
  // An external referrer takes precedence over the browser's classification: a hydrated page has
  // changed the browser's history, which makes its reload `same-origin`.
  const elsewhere = elsewhereOf(headers, siteHost);
  if (elsewhere === undefined && isFromSite(headers)) {
    return undefined;
  }
  const query = queryOf(url);
  return {
    source:
      normalizeName(query?.get('utm_source'), limits.sourceMax) ??
      normalizeName(elsewhere, limits.sourceMax) ??
      directSource,
    campaign: normalizeName(query?.get('utm_campaign'), limits.campaignMax),
  };
}

type PageRequest = Pick<IncomingMessage, 'headers' | 'url'>;

/** The maximum number of cached sources. Popular pages have few referrers. */
const rememberedMax = 1_000;
/** In characters; longer ones are not cached. */
const rememberedLength = 600;

/**
 * Determines the sources of page requests. Parsing URLs costs more than the rest of counting a
 * view, so results are cached, in memory only. `siteHost` is the host of the canonical origin.
 */
export class VisitSources {
  private readonly known = new Map<string, { visit: VisitSource | undefined }>();

  constructor(private readonly siteHost: string) {}

  /**
   * Undefined when a request came from the site itself and therefore does not start a visit
   * (product 13.2).
   */
  of(asked: PageRequest): VisitSource | undefined {
    const { headers, url = '/' } = asked;
    const at = url.indexOf('?');
    const query = at === -1 ? '' : url.slice(at);
    const site = headers['sec-fetch-site'] ?? '';
    const key = `${site} ${headers.host ?? ''} ${headers.referer ?? ''} ${query}`;
    const known = this.known.get(key);
    if (known !== undefined) {
      return known.visit;
    }
    const visit = visitOf(asked, this.siteHost);
    if (this.known.size >= rememberedMax) {
      this.known.clear();
    }
    if (key.length <= rememberedLength) {
      this.known.set(key, { visit });
    }
    return visit;
  }
}

/** A page and the source of the visits that started on it. */
interface PageSource {
  path: string;
  source: string;
}

/** The name under which a page and a source are counted; a path contains no space. */
export function pageSourceName(path: string, source: string): string {
  return `${path} ${source}`;
}

export function pageSourceNamed(name: string): PageSource {
  const space = name.indexOf(' ');
  return space === -1
    ? { path: otherName, source: otherName }
    : { path: name.slice(0, space), source: name.slice(space + 1) };
}
