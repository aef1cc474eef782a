import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage, type PageElement } from '../../testing/page-elements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const publicUrl = 'http://localhost:3000';

const headerLinks = [
  ['Lens', '/#literature-section'],
  ['Hatch', '/#systematic-reviews-section'],
  ['Echo', '/#ai-itc-section'],
  ['Waters', '/#access-forecasting-section'],
  ['Performance', '/#performance-card'],
  ['Publications', '/#publications'],
  ['Reflections', '/reflections'],
  ['Team', '/#team-section'],
];

const footerLinks = [
  ...['/reflections', '/privacy', '/terms', '/'],
  ...['/evidence', '/ai-transparency', '/security', '/accessibility'],
  ...['access-forecasting-section', 'systematic-reviews-section', 'payer-simulations'].map(
    (anchor) => `/#${anchor}`,
  ),
  ...['ai-itc-section', 'cognitive-ensembles', 'services-section', 'contact-section'].map(
    (anchor) => `/#${anchor}`,
  ),
  ...['/#about-section', '/#team-section', '/#faq-section'],
];

const externalLinks = [
  ...['Preprints', 'Posters', 'Publications', 'Keynote', 'Scholar profile'],
  ...['LinkedIn', 'X', 'Facebook', 'Instagram'],
];

const legal = [
  {
    path: '/privacy',
    title: 'Privacy Policy',
    updated: 'Last updated June 26, 2025',
    sections: [
      ...['Introduction', 'Information We Collect', 'How We Use Information'],
      ...['Sharing and Disclosure', 'Data Security', 'Your Rights and Choices'],
      ...['Cookies', 'Changes', 'Contact'],
    ],
  },
  {
    path: '/terms',
    title: 'Terms of Use',
    updated: 'Last updated October 27, 2024',
    sections: [
      '1. SaaS Services and Support',
      '2. Restrictions and Responsibilities',
      '3. Confidentiality and Proprietary Rights',
      '4. Fees',
      '5. Term, Termination and Suspension',
      '6. Warranty and Disclaimers',
      '7. Indemnity',
      '8. Limitation of Liability',
      '9. Miscellaneous',
      '10. Not a Medical Device',
      '11. Dispute Resolution',
    ],
  },
];

/** product 4.10. */
const articles = [
  ['ai-transforming-healthcare-technology-assessment-market-access-2024', 'February 8, 2025', 8],
  ['future-of-hta-submissions', 'January 15, 2025', 7],
  ['hidden-risks-biopharma-market-access', 'April 15, 2025', 7],
  ['hidden-risks-biopharma-clinical-economic-evidence', 'January 27, 2025', 6],
  ['making-systematic-reviews-feasible', 'May 10, 2025', 6],
  ['future-of-heor-agentic-ai-systems', 'September 20, 2024', 7],
] as const;

const hrefOf = (link: PageElement) => link.attribute('href') ?? '';
const textsOf = (found: PageElement[]) => found.map(({ text }) => text);

