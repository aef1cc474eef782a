import { stranger } from '../access/actor.ts';
import type { Claim } from '../../schema/content/claims.ts';
import type { ContentOutline } from '../posts/markdown/content-outline.ts';
import { readPagePath } from '../site/pages/page-address.ts';
import type { ArticleAddresses, Redirections } from '../site/pages/page-destination.ts';
import type { SiteModule } from '../site-module.ts';
import { ChecksResolver } from './checks.resolver.ts';
import { ChecksService } from './checks.service.ts';

interface ChecksOptions {
  outlines: (contents: readonly string[]) => Promise<ContentOutline[]>;
  /** What the site says; to be read at each use. */
  content: { readonly claims: readonly Claim[] };
  publicUrl: string;
  articles: ArticleAddresses;
  redirections: Pick<Redirections, 'targetOf'>;
  /** Tells whether a page's route matches a path. */
  loadKnownPaths: () => Promise<(path: string) => boolean>;
  now: () => Date;
}

/** What is no page and answers for itself. */
const files =
  /^\/(?:images|uploads)\/|^\/(?:sitemap\.xml|feed\.(?:xml|json)|llms(?:-full)?\.txt)$/u;

/** Composes the checks of posts. */
export function createChecks(options: ChecksOptions): SiteModule {
  const answers = async (path: string): Promise<boolean> => {
    if (files.test(path)) return true;
    const address = readPagePath(path, await options.loadKnownPaths());
    if (address.kind === 'page' || address.kind === 'elsewhere') return true;
    const present =
      address.kind === 'article'
        ? await options.articles.presentSlug(stranger, address.slug)
        : null;
    return present !== null || (await options.redirections.targetOf(path)) !== undefined;
  };
  const service = new ChecksService({
    ...options,
    answers,
    claims: () => options.content.claims,
  });
  return { resolvers: [new ChecksResolver(service)] };
}
