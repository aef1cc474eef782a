import { articlePath } from '../../../schema/article-path.ts';

/** The result of reading a path. */
type PageAddress =
  /** A page, under its canonical path. */
  | { kind: 'page' }
  /** An article, if there is one of this slug. */
  | { kind: 'article'; form: string; slug: string }
  /** A post that is not public, if the token of its secret address is good. */
  | { kind: 'preview'; token: string }
  /** A meeting, for whoever has its secret address; the page itself says whether it is good. */
  | { kind: 'meeting' }
  /** A person's data and consents, likewise. */
  | { kind: 'preferences' }
  /** A review before publication, if the token of its secret address is known. */
  | { kind: 'review'; token: string }
  /** The same page has another address. */
  | { kind: 'elsewhere'; path: string }
  /** No page at all. */
  | { kind: 'unknown' };

/** A path without trailing slashes; the root path stays one slash. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === '/') {
    end -= 1;
  }
  return path.slice(0, end);
}

const unreserved = /[a-z0-9._~-]/i;
const escape = /%([0-9a-f]{2})/gi;

/**
 * The canonical form of a readable path that starts with a slash: without dot segments, in lower
 * case, with no unnecessary escapes. All URLs of the site have this form.
 */
export function plainPath(path: string): string {
  const { pathname } = new URL(path, 'http://localhost');
  return pathname
    .replace(escape, (escaped, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return unreserved.test(character) ? character : escaped;
    })
    .toLowerCase();
}

const previewPath = /^\/preview\/([^/]+)$/;
/** Each person has a secret URL, which must not appear in statistics. */
const meetingPath = /^\/meeting\/[^/]+$/;
const preferencesPath = /^\/preferences\//;
const reviewPath = /^\/review\/([^/]+)$/;
const articlePattern = /^\/(blog|reflections)\/([^/]+)$/;

/** Reads a path; `isPagePath` reports whether it matches the route of a page. */
export function readPagePath(path: string, isPagePath: (path: string) => boolean): PageAddress {
  const plain = plainPath(path);
  if (plain.includes('%') || !isPagePath(plain)) {
    return { kind: 'unknown' };
  }
  if (plain !== path) {
    return { kind: 'elsewhere', path: plain };
  }
  const [, token] = previewPath.exec(path) ?? [];
  if (token !== undefined) {
    return { kind: 'preview', token };
  }
  if (meetingPath.test(path)) {
    return { kind: 'meeting' };
  }
  if (preferencesPath.test(path)) {
    return { kind: 'preferences' };
  }
  const [, review] = reviewPath.exec(path) ?? [];
  if (review !== undefined) {
    return { kind: 'review', token: review };
  }
  const [, form, slug] = articlePattern.exec(path) ?? [];
  return form === undefined || slug === undefined
    ? { kind: 'page' }
    : { kind: 'article', form, slug };
}

const administrationPath = /^\/blog-admin(\/|$)/;

/**
 * The path under which the views of an existing page are counted; undefined for the administration,
 * previews, reviews and pages of a person's data, which are not counted (product 13.1). The pages of
 * all meetings count as one.
 */
export function countedPathOf(path: string): string | undefined {
  const slug = articlePattern.exec(path)?.[2];
  if (slug !== undefined) {
    return articlePath(slug);
  }
  if (meetingPath.test(path)) {
    return meetingsPath;
  }
  const isPrivate = [administrationPath, previewPath, preferencesPath, reviewPath].some((of) =>
    of.test(path),
  );
  return isPrivate ? undefined : path;
}

/** The pages of all meetings are counted under this path; it is not itself a page. */
export const meetingsPath = '/meeting';

/** All unknown paths share one page. */
export const unknownPathKey = '*';

/** All unknown articles under one path prefix share one page, rendered with a placeholder slug. */
export function unknownArticleKey(form: string): string {
  return `/${form}/*`;
}
