import { personalLink } from '../../schema/personal-links.ts';
import {
  redirectMessages as messages,
  redirectedOnward,
  redirectsTo,
} from '../../schema/redirect-rules.ts';
import type { Actor } from '../access/actor.ts';
import { fieldFailure } from '../failure.ts';
import { readPagePath } from '../site/pages/page-address.ts';
import type { ArticleAddresses } from '../site/pages/page-destination.ts';
import { pathOf, type ReadAddress } from './redirect-address.ts';
import type { Redirect } from './redirect.entity.ts';

/** Documents for programs: they are not pages, and each has its own handler. */
const documents =
  /^\/(?:(?:api|graphql|mcp|uploads|social-card)(?:\/.*)?|sitemap[^/]*|robots\.txt|openapi\.json|feed\.(?:xml|json)|llms(?:-full)?\.txt|evidence\.csv|template\.css|healthz|readyz|metrics)$/;

/** Why a redirect from a path would never be used; undefined if nothing else responds there. */
export async function ownerProblem(
  path: string,
  actor: Actor,
  { articles, isKnownPath }: { articles: ArticleAddresses; isKnownPath: (path: string) => boolean },
): Promise<string | undefined> {
  if (documents.test(path) || personalLink.test(path)) {
    return messages.document;
  }
  const address = readPagePath(path, isKnownPath);
  if (address.kind === 'article') {
    return (await articles.presentSlug(actor, address.slug)) === null ? undefined : messages.post;
  }
  return address.kind === 'unknown' ? undefined : messages.page;
}

/** The redirect that an administrator wants to save. */
export interface WantedRedirect {
  from: string;
  to: string;
}

/**
 * Returns the parsed address.
 * @throws Failure BAD_USER_INPUT if there is a problem with it.
 */
export function addressOrRefusal(field: 'from' | 'to', found: ReadAddress): string {
  if ('problem' in found) {
    throw fieldFailure(field, found.problem);
  }
  return found.address;
}

/**
 * Prevents chains: no redirect may point to the source of another one.
 * @throws Failure BAD_USER_INPUT if it would.
 */
export function requireNoChain({ from, to }: WantedRedirect, others: readonly Redirect[]): void {
  const path = pathOf(to);
  if (path === from) {
    throw fieldFailure('to', messages.itself);
  }
  if (others.some((other) => other.from === from)) {
    throw fieldFailure('from', messages.taken);
  }
  const onward = others.find((other) => other.from === path);
  if (onward !== undefined) {
    throw fieldFailure('to', redirectedOnward(onward.from, onward.to));
  }
  const before = others.find((other) => pathOf(other.to) === from);
  if (before !== undefined) {
    throw fieldFailure('from', redirectsTo(before.from));
  }
}
