import { requestSourceLimits as limits } from '../../../schema/limits.ts';
import type { RequestOriginInput } from './request-origin.input.ts';
import type { RequestSource } from '../entities/request-source.ts';

const articlePath = /^\/(?:reflections|blog)\/([^/]+)\/?$/;

function articleOf(path: string | undefined): string | undefined {
  return articlePath.exec(path ?? '')?.[1]?.slice(0, limits.slugMax);
}

/**
 * The stored source of a person (product 8.5). The article is the one that sent the form, or the
 * last one read, or the first page of the visit.
 */
export function sourceOf(origin: RequestOriginInput): RequestSource {
  const { firstPage, lastPage, lastArticle, button } = origin;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = origin;
  const source = {
    firstPage,
    lastPage,
    article: [lastPage, lastArticle, firstPage].map(articleOf).find(Boolean),
    button,
    utmSource,
    utmMedium,
    utmCampaign,
    utmTerm,
    utmContent,
  };
  return Object.fromEntries(Object.entries(source).filter(([, value]) => Boolean(value)));
}
