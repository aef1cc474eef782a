import { decodeIfValid } from './percent-encoding.ts';

const shape = /^10\.\d{4,9}\/\S+$/u;
const resolver = /^https?:\/\/(?:dx\.|www\.)?doi\.org\//iu;
const prefix = /^doi:\s*/iu;

/**
 * The DOI in a text in any notation: bare, after `doi:`, or as a doi.org URL (product 18.2).
 * Undefined if the text is not a DOI.
 */
export function doiOf(text: string): string | undefined {
  const trimmed = text.trim();
  const bare = resolver.test(trimmed)
    ? decodeIfValid(trimmed.replace(resolver, ''))
    : trimmed.replace(prefix, '');
  return shape.test(bare) ? bare : undefined;
}

export function doiAddress(doi: string): string {
  return `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;
}

/** The URL of a reference; undefined if it has none. */
export function referenceAddress(reference: {
  url: string | null;
  doi: string | null;
}): string | undefined {
  const { url, doi } = reference;
  return doi === null ? (url ?? undefined) : doiAddress(doi);
}
