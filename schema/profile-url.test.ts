import { describe, expect, it } from 'vitest';
import { isDemoProfileUrl, isTrialProfileUrl } from './profile-url.ts';

const neverProfileUrls: [string, string][] = [
  ['an empty text', ''],
  ['a word', 'yourname-at-work'],
  ['no dot suffix', 'https://localhost/in/yourname'],
  ['another scheme', 'ftp://university.example/jane'],
  ['a script scheme', 'javascript:alert(1)//university.example/jane'],
  ['a scheme without a host', 'https:///in/yourname'],
  ['half a scheme', 'http:/university.example/jane'],
  ['a leading slash', '//university.example/jane'],
  ['a space in the host', 'university .example/jane'],
  ['a space in the path', 'university.example/jane doe'],
  ['a line break', 'university.example/jane\nBcc: x'],
  ['a tag', 'university.example/<script>'],
  ['a quote', 'university.example/"onmouseover=alert(1)'],
  ['a backslash', 'university.example\\jane'],
  ['an e-mail address', 'jane@university.example/x'],
  ['a numeric suffix', '192.168.10.20/jane'],
  ['an empty label', 'university..example/jane'],
  ['a label that begins with a hyphen', '-university.example/jane'],
];

describe('trial profile URL: loose URL pattern (product 3.7)', () => {
  it.each([
    ['a scheme and a path', 'https://www.linkedin.com/in/yourname'],
    ['http', 'http://linkedin.com/in/yourname'],
    ['no scheme', 'linkedin.com/in/yourname'],
    ['no path', 'university.ca'],
    ['a final slash', 'university.ca/'],
    ['a suffix of 2 letters', 'x.io'],
    ['a suffix of 6 letters', 'university.museum/jane'],
    ['several labels', 'https://people.dept.university.ac.uk/~jane/home.html'],
    ['letters of any script in the path', 'linkedin.com/in/josé-garcía'],
    ['no regard to case (product 3.7)', 'HTTPS://WWW.LinkedIn.COM/In/YourName'],
    ['a query string (product 3.7)', 'scholar.google.com/citations?user=xyz&hl=en'],
    ['a fragment (product 3.7)', 'university.ca/people#jane'],
    ['both (product 3.7)', 'https://university.ca/people?id=7#jane'],
    ['a query after the bare slash', 'university.ca/?id=7'],
  ])('%s is accepted', (_case, url) => {
    expect(isTrialProfileUrl(url)).toBe(true);
  });

  it.each([
    ...neverProfileUrls,
    ['a suffix of 1 letter', 'university.c/jane'],
    ['a suffix of 7 letters', 'https://university.network/jane'],
    ['a port', 'university.ca:8080/jane'],
  ])('%s is refused', (_case, url) => {
    expect(isTrialProfileUrl(url)).toBe(false);
  });
});

describe('demo profile URL (product 3.8)', () => {
  it.each([
    ['LinkedIn person', 'https://www.linkedin.com/in/yourname'],
    ['LinkedIn company', 'linkedin.com/company/loon-inc'],
    ['X', 'https://x.com/janedoe'],
    ['Twitter', 'twitter.com/janedoe'],
    ['GitHub', 'github.com/janedoe'],
    ['Google Scholar citations', 'scholar.google.com/citations?user=xyz'],
    ['ORCID', 'https://orcid.org/0000-0002-1825-0097'],
    ['ResearchGate', 'www.researchgate.net/profile/Jane-Doe'],
    ['PubMed', 'https://pubmed.ncbi.nlm.nih.gov/?term=Doe+J'],
    ['Scopus', 'https://www.scopus.com/authid/detail.uri?authorId=1'],
    ['Web of Science', 'https://www.webofscience.com/wos/author/record/A-1-2009'],
    ['Academia', 'https://janedoe.academia.edu'],
    ['Facebook', 'facebook.com/janedoe'],
    ['Instagram', 'instagram.com/janedoe'],
    ['Behance', 'https://www.behance.net/janedoe'],
    ['Dribbble', 'dribbble.com/janedoe'],
  ])('a known profile site is accepted: %s', (_site, url) => {
    expect(isDemoProfileUrl(url)).toBe(true);
  });

  it.each([
    'university.example/staff/jane',
    'HTTPS://University.Example/Staff',
    'https://group.technology/jane',
    'a.example/x',
    'institut.xn--p1ai/x',
  ])('any host with a non-empty path is accepted: %s', (url) => {
    expect(isDemoProfileUrl(url)).toBe(true);
  });

  it.each([
    ...neverProfileUrls,
    ['under 10 characters', 'x.com/jane'.slice(0, 9)],
    ['a host without a path', 'https://university.example'],
    ['a host with an empty path', 'https://university.example/'],
    ['a query without a path on an unknown site', 'https://university.example/?id=7'],
    ['the home page of a known site', 'https://www.linkedin.com/'],
    ['the home page of Academia', 'https://www.academia.edu'],
    ['a host that only ends like a known site', 'https://notacademia.edu'],
  ])('%s is refused', (_case, url) => {
    expect(isDemoProfileUrl(url)).toBe(false);
  });

  it('exactly 10 characters are enough: at least 10 are required', () => {
    expect('x.com/jane').toHaveLength(10);
    expect(isDemoProfileUrl('x.com/jane')).toBe(true);
  });
});

describe('profile URL rules for long texts (`npm run bench -- text-rules` measures the time)', () => {
  it.each([
    ['letters', 'a'.repeat(10_000)],
    ['dots', 'a.'.repeat(5_000)],
    ['hyphens', `a${'-'.repeat(10_000)}.com`],
    ['slashes', `university.ca${'/'.repeat(10_000)} `],
    ['words and dots in the path', `university.ca/${'a.b-'.repeat(2_500)}!\n`],
    ['question marks', `university.ca/${'?'.repeat(10_000)}\n`],
    ['schemes', 'http://'.repeat(1_500)],
  ])('refuse 10 kB of %s', (_case, text) => {
    expect(isTrialProfileUrl(text)).toBe(false);
    expect(isDemoProfileUrl(text)).toBe(false);
  });
});
