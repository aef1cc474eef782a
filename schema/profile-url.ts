import { isHostLabel } from './email-address.ts';
import { requestLimits } from './limits.ts';

interface ProfileUrl {
  /** Host name in lower case. */
  host: string;
  /** Path with its leading slash; empty if there is none. */
  path: string;
  /** Query with its question mark; empty if there is none. */
  query: string;
}

const parts = /^(?:https?:\/\/)?([^/?#]+)(\/[^?#]*)?(\?[^#]*)?(#.*)?$/i;
const unfitForUrl = /[\s\p{Cc}<>"\\`]/u;

/**
 * Parses a profile URL leniently: an optional http(s) scheme, a host name of at least two labels,
 * then an optional path, query and fragment. Ports, credentials and other schemes are refused, so
 * that the text is safe to link to. Null if the text has another form. Linear in the length of the
 * text.
 */
function readProfileUrl(text: string): ProfileUrl | null {
  if (unfitForUrl.test(text)) return null;
  const match = parts.exec(text);
  const host = match?.[1]?.toLowerCase() ?? '';
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every(isHostLabel)) return null;
  return { host, path: match?.[2] ?? '', query: match?.[3] ?? '' };
}

const lettersOnly = /^[a-z]+$/;

function suffixOf(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1);
}

/**
 * The trial form's profile URL: a loose case-insensitive pattern of an optional http(s) scheme, a
 * host with a dot suffix of 2 to 6 letters and an optional path; a query string and a fragment may
 * follow (product 3.7). Expects trimmed text.
 */
export function isTrialProfileUrl(text: string): boolean {
  const url = readProfileUrl(text);
  if (url === null) return false;
  const suffix = suffixOf(url.host);
  return (
    lettersOnly.test(suffix) &&
    suffix.length >= requestLimits.profileUrlSuffixMin &&
    suffix.length <= requestLimits.trialProfileUrlSuffixMax
  );
}

/**
 * The demo form's profile URL: at least 10 characters that look like a host name with an optional
 * http(s) scheme, and either a profile on a known site or a non-empty path; `/` alone counts as
 * empty (product 3.8). Expects trimmed text.
 */
export function isDemoProfileUrl(text: string): boolean {
  if (text.length < requestLimits.demoProfileUrlMin) return false;
  const url = readProfileUrl(text);
  if (url === null || !looksLikeTopLevelDomain(suffixOf(url.host))) return false;
  return url.path.length > 1 || isKnownProfile(url);
}

function looksLikeTopLevelDomain(suffix: string): boolean {
  return (
    suffix.startsWith('xn--') ||
    (lettersOnly.test(suffix) && suffix.length >= requestLimits.profileUrlSuffixMin)
  );
}

interface KnownProfileSite {
  name: string;
  hosts: readonly string[];
  /** The site gives each member or institution a subdomain, which is the profile. */
  profileSubdomains?: true;
}

/** Sites whose profile URLs may have no path. */
export const knownProfileSites: readonly KnownProfileSite[] = [
  { name: 'LinkedIn', hosts: ['linkedin.com'] },
  { name: 'X/Twitter', hosts: ['x.com', 'twitter.com'] },
  { name: 'GitHub', hosts: ['github.com'] },
  { name: 'GitHub Pages', hosts: ['github.io'], profileSubdomains: true },
  { name: 'Google Scholar citations', hosts: ['scholar.google.com'] },
  { name: 'ORCID', hosts: ['orcid.org'] },
  { name: 'ResearchGate', hosts: ['researchgate.net'] },
  { name: 'PubMed', hosts: ['pubmed.ncbi.nlm.nih.gov'] },
  { name: 'Scopus', hosts: ['scopus.com'] },
  { name: 'Web of Science', hosts: ['webofscience.com', 'publons.com', 'researcherid.com'] },
  { name: 'Academia', hosts: ['academia.edu'], profileSubdomains: true },
  { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  { name: 'Instagram', hosts: ['instagram.com'] },
  { name: 'Behance', hosts: ['behance.net'] },
  { name: 'Dribbble', hosts: ['dribbble.com'] },
];

/**
 * Whether a URL without a path still identifies a profile on a known site: by its query
 * (`pubmed.ncbi.nlm.nih.gov/?term=Doe+J`) or by its subdomain (`janedoe.academia.edu`). A site's
 * bare home page does not identify a person.
 */
function isKnownProfile({ host, query }: ProfileUrl): boolean {
  return knownProfileSites.some(({ hosts, profileSubdomains }) =>
    hosts.some((site) => {
      const isSubdomain = host.endsWith(`.${site}`);
      const namesMember = profileSubdomains === true && isSubdomain && host !== `www.${site}`;
      return namesMember || ((host === site || isSubdomain) && query.length > 1);
    }),
  );
}
