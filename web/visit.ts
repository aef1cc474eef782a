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
/** A preview link's path is a secret, and no page of a visit. */
const secretPath = /^\/preview\//;
const articlePath = /^\/(reflections|blog)\/[^/]+\/?$/;

const campaignParameters = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

function campaignOf(search: string): VisitFacts {
  const parameters = new URLSearchParams(search);
  const facts = Object.entries(campaignParameters).map(([fact, name]): [string, string | null] => [
    fact,
    parameters.get(name),
  ]);
  return Object.fromEntries(facts.filter(([, value]) => Boolean(value)));
}

const factNames = ['firstPage', 'lastArticle', ...Object.keys(campaignParameters)];

/** The facts of a stored visit; what another version of the site may have stored is left out. */
export function visitIn(stored: unknown): VisitFacts {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => factNames.includes(name) && typeof value === 'string'),
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
    return visitIn(JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return {};
  }
}

/**
 * Remembers a page of the visit until the tab is closed, once cookies are accepted: the first page,
 * the campaign that led to it, and the article read last. No query string but the campaign's, no
 * third party (product 2.20).
 */
export function recordVisit({ pathname, search }: { pathname: string; search: string }): void {
  if (readCookieChoice() !== 'accepted' || secretPath.test(pathname)) {
    return;
  }
  const before = readVisit();
  const visit: VisitFacts = {
    ...(before.firstPage === undefined ? { firstPage: pathname, ...campaignOf(search) } : before),
    ...(articlePath.test(pathname) ? { lastArticle: pathname } : {}),
  };
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    return;
  }
}

/** Forgets the visit: cookies were declined. */
export function forgetVisit(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}
