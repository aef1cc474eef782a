import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { directSource, insightsLimits as limits } from '../../../schema/insights-limits.ts';
import { mayBeAddress } from './may-be-address.ts';

/** What led a visit to the site. */
export interface VisitSource {
  source: string;
  campaign: string | undefined;
}

const controls = /\p{Cc}/gu;
/** Half of a character that was cut in two. */
const halves = /\p{Cs}/gu;

/** A name as it is kept: one line, bounded; undefined when there is none or it may be personal. */
export function keptName(text: string | null | undefined, max: number): string | undefined {
  const name = text?.replace(controls, ' ').trim().slice(0, max).replace(halves, '').trim();
  return name === undefined || name === '' || mayBeAddress(text ?? '') ? undefined : name;
}

/** The host of an address, such as `news.example`; undefined for what is none. */
function hostOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) {
    return undefined;
  }
  const { host } = new URL(address);
  return host === '' ? undefined : host.toLowerCase();
}

/** Whether a request was made on the site itself: by a link, a script or a form of it. */
function isFromSite({ referer, ...headers }: IncomingHttpHeaders, siteHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') {
    return site === 'same-origin';
  }
  const from = hostOf(referer);
  return from !== undefined && (from === siteHost || from === headers.host?.toLowerCase());
}

function queryOf(url: string): URLSearchParams | undefined {
  const at = url.indexOf('?');
  return at === -1 ? undefined : new URLSearchParams(url.slice(at + 1));
}

/**
 * What led to a request for a page; undefined when it came from the site itself, and begins no
 * visit (product 13.2). `siteHost` is that of the canonical origin.
 */
export function sourceOfVisit(
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
  siteHost: string,
): VisitSource | undefined {
  if (isFromSite(headers, siteHost)) {
    return undefined;
  }
  const query = queryOf(url);
  const from = hostOf(headers.referer);
  const elsewhere = from === siteHost || from === headers.host?.toLowerCase() ? undefined : from;
  return {
    source:
      keptName(query?.get('utm_source'), limits.sourceMax) ??
      keptName(elsewhere, limits.sourceMax) ??
      directSource,
    campaign: keptName(query?.get('utm_campaign'), limits.campaignMax),
  };
}
