import { In, IsNull } from 'typeorm';
import { stranger } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { isImageName } from '../posts/images/image-address.ts';
import { StoredImage } from '../posts/images/stored-image.entity.ts';
import { readPagePath } from '../site/pages/page-address.ts';
import type { ArticleAddresses, Redirections } from '../site/pages/page-destination.ts';
import type { Answers } from './link-findings.ts';

/** What of the site tells whether something is at a path. */
export interface AddressSources {
  database: Database;
  articles: ArticleAddresses;
  redirections: Pick<Redirections, 'targetOf'>;
  /** Tells whether a page's route matches a path. */
  loadKnownPaths: () => Promise<(path: string) => boolean>;
}

/** What is no page and answers for itself. */
const files =
  /^\/images\/|^\/(?:sitemap\.xml|feed\.(?:xml|json)|llms(?:-full)?\.txt|robots\.txt|openapi\.json|evidence\.csv)$/u;

const uploads = '/uploads/';

/** The paths among some at which an uploaded image is that was not deleted; asks once for all. */
async function uploadedAmong(database: Database, paths: readonly string[]): Promise<string[]> {
  const names = paths.map((path) => path.slice(uploads.length)).filter(isImageName);
  if (names.length === 0) return [];
  const there = await database.reader.find(StoredImage, {
    select: { name: true },
    where: { name: In(names), deletedAt: IsNull() },
  });
  return there.map(({ name }) => `${uploads}${name}`);
}

/** Looks paths of this site up as a stranger's request would be. */
export function siteAddresses(sources: AddressSources): Answers {
  const { database, articles, redirections, loadKnownPaths } = sources;
  const isAnswered = async (path: string): Promise<boolean> => {
    if (files.test(path)) return true;
    const address = readPagePath(path, await loadKnownPaths());
    if (address.kind === 'page' || address.kind === 'elsewhere') return true;
    const present =
      address.kind === 'article' ? await articles.presentSlug(stranger, address.slug) : null;
    return present !== null || (await redirections.targetOf(path)) !== undefined;
  };
  return async (paths) => {
    const isUpload = (path: string): boolean => path.startsWith(uploads);
    const others = paths.filter((path) => !isUpload(path));
    const [uploaded, answered] = await Promise.all([
      uploadedAmong(database, paths.filter(isUpload)),
      Promise.all(others.map(isAnswered)),
    ]);
    return new Set([...uploaded, ...others.filter((_, index) => answered[index] === true)]);
  };
}
