import type { IncomingHttpHeaders } from 'node:http';
import type { Agents } from './agents.ts';

const ahead = /prefetch|prerender|preview/i;

/** Whether the browser prefetches the page, which the visitor may never open. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  const { purpose } = headers;
  const said = headers['sec-purpose'] ?? purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  return said !== undefined && ahead.test(String(said));
}

/**
 * Whether a request may be counted: it comes from a browser, is not a prefetch and does not opt out
 * of tracking (product 13.1). Does not check for a session.
 */
export function isCountable(headers: IncomingHttpHeaders, agents: Agents): boolean {
  return (
    agents.isBrowser(headers['user-agent']) &&
    headers.dnt !== '1' &&
    headers['sec-gpc'] !== '1' &&
    !isAhead(headers)
  );
}

/** Whether a request loads a page for display, rather than data for a script. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}
