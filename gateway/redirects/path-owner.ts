import { personalLink } from '../../schema/personal-links.ts';
import { redirectMessages as messages } from '../../schema/redirect-rules.ts';
import type { Actor } from '../access/actor.ts';
import { readPagePath } from '../site/pages/page-address.ts';
import type { ArticleAddresses } from '../site/pages/page-destination.ts';

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
