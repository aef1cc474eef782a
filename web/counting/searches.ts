import { blogPath, readBlogAddress } from '../components/blog/blog-address.ts';
import { count } from './count.ts';
import { pagesSince } from './views.ts';

/** The result of a search, with the query in lower case. */
interface FoundPosts {
  query: string;
  results: number;
}

/** The query of the page that the browser loaded; the server has counted it. */
function servedQuery(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, searchParams } = new URL(loaded?.name ?? location.href);
  return pathname === blogPath({}) ? readBlogAddress(searchParams).query.toLowerCase() : '';
}

const counted = new Set<string>();
let found: FoundPosts | undefined;
let submitted = false;

/** Whether the search field still contains the query of the current results. */
function isInField(): boolean {
  const field = document.querySelector<HTMLInputElement>('.search input');
  return field?.value.trim().toLowerCase() === found?.query;
}

function countFound(): void {
  // Queries that look like an e-mail address or phone number are not sent; the server drops them
  // too.
  if (!found || !isInField() || /@|(\d\D*){7}/.test(found.query)) return;
  const key = `${pagesSince} ${found.query}`;
  if (!counted.has(key)) count({ kind: 'search', ...found });
  counted.add(key);
}

/**
 * Counts a query with its number of results once it has not changed for 1.5 s, was submitted, or
 * one of its results is opened. Each query counts once per page view (product 13.3).
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
