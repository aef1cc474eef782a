import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { machineIn, type MachineAgent } from '../machines/machine-agents.ts';

/** The maximum number of cached user agents: there are fewer of them than visits. */
const rememberedMax = 1_000;
/** No browser's user agent is longer. */
const longest = 512;

/** A person's browser, a machine of the list, or anything else. */
type Reader = 'browser' | 'other' | MachineAgent;

function readerNamed(agent: string): Reader {
  return machineIn(agent) ?? (agent !== '' && !isbot(agent) ? 'browser' : 'other');
}

/** Distinguishes browsers and machines by maintained lists; caches results in memory only. */
export class Agents {
  private known = new Map<string, Reader>();

  /** Whether a request's user agent may be a person's browser; false without one. */
  isBrowser(agent: string | undefined): boolean {
    return this.readerOf(agent) === 'browser';
  }

  /** The machine that a user agent names; undefined if the list has none. */
  machineOf(agent: string | undefined): MachineAgent | undefined {
    const reader = this.readerOf(agent);
    return typeof reader === 'string' ? undefined : reader;
  }

  private readerOf(agent: string | undefined): Reader {
    if (agent === undefined || agent.length > longest) {
      return 'other';
    }
    const known = this.known.get(agent);
    if (known !== undefined) {
      return known;
    }
    const reader = readerNamed(agent);
    if (this.known.size >= rememberedMax) {
      this.known.clear();
    }
    this.known.set(agent, reader);
    return reader;
  }
}

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
