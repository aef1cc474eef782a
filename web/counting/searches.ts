import { blogPath, readBlogAddress } from '../components/blog/blog-address.ts';
import { count } from './count.ts';
import { pagesSince } from './views.ts';

/** What a search found; the query in lower case. */
interface FoundPosts {
  query: string;
  results: number;
}

/** A query that the browser has asked the server for, with the page: the server counts it. */
function servedQuery(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, searchParams } = new URL(loaded?.name ?? location.href);
  return pathname === blogPath({}) ? readBlogAddress(searchParams).query.toLowerCase() : '';
}

const counted = new Set<string>();
let found: FoundPosts | undefined;
let submitted = false;

/** Whether the query whose results are known is the one in the field. */
function isInField(): boolean {
  const field = document.querySelector<HTMLInputElement>('.search input');
  return field?.value.trim().toLowerCase() === found?.query;
}

function countFound(): void {
  // Somebody's address or number is not sent; the server would leave it out as well.
  if (!found || !isInField() || /@|(\d\D*){7}/.test(found.query)) return;
  const key = `${pagesSince} ${found.query}`;
  if (!counted.has(key)) count({ kind: 'search', ...found });
  counted.add(key);
}

/**
 * Counts a query with its results once it has rested for 1.5 s, was submitted, or one of its
 * results is opened; once for each page that is shown (product 13.3).
 */
export function countSearch(search: FoundPosts): void {
  found = search;
  setTimeout(() => found === search && countFound(), submitted ? 0 : 1_500);
  submitted = false;
}

if (!import.meta.env.SSR) {
  counted.add(`0 ${servedQuery()}`);
  for (const [type, place] of [
    ['submit', '.search'],
    ['click', '.post a'],
  ] as const) {
    addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest(place)) {
        submitted = !isInField();
        countFound();
      }
    });
  }
}
