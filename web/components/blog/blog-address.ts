/** The state of the blog list in its URL. */
export interface BlogAddress {
  /** The search as typed; empty without one. */
  query: string;
  /** Only articles with this tag; a search covers all of them. */
  tag: string | undefined;
  /** The cursor at the end of the previous page. */
  after: string | undefined;
  /** How many of the articles found are shown. */
  shown: number;
}

/**
 * The server cuts the URLs that are its cache keys (`page-key.ts`), and rejects longer searches.
 */
const maxLength = 200;

/** Number of results shown at first, and after each step; a query returns at most 100. */
const steps = [24, 48, 96] as const;
const [fewest] = steps;

/** Half a surrogate pair, left when a text is cut in the middle of a character. */
const halfCharacter = /[\uD800-\uDBFF]$/;

/** Normalises typed text into a search, as used by the URL, the query and the result text. */
export function queryOf(typed: string): string {
  return typed.slice(0, maxLength).replace(halfCharacter, '\uFFFD').trim();
}

function readText(parameters: URLSearchParams, name: string): string {
  return queryOf(parameters.get(name) ?? '');
}

/**
 * Parses the URL of the blog list. Unknown parameters are ignored, as by the server's page cache.
 */
export function readBlogAddress(parameters: URLSearchParams): BlogAddress {
  const query = readText(parameters, 'q');
  const shown = Number(parameters.get('show'));
  return {
    query,
    tag: query === '' ? readText(parameters, 'tag') || undefined : undefined,
    after: query === '' ? readText(parameters, 'after') || undefined : undefined,
    shown: steps.find((step) => step === shown) ?? fewest,
  };
}

/** The URL of a state of the blog list. */
export function blogPath(wanted: Partial<BlogAddress>): string {
  const parameters = new URLSearchParams();
  const { query = '', tag, after, shown = fewest } = wanted;
  if (query !== '') parameters.set('q', query);
  if (tag !== undefined) parameters.set('tag', tag);
  if (after !== undefined) parameters.set('after', after);
  if (shown !== fewest) parameters.set('show', String(shown));
  const search = parameters.toString();
  return search === '' ? '/reflections' : `/reflections?${search}`;
}

/** Whether the initial number of results is shown. */
export function isFirstStep(shown: number): boolean {
  return shown === fewest;
}

/** Number of results after one more step; undefined when there is none. */
export function nextStep(shown: number): number | undefined {
  return steps.find((step) => step > shown);
}
