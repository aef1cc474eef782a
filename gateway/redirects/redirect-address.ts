import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import {
  redirectLimits as limits,
  redirectMessages as messages,
  typedAddressProblem,
} from '../../schema/redirect-rules.ts';
import { PostSlug } from '../posts/entities/post-slug.entity.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { selectPublic } from '../posts/reading/visible-posts.ts';
import { plainPath } from '../site/pages/page-address.ts';
import { pageKeyOf } from '../site/pages/page-key.ts';

/** A previous slug of a public post, and its current one. */
interface PreviousAddress {
  previous: string;
  present: string;
}

function selectPrevious(manager: EntityManager, now: Date): SelectQueryBuilder<Post> {
  return selectPublic(manager, now).innerJoin(
    PostSlug,
    'previous',
    'previous.postId = post.id AND previous.slug <> post.slug',
  );
}

/** Previous paths of public posts, ordered by slug, starting after `after`. */
export function listPrevious(
  manager: EntityManager,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<PreviousAddress[]> {
  return selectPrevious(manager, now)
    .andWhere('previous.slug > :after', { after })
    .select('previous.slug', 'previous')
    .addSelect('post.slug', 'present')
    .orderBy('previous.slug')
    .limit(limit)
    .getRawMany<PreviousAddress>();
}

export async function countPrevious(manager: EntityManager, now: Date): Promise<number> {
  const row = await selectPrevious(manager, now)
    .select('COUNT(*)', 'total')
    .getRawOne<{ total: number | string }>();
  return Number(row?.total ?? 0);
}

/** The parsed form of a typed URL or path, or the problem with it. */
export type ReadAddress = { address: string } | { problem: string };

/** Parses a typed URL or path; undefined if it is invalid. Paths are relative to `origin`. */
function urlOf(typed: string, origin: string): URL | undefined {
  // Browsers treat a backslash as a slash, and two slashes as the start of a host.
  const isPath = /^\/(?![/\\])/.test(typed);
  const base = isPath ? origin : undefined;
  if (!URL.canParse(typed, base)) {
    return undefined;
  }
  const url = new URL(typed, base);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Removes surrounding spaces only; `trim` would also remove line breaks and tabs. */
function withoutSpaces(typed: string): string {
  let [from, to] = [0, typed.length];
  while (typed[from] === ' ') from += 1;
  while (to > from && typed[to - 1] === ' ') to -= 1;
  return typed.slice(from, to);
}

/** The canonical form of a path, under which it is looked up. */
function canonicalize(path: string): string {
  return plainPath(pageKeyOf(path).key);
}

/** Parses the source path of a redirect; for a URL of this site, its path. */
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
 * Parses the target of a redirect: a path on this site with query and fragment, in canonical form
 * if it is a page, or an external https URL without user name and password.
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
  // Browsers treat a path that starts with two slashes as another host.
  if (here ? url.pathname.startsWith('//') : url.protocol !== 'https:') {
    return { problem: messages.to };
  }
  const plain = canonicalize(url.pathname);
  const path = isKnownPath(plain) ? plain : url.pathname;
  const address = here ? `${path}${url.search}${url.hash}` : url.href;
  return address.length > limits.toMax ? { problem: messages.toTooLong } : { address };
}

/** The canonical path of a URL on this site; undefined for an external one. */
export function pathOf(to: string): string | undefined {
  return to.startsWith('/') ? canonicalize(to.split(/[?#]/, 1)[0] ?? '/') : undefined;
}