describe('A rendered page', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp('sqlite');
  });
  afterAll(() => app.close());

  const htmlOf = async (path: string) => (await fetch(`${app.url}${path}`)).text();
  const pageAt = async (path: string) => parsePage(await htmlOf(path));

  it('has eight links and the Request a demo button in its header', async () => {
    const header = (await pageAt('/privacy')).only('header', { class: 'hdr' });
    const links = header.only('nav', { 'aria-label': 'Main' }).all('a');
    expect(links.map((link) => [link.text, hrefOf(link)])).toEqual(headerLinks);
    expect(header.only('button', { class: 'hdr-demo' }).text).toBe('Request a demo');
  });

  it('has every link that product 2.17 names in its footer, and a contact mailto', async () => {
    const footer = (await pageAt('/privacy')).only('footer');
    const links = footer.all('nav').flatMap((nav) => nav.all('a'));
    const own = links.map(hrefOf).filter((href) => href.startsWith('/'));
    expect(own.toSorted()).toEqual(footerLinks.toSorted());
    expect(links).toHaveLength(footerLinks.length + externalLinks.length);
    for (const name of externalLinks) {
      const found = links.filter(({ text }) => text === name).map(hrefOf);
      expect(found, name).toEqual([expect.stringMatching(/^https:\/\//)]);
    }
    expect(footer.all('a', { href: /^mailto:/ })).toHaveLength(1);
  });

  it('has the company’s contact details and address, and the current year', async () => {
    const { text } = (await pageAt('/terms')).only('footer');
    expect(text).toContain('Ottawa, Ontario, Canada');
    expect(text).toContain(`© ${String(new Date().getUTCFullYear())} Loon Inc.`);
  });

  it('that is not found: status 404, heading 404 Page Not Found, the developer hint only in development', async () => {
    const response = await fetch(`${app.url}/no/such/page?of=ours`);
    expect(response.status).toBe(404);
    const page = parsePage(await response.text());
    expect(page.only('h1').text).toBe('404 Page Not Found');
    expect(page.only('title').text).toBe('Page not found | Loon');
    expect(page.only('meta', { name: 'robots' }).attribute('content')).toBe('noindex');
    expect(page.only('body').text).not.toMatch(/router/i);
  });

  it('of the administration has a title, asks not to be indexed and has a text without JavaScript', async () => {
    const html = await htmlOf('/blog-admin');
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/blog-admin"/>`);
    expect(html).toContain('<title>Blog administration | Loon</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
  });

  it.each(legal)(
    '$path: $updated, with its sections in order, and a contents list that links to each',
    async ({ path, title, updated, sections }) => {
      const page = await pageAt(path);
      expect(page.only('h1').text).toBe(title);
      expect(page.only('main').text).toContain(updated);
      const headings = page.only('div', { class: 'prose' }).all('h2');
      expect(textsOf(headings)).toEqual(sections);
      const links = page.only('nav', { class: 'side' }).all('a');
      expect(textsOf(links)).toEqual(sections);
      expect(links.map(hrefOf)).toEqual(
        headings.map((heading) => `#${String(heading.attribute('id'))}`),
      );
    },
  );

  it('of the privacy policy has its contact, and describes the anonymous counting and the purpose of Accept', async () => {
    const page = await pageAt('/privacy');
    const prose = page.only('div', { class: 'prose' });
    for (const href of ['mailto:privacy@loon.example', 'mailto:hello@loon.example']) {
      expect(prose.all('a', { href }), href).not.toEqual([]);
    }
    expect(prose.all('a', { href: 'https://www.loon.example' })).not.toEqual([]);
    const headings = [...prose.all('h2'), ...prose.all('h3')];
    expect(textsOf(headings)).toContain('Figures without people');
    expect(prose.text).toContain('Counting uses no cookie and stores nothing in your browser.');
    expect(textsOf(prose.all('li')).filter((text) => text.includes('Optional cookies'))).toEqual([
      'Optional cookies remember the page on which your visit began, the campaign that led you there and the article you read last. They are used only if you click Accept in the banner. They stand in the storage of the browser tab until you close it, and reach us only with a request that you send.',
    ]);
  });

  it.each(articles)('of the article %s has its facts', async (slug, date, minutes) => {
    const article = (await pageAt(`/blog/${slug}`)).only('main').all('article')[0];
    const header = article?.only('header');
    expect(header?.text).toContain(date);
    expect(header?.text).toContain(`${String(minutes)} min read`);
    expect(header?.text).toContain('By Loon Team');
    expect(header?.only('ul', { 'aria-label': 'Tags' }).all('a')).toHaveLength(4);
    const questions = (await pageAt(`/blog/${slug}`)).only('section', { id: 'faqs' }).all('h3');
    expect(questions).toHaveLength(8);
  });

  it.each(['blog', 'reflections'])('of an article is reached at /%s/{slug}', async (form) => {
    const html = await htmlOf(`/${form}/future-of-hta-submissions`);
    expect(html).toContain('<h1>The future of HTA submissions</h1>');
    const canonical = `${publicUrl}/reflections/future-of-hta-submissions`;
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    expect((await fetch(`${app.url}/${form}/no-such-article`)).status).toBe(404);
  });
});
