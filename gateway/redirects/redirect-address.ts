import {
  redirectLimits as limits,
  redirectMessages as messages,
  typedAddressProblem,
} from '../../schema/redirect-rules.ts';
import { plainPath } from '../site/pages/page-address.ts';
import { pageKeyOf } from '../site/pages/page-key.ts';

/** What an address that somebody has typed stands for, or why it stands for nothing. */
export type ReadAddress = { address: string } | { problem: string };

/** An address as a URL; undefined for what is none. A path is read as one of `origin`. */
function urlOf(typed: string, origin: string): URL | undefined {
  // Browsers take a backslash for a slash, and two of them for the beginning of a host.
  const isPath = /^\/(?![/\\])/.test(typed);
  const base = isPath ? origin : undefined;
  if (!URL.canParse(typed, base)) {
    return undefined;
  }
  const url = new URL(typed, base);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Without the spaces around it; `trim` would remove line breaks and tabs as well. */
function withoutSpaces(typed: string): string {
  let [from, to] = [0, typed.length];
  while (typed[from] === ' ') from += 1;
  while (to > from && typed[to - 1] === ' ') to -= 1;
  return typed.slice(from, to);
}

/** The one spelling of a path, under which it is looked up. */
function canonicalize(path: string): string {
  return plainPath(pageKeyOf(path).key);
}

/** Reads the path that a redirect begins at; an address of this site stands for its path. */
export function readFrom(typed: string, origin: string): ReadAddress {
  const problem = typedAddressProblem(typed);
  if (problem !== undefined) {
    return { problem };
  }
  const url = urlOf(withoutSpaces(typed), origin);
  if (url?.origin !== origin || /[?#]/.test(typed)) {
    return { problem: messages.from };
  }
  const address = canonicalize(url.pathname);
  return address.length > limits.fromMax ? { problem: messages.fromTooLong } : { address };
}

/**
 * Reads where a redirect leads: a path on this site with its query and fragment, a page's in its
 * one spelling, or an https address elsewhere, which no name and password is part of.
 */
export function readTo(
  typed: string,
  origin: string,
  isKnownPath: (path: string) => boolean,
): ReadAddress {
  const problem = typedAddressProblem(typed);
  if (problem !== undefined) {
    return { problem };
  }
  const url = urlOf(withoutSpaces(typed), origin);
  if (url === undefined || url.username !== '' || url.password !== '') {
    return { problem: messages.to };
  }
  const here = url.origin === origin;
  // Browsers read a path that begins with two slashes as the name of another host.
  if (here ? url.pathname.startsWith('//') : url.protocol !== 'https:') {
    return { problem: messages.to };
  }
  const plain = canonicalize(url.pathname);
  const path = isKnownPath(plain) ? plain : url.pathname;
  const address = here ? `${path}${url.search}${url.hash}` : url.href;
  return address.length > limits.toMax ? { problem: messages.toTooLong } : { address };
}

/** The path of an address on this site, in its one spelling; undefined for one elsewhere. */
export function pathOf(to: string): string | undefined {
  return to.startsWith('/') ? canonicalize(to.split(/[?#]/, 1)[0] ?? '/') : undefined;
}
