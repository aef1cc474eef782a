import { countOnce } from './send.ts';
import type { FoundPosts } from './told.ts';

let pages = 0;
let found: FoundPosts | undefined;
let submitted = false;

/** Whether the query whose results are known is the one that stands in the field. */
function stands(): boolean {
  const field = document.querySelector<HTMLInputElement>('.search input');
  return field?.value.trim().toLowerCase() === found?.query;
}

function countFound(): void {
  // Somebody's address or number is not told; the server keeps none either.
  if (found && stands() && !/@|(\d\D*){7}/.test(found.query)) {
    countOnce(`${pages} ${found.query}`, found);
  }
}

/**
 * Counts a query with its results once it has rested for 1.5 s, was submitted, or one of its
 * results is opened (product 13.3).
 */
export function countSearch(search: FoundPosts): void {
  found = search;
  setTimeout(() => found === search && countFound(), submitted ? 0 : 1_500);
  submitted = false;
}

/** Another page is shown: the same query counts again. */
export function forgetSearches(): void {
  pages += 1;
}

for (const [type, place] of [
  ['submit', '.search'],
  ['click', '.post a'],
] as const) {
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && target.closest(place)) {
      submitted = !stands();
      countFound();
    }
  });
}
