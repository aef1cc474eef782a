import { In } from 'typeorm';
import { readCitationPath } from '../../schema/citation.ts';
import { anonymous } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { isImageName } from '../images/image-address.ts';
import type { ImageStore } from '../images/store/image-store.ts';
import { StoredImage } from '../images/stored-image.entity.ts';
import { readMarkdownPath } from '../site/pages/markdown-path.ts';
import { readPagePath } from '../site/pages/page-address.ts';
import type { ArticleAddresses, Redirections } from '../site/pages/page-destination.ts';
import type { Answers } from './link-findings.ts';

/** The sources that decide whether a path exists. */
export interface AddressSources {
  database: Database;
  /** Where uploaded images are stored. */
  images: Pick<ImageStore, 'read'>;
  articles: ArticleAddresses;
  redirections: Pick<Redirections, 'targetOf'>;
  /** Whether a page's route matches a path. */
  loadKnownPaths: () => Promise<(path: string) => boolean>;
}

/** Files and endpoints that are not pages. */
const files =
  /^\/images\/|^\/(?:sitemap\.xml|feed\.(?:xml|json)|llms(?:-full)?\.txt|robots\.txt|openapi\.json|evidence\.(?:csv|ris))$/u;

const uploads = '/uploads/';

/** Maximum number of files not in the library that are looked up. */
const unlistedMax = 20;

/**
 * Those of the paths at which an uploaded image is. The library is queried once for all; a deleted
 * image still counts while its row exists. Uploads of an earlier release may not be listed yet:
 * their files are looked up, and an unknown one does not count as dead.
 */
async function uploadedAmong(
  { database, images }: Pick<AddressSources, 'database' | 'images'>,
  paths: readonly string[],
): Promise<string[]> {
  const names = paths.map((path) => path.slice(uploads.length)).filter(isImageName);
  if (names.length === 0) return [];
  const rows = await database.reader.find(StoredImage, {
    select: { name: true },
    where: { name: In(names) },
  });
  const listed = new Set(rows.map(({ name }) => name));
  const unlisted = names.filter((name) => !listed.has(name)).slice(0, unlistedMax);
  const found = await Promise.all(
    unlisted.map(async (name) => {
      const bytes = await images.read(name).catch(() => null);
      return bytes === undefined ? [] : name;
    }),
  );
  return [...listed, ...found.flat()].map((name) => `${uploads}${name}`);
}

/** Looks up paths of this site as an anonymous visitor's request would. */
export function siteAddresses(sources: AddressSources): Answers {
  const { articles, redirections, loadKnownPaths } = sources;
  const isAnswered = async (path: string): Promise<boolean> => {
    if (files.test(path)) return true;
    const documentPath = readMarkdownPath(path) ?? readCitationPath(path);
    const address =
      documentPath === undefined
        ? readPagePath(path, await loadKnownPaths())
        : { kind: 'article' as const, slug: documentPath.slug };
    if (address.kind === 'page' || address.kind === 'elsewhere') return true;
    const present =
      address.kind === 'article' ? await articles.presentSlug(anonymous, address.slug) : null;
    return present !== null || (await redirections.targetOf(path)) !== undefined;
  };
  return async (paths) => {
    const isUpload = (path: string): boolean => path.startsWith(uploads);
    const others = paths.filter((path) => !isUpload(path));
    const [uploaded, answered] = await Promise.all([
      uploadedAmong(sources, paths.filter(isUpload)),
      Promise.all(others.map(isAnswered)),
    ]);
    return new Set([...uploaded, ...others.filter((_, index) => answered[index] === true)]);
  };
}
