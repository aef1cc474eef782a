/** What the blog list shows, as its address says it. */
export interface BlogAddress {
  /** What is searched for, as it was typed; empty when nothing is. */
  query: string;
  /** Only articles with this tag; a search looks through all of them. */
  tag: string | undefined;
  /** Where the page of articles begins: the cursor at the end of the page before. */
  after: string | undefined;
  /** How many of the articles found are shown. */
  shown: number;
}

/** The server cuts what it keeps pages under (`page-key.ts`), and refuses longer searches. */
const maxLength = 200;

/** How many articles found are shown at first, and after each step; a query gives 100 at most. */
const steps = [24, 48, 96] as const;
const [fewest] = steps;

/** Half a character, as it is left when a text is cut in the middle of one. */
const halfCharacter = /[\uD800-\uDBFF]$/;

/** A typed text as a search: what the address, the query and the result text say. */
export function queryOf(typed: string): string {
  return typed.slice(0, maxLength).replace(halfCharacter, '\uFFFD').trim();
}

function readText(parameters: URLSearchParams, name: string): string {
  return queryOf(parameters.get(name) ?? '');
}

/**
 * Reads the address of the blog list. Parameters that mean nothing are overlooked, as the server
 * does which keeps the page.
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

/** The address that says `wanted`. */
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

/** Whether as many articles found are shown as at first. */
export function isFirstStep(shown: number): boolean {
  return shown === fewest;
}

/** How many articles found are shown after one more step; undefined when there is none. */
export function nextStep(shown: number): number | undefined {
  return steps.find((step) => step > shown);
}
