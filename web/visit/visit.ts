import { personalLink } from '../../schema/personal-links.ts';
import { readCookieChoice } from './cookie-choice.ts';

/** Facts about a visit that a request may include. */
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
const articlePath = /^\/(reflections|blog)\/[^/]+\/?$/;

/** Each appears in a URL as `utm_source` etc. */
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

/**
 * Reads the facts of a stored visit and drops data that another version of the site may have
 * stored.
 */
export function visitIn(stored: unknown): VisitFacts {
  const names: string[] = ['firstPage', 'lastArticle', ...campaignFacts];
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  );
}

/**
 * The visit stored in this tab; empty unless the visitor has accepted cookies and storage is
 * available.
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
 * Stores a page of the visit until the tab is closed, if cookies are accepted: the first page with
 * its campaign, or a later one after `before`, and the last article read. Stores no query
 * parameters except those of the campaign and no third parties (product 2.20).
 */
export function rememberPage(
  { pathname, search }: { pathname: string; search: string },
  before: VisitFacts = { firstPage: pathname, ...campaignOf(search) },
): void {
  if (personalLink.test(pathname)) {
    return;
  }
  const visit = articlePath.test(pathname) ? { ...before, lastArticle: pathname } : before;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    return;
  }
}

/** Records a page of the visit, if the visitor has accepted cookies. */
export function recordVisit(page: { pathname: string; search: string }): void {
  if (readCookieChoice() === 'accepted') {
    const before = readVisit();
    rememberPage(page, before.firstPage === undefined ? undefined : before);
  }
}

/** Called when cookies are declined. */
export function deleteVisit(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}
