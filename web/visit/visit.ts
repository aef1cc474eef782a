import { readCookieChoice } from './cookie-choice.ts';

/** What a request may say of the visit it belongs to. */
export interface VisitFacts {
  firstPage?: string;
  lastArticle?: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
}

const storageKey = 'loon-visit';
/** The paths of previews and of meetings are secrets, and no pages of a visit. */
const secretPath = /^\/(preview|meeting)\//;
const articlePath = /^\/(reflections|blog)\/[^/]+\/?$/;

/** Each stands in an address as `utm_source` and the like. */
const campaignFacts = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent'] as const;

function campaignOf(search: string): VisitFacts {
  const parameters = new URLSearchParams(search);
  const facts: VisitFacts = {};
  campaignFacts.forEach((fact) => {
    const value = parameters.get(fact.replace('utm', 'utm_').toLowerCase());
    if (value) facts[fact] = value;
  });
  return facts;
}

/** The facts of a stored visit; what another version of the site may have stored is left out. */
export function visitIn(stored: unknown): VisitFacts {
  const names: string[] = ['firstPage', 'lastArticle', ...campaignFacts];
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  );
}

/**
 * What the tab remembers of the visit: nothing unless the visitor has accepted cookies, and
 * nothing where the browser refuses to store.
 */
export function readVisit(): VisitFacts {
  if (readCookieChoice() !== 'accepted') {
    return {};
  }
  try {
    return visitIn(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return {};
  }
}

/**
 * Remembers a page until the tab is closed, where cookies are accepted: the first page of the visit
 * with the campaign that led to it, or a later one after `before`, and the article read last. No
 * query string but the campaign's, no third party (product 2.20).
 */
export function rememberPage(
  { pathname, search }: { pathname: string; search: string },
  before: VisitFacts = { firstPage: pathname, ...campaignOf(search) },
): void {
  if (secretPath.test(pathname)) {
    return;
  }
  const visit = articlePath.test(pathname) ? { ...before, lastArticle: pathname } : before;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    return;
  }
}

/** Remembers a page of the visit as far as the visitor's choice about cookies allows. */
export function recordVisit(page: { pathname: string; search: string }): void {
  if (readCookieChoice() === 'accepted') {
    const before = readVisit();
    rememberPage(page, before.firstPage === undefined ? undefined : before);
  }
}

/** Forgets the visit: cookies were declined. */
export function deleteVisit(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}
