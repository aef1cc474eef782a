import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage, type PageElement } from '../../testing/page-elements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const anchors = [
  ...['navigation-section', 'about-section', 'clients-section', 'services-section'],
  ...['performance-card', 'literature-section', 'cognitive-ensembles'],
  ...['systematic-reviews-section', 'ai-itc-section', 'access-forecasting-section'],
  ...['payer-simulations', 'blog-section', 'publications', 'team-section', 'contact-section'],
  'faq-section',
];

const tileTargets = [
  ...['about-section', 'clients-section', 'services-section', 'literature-section'],
  ...['performance-card', 'ai-itc-section', 'access-forecasting-section', 'payer-simulations'],
  ...['blog-section', 'publications', 'team-section', 'contact-section'],
];

const services = [
  'AI Market Access and Decision Forecasting',
  'AI Indirect Comparisons and ITC Feasibility Studies',
  'Reimbursement and HTA Submission Strategy',
  'AI Value Dossier Optimization and Sims',
  'Agentic AI Systems for Evidence Synthesis',
  'Therapeutic Area Analysis',
];

const newestFeatured = [
  'Making systematic reviews feasible',
  'The hidden risks in biopharma market access',
  'How AI is transforming healthcare technology assessment and market access',
];

const hrefOf = (link: PageElement) => link.attribute('href');
const textsOf = (found: PageElement[]) => found.map(({ text }) => text);

describe('The rendered home page', () => {
  let app: TestApp;
  let page: PageElement;

  beforeAll(async () => {
    app = await startTestApp('sqlite');
    page = parsePage(await (await fetch(`${app.url}/`)).text());
  });
  afterAll(() => app.close());

  const section = (id: string) =>
    [...page.all('section', { id }), ...page.all('div', { id }), ...page.all('nav', { id })][0] ??
    expect.fail(`There is no section ${id}`);

  it('has its sections and anchors, in order', () => {
    expect(page.ids().filter((id) => anchors.includes(id))).toEqual(anchors);
    expect(page.only('h1').text).toMatch(/HTA.compliant agentic AI/);
  });

  it('has a navigation grid of 12 tiles', () => {
    const tiles = section('navigation-section').all('a');
    expect(tiles).toHaveLength(12);
    expect(tiles.map(hrefOf)).toEqual(tileTargets.map((id) => `#${id}`));
  });

  it.each(anchors.filter((id) => !['navigation-section', 'performance-card'].includes(id)))(
    'has an up-arrow link to the navigation grid in %s',
    (id) => {
      const up = section(id)
        .all('a')
        .filter(({ text }) => text === 'Contents');
      expect(up.map(hrefOf)).toEqual(['#navigation-section']);
    },
  );

  it('has a back-arrow link to the navigation section in “About”', () => {
    const back = section('about-section').only('a', { class: 'up-back' });
    expect(hrefOf(back)).toBe('#navigation-section');
  });

  it('has two testimonials, each with a photo linking to a professional profile page in a new tab', () => {
    const links = section('clients-section')
      .all('figure')
      .flatMap((figure) => figure.all('a'));
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link.all('img')).toHaveLength(1);
      expect(link.attribute('target')).toBe('_blank');
      expect(hrefOf(link)).toMatch(/^https:\/\//);
    }
  });

  it('has six service cards, each linking to a section', () => {
    const shown = section('services-section');
    expect(textsOf(shown.all('h3'))).toEqual(services);
    const cards = shown.all('li');
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(anchors.map((id) => `#${id}`)).toContain(hrefOf(card.only('a')));
    }
  });

  it('contrasts Lens with legacy tools and links to publications, privacy and terms', () => {
    const lens = section('literature-section');
    const tables = textsOf(lens.all('table')).join();
    expect(tables).toContain('Lack validation');
    expect(tables).toContain('Handle only straightforward studies');
    expect(lens.all('a', { href: '#publications' })).not.toEqual([]);
    expect(textsOf(lens.all('a', { href: '/privacy' }))).toEqual(['Privacy Policy']);
    expect(textsOf(lens.all('a', { href: '/terms' }))).toEqual(['Terms of Use']);
  });

  it('shows payer simulations from the dossier through simulations to the forecast report', () => {
    const shown = section('payer-simulations');
    expect(textsOf(shown.all('h3'))).toEqual([
      'HTA dossier',
      'Thousands of simulations',
      'Forecast report',
    ]);
    const values = textsOf(shown.all('dd'));
    expect(values).toHaveLength(6);
    for (const value of values) expect(value).toMatch(/^\d+%$/);
    expect(shown.text).toContain('Values are illustrative');
  });

  it('has 3 blog cards, featured first, then newest, each with date, read time, title, tags, excerpt and link', () => {
    const cards = section('blog-section').all('article');
    expect(textsOf(cards.flatMap((card) => card.all('h3')))).toEqual(newestFeatured);
    const dates = cards.map((card) => card.only('time').attribute('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const card of cards) {
      expect(card.text).toMatch(/\d+ min read/);
      expect(card.all('li').length).toBeLessThanOrEqual(3);
      expect(hrefOf(card.only('a'))).toMatch(/^\/reflections\/[a-z0-9-]+$/);
    }
    expect(cards[0]?.text).toContain('May 10, 2025');
    expect(cards[0]?.text).toContain('6 min read');
  });
});
