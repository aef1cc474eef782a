const shape = /^10\.\d{4,9}\/\S+$/u;
const resolver = /^https?:\/\/(?:dx\.|www\.)?doi\.org\//iu;
const prefix = /^doi:\s*/iu;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The DOI that a text is, however it is written: bare, behind `doi:`, or as an address at doi.org
 * (product 18.2). Undefined where it is none.
 */
export function doiOf(text: string): string | undefined {
  const trimmed = text.trim();
  const bare = resolver.test(trimmed)
    ? decoded(trimmed.replace(resolver, ''))
    : trimmed.replace(prefix, '');
  return shape.test(bare) ? bare : undefined;
}

/** The address at which a DOI is found. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;
}

/** Where a reference is found; undefined where nothing leads there. */
export function referenceAddress(reference: {
  url: string | null;
  doi: string | null;
}): string | undefined {
  const { url, doi } = reference;
  return doi === null ? (url ?? undefined) : doiAddress(doi);
}
