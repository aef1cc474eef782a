import type { NormalizedCacheObject } from '@apollo/client';

/** Fields whose HTML is part of the page, so that it need not be sent twice. */
const shownFields = new Set(['contentHtml']);

const fieldAttribute = 'data-field';

/** Marks the element whose inner HTML is a field of an object in Apollo's cache. */
export function showsField(type: string, id: string, field: string): Record<string, string> {
  return { [fieldAttribute]: `${type}:${id}.${field}` };
}

/** Apollo's cache as embedded in a page, without the HTML that the page itself shows. */
export function withoutShownHtml(cache: NormalizedCacheObject): NormalizedCacheObject {
  return Object.fromEntries(
    Object.entries(cache).map(([key, record]) => [
      key,
      Object.fromEntries(Object.entries(record ?? {}).filter(([field]) => !shownFields.has(field))),
    ]),
  );
}

/** Restores the HTML from the page to the cache. Must run before the page changes. */
export function restoreShownHtml(cache: NormalizedCacheObject, page: ParentNode): void {
  for (const element of page.querySelectorAll(`[${fieldAttribute}]`)) {
    const place = element.getAttribute(fieldAttribute) ?? '';
    const dot = place.lastIndexOf('.');
    const record = cache[place.slice(0, dot)];
    if (record !== undefined) record[place.slice(dot + 1)] = element.innerHTML;
  }
}
