import type { IncomingHttpHeaders } from 'node:http';
import type { Agents } from './agents.ts';

const ahead = /prefetch|prerender|preview/i;

/** Whether a browser asks ahead of a person who may never look. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  const { purpose } = headers;
  const said = headers['sec-purpose'] ?? purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  return said !== undefined && ahead.test(String(said));
}

/**
 * Whether what a request does may be counted: a browser sends it, and it asks neither ahead nor not
 * to be counted (product 13.1). Who is logged in is not asked here.
 */
export function isCountable(headers: IncomingHttpHeaders, agents: Agents): boolean {
  return (
    agents.isBrowser(headers['user-agent']) &&
    headers.dnt !== '1' &&
    headers['sec-gpc'] !== '1' &&
    !isAhead(headers)
  );
}

/** Whether a request asks for a page to be shown, not for something to be worked with. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}
