import { searchWords } from '../database/narrow-to-words.ts';
import { decodeCursor, pageOf, pageSize, type Page, type PageQuery } from '../database/page.ts';
import type { DescribedUse } from '../images/images-in-use.ts';
import type { StoredImage } from '../images/stored-image.entity.ts';

/** An image of the library with its uses. */
export interface LibraryImage {
  image: StoredImage;
  usedIn: readonly DescribedUse[];
}

/** The alternative text of new uses: that of the library, else the one of the first use that has one. */
export function altTextOf({ image, usedIn }: LibraryImage): string {
  return image.altText || (usedIn.find(({ altText }) => altText !== '')?.altText ?? '');
}

export interface ImagesQuery extends PageQuery {
  /** Words that must all occur in the alternative text, the file name, the uploader or the uses. */
  search?: string | null;
}

/** One page of matching images, and their total number. */
export interface FoundImages extends Page<LibraryImage> {
  total: number;
}

const cursorPattern = /^\d{14}\.[0-9a-f]{32}-\d{1,4}x\d{1,4}\.webp$/;

/** The position of an image in the list, for cursors; images without a time come last. */
export function placeOf({ image: { uploadedAt, name } }: LibraryImage): string {
  const time = String(uploadedAt?.getTime() ?? 0).padStart(14, '0');
  return `${time}.${name}`;
}

/** A deleted image is listed again once a restored text uses it. */
function isThere({ image, usedIn }: LibraryImage): boolean {
  return image.deletedAt === null || usedIn.length > 0;
}

function hasWords(entry: LibraryImage, words: readonly string[]): boolean {
  const { fileName, name, uploadedBy } = entry.image;
  const titles = entry.usedIn.map(({ title }) => title);
  const said = [altTextOf(entry), fileName, name, uploadedBy, ...titles];
  const text = said.join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/**
 * One page of the images that match a search, newest first.
 * @throws Failure BAD_USER_INPUT for a bad cursor or page size.
 */
export function selectImages(
  images: readonly StoredImage[],
  places: ReadonlyMap<string, readonly DescribedUse[]>,
  query: ImagesQuery,
): FoundImages {
  const size = pageSize(query.first);
  const after = query.after ? decodeCursor(query.after, cursorPattern) : undefined;
  const words = searchWords(query.search);
  const found = images
    .map((image) => ({ image, usedIn: places.get(image.name) ?? [] }))
    .filter((entry) => isThere(entry) && hasWords(entry, words))
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .sort((one, other) => (one.place < other.place ? 1 : -1));
  const following = found.filter(({ place }) => after === undefined || place < after);
  const page = following.slice(0, size + 1).map(({ entry }) => entry);
  return { ...pageOf(page, query), total: found.length };
}
