import { describe, expect, it } from 'vitest';
import { loadContent, readContent, textsOf } from './content.fixture.ts';
import {
  faqsSchema,
  navigationSchema,
  partnersSchema,
  publicationsSchema,
  servicesSchema,
  teamSchema,
  testimonialsSchema,
} from './lists.ts';
import { performanceSchema } from './performance.ts';
import { sectionsSchema } from './sections.ts';
import { siteSchema } from './site.ts';

const site = loadContent('site.yaml', siteSchema);
const faqs = loadContent('faqs.yaml', faqsSchema);
const team = loadContent('team.yaml', teamSchema);
const testimonials = loadContent('testimonials.yaml', testimonialsSchema);
const partners = loadContent('partners.yaml', partnersSchema);
const services = loadContent('services.yaml', servicesSchema);
const navigation = loadContent('navigation.yaml', navigationSchema);
const publications = loadContent('publications.yaml', publicationsSchema);
const performance = loadContent('performance.yaml', performanceSchema);
const sections = loadContent('sections.yaml', sectionsSchema);

const wordCount = (value: string) => value.split(/\s+/).length;

describe('content sizes of product 1.9', () => {
  it('there are 24 home FAQs of 40 to 90 words each', () => {
    expect(faqs).toHaveLength(24);
    const lengths = faqs.map(({ id, answer }) => ({ id, words: wordCount(answer) }));
    expect(lengths.filter(({ words }) => words < 40 || words > 90)).toEqual([]);
  });

  it('the team has 7 members: two founders (CEO, COO) and five others', () => {
    expect(team.filter(({ isFounder }) => isFounder).map(({ role }) => role)).toEqual([
      'Co-founder and Chief Executive Officer',
      'Co-founder and Chief Operating Officer',
    ]);
    expect(team.filter(({ isFounder }) => !isFounder).map(({ role }) => role)).toEqual([
      'Fractional Chief Technology Officer',
      'Software Engineer',
      'Commercialization and Legal Affairs',
      'Senior Clinical Research Liaison',
      'AI Compliance Officer',
    ]);
  });

  it('there are 2 testimonials', () => expect(testimonials).toHaveLength(2));

  it('there are 25 partner institutions plus startup-programme badges, in two rows', () => {
    expect(partners.filter(({ kind }) => kind === 'institution')).toHaveLength(25);
    expect(partners.filter(({ kind }) => kind === 'badge').length).toBeGreaterThan(0);
    expect(partners.filter(({ row }) => row === 1)).toHaveLength(14);
    expect(partners.filter(({ row }) => row === 2)).toHaveLength(14);
  });

  it('there are 6 publications', () => expect(publications).toHaveLength(6));
});

describe('texts that product 1.9 fixes', () => {
  it('there are six service cards, each linking to contact-section or another section', () => {
    expect(services.map(({ title }) => title)).toEqual([
      'AI Market Access and Decision Forecasting',
      'AI Indirect Comparisons and ITC Feasibility Studies',
      'Reimbursement and HTA Submission Strategy',
      'AI Value Dossier Optimization and Sims',
      'Agentic AI Systems for Evidence Synthesis',
      'Therapeutic Area Analysis',
    ]);
    expect(services.every(({ href }) => href.startsWith('#'))).toBe(true);
  });

  it('the navigation grid has 12 tiles linking to the anchors in order', () => {
    expect(navigation.map(({ href }) => href)).toEqual([
      '#about-section',
      '#clients-section',
      '#services-section',
      '#literature-section',
      '#performance-card',
      '#ai-itc-section',
      '#access-forecasting-section',
      '#payer-simulations',
      '#blog-section',
      '#publications',
      '#team-section',
      '#contact-section',
    ]);
  });

  it('the footer has every link', () => {
    const { groups, legal } = site.footer;
    const hrefs = [...groups.flatMap(({ links }) => links), ...legal].map(({ href }) => href);
    const external = [...Object.values(site.externalLinks), ...Object.values(site.socials)];
    expect(hrefs.toSorted()).toEqual(
      [
        '/reflections',
        '/evidence',
        '/ai-transparency',
        '/security',
        '/accessibility',
        '/privacy',
        '/terms',
        '/',
        '/#access-forecasting-section',
        '/#systematic-reviews-section',
        '/#payer-simulations',
        '/#ai-itc-section',
        '/#cognitive-ensembles',
        '/#services-section',
        '/#contact-section',
        '/#about-section',
        '/#team-section',
        '/#faq-section',
        ...external.map(({ href }) => href),
      ].toSorted(),
    );
    expect(external).toHaveLength(9);
  });

  it('the buttons that open the dialogs have their fixed words', () => {
    expect(sections.lens.button).toEqual({ label: 'Request access', opens: 'access' });
    expect(site.header.demo).toEqual({ label: 'Request a demo', opens: 'demo' });
    expect(sections.contact.button.label).toBe('Get in touch to request a demo');
    expect(sections.itc.button.label).toBe('Reach out to our experts');
    expect(performance.card.link).toEqual({ label: 'See papers', href: '#publications' });
  });

  it('the cookie banner says that by clicking Accept the user consents to cookies', () => {
    const { message } = site.cookieBanner;
    expect(message.map((run) => run.text).join('')).toContain(
      'By clicking Accept, you consent to cookies.',
    );
    expect(message.map(({ href }) => href)).toContain('/privacy');
  });

  it('the not-found page has the heading "404 Page Not Found"', () =>
    expect(site.notFound.heading).toBe('404 Page Not Found'));
});

describe('claims of product 1.4', () => {
  /** The text visible without opening an FAQ answer: one text must contain the whole claim. */
  const shown = textsOf([site.hero, sections, performance, services]);

  it.each([
    [
      'Lens 99% sensitivity, 95% specificity, 96% accuracy (3,796-article benchmark)',
      /99% sensitivity, 95% specificity and 96% accuracy on a 3,796-article benchmark/,
    ],
    ['100% calibrated', /100% calibrated/],
    ['up to 90% workload cut', /workload is cut by up to 90%/],
    ['reviews in under two weeks versus 8–24 months', /under two weeks, versus 8–24 months/],
    ['(reviews) also stated as 2–4 weeks', /review of several questions.* takes 2–4 weeks/],
    ['HTA rejection 25–50%', /^25–50%$/],
    ['implementation 2–4 weeks', /Implementation takes 2–4 weeks/],
    [
      'HTA preparation cut from 8–24 to 2–6 months',
      /HTA preparation for one market is cut from 8–24 to 2–6 months/,
    ],
    [
      '(HTA preparation) also 12–24 to 3–6 months',
      /HTA preparation for several markets at once is cut from 12–24 to 3–6 months/,
    ],
    ['60–80% evidence synthesis time reduction', /Evidence synthesis time reduced by 60–80%/],
    ['RIS is the only export format today', /RIS is the only export format today/],
    ['thousands of simulations', /Thousands of simulations/],
    ['no pre-training', /no pre-training/],
    ['expert in the loop', /expert in the loop/],
    ['living systematic reviews, in days or hours', /living systematic reviews.* in days or hours/],
    [
      'indirect treatment comparisons aligned with EU Joint Clinical Assessments',
      /indirect treatment comparisons, aligned with EU Joint Clinical Assessments/,
    ],
    ['Cognitive Ensemble AI Systems', /^Cognitive Ensemble AI Systems$/],
    ['patent pending', /^Patent pending$/],
    ['drug reimbursement forecasting', /drug reimbursement forecasting/],
    ['sales projection', /sales projection/],
    ['value dossier optimization', /Value Dossier Optimization/],
    ['therapeutic area analysis', /^Therapeutic Area Analysis$/],
  ])('%s', (_claim, pattern) => {
    expect(shown.filter((shownText) => pattern.test(shownText))).not.toEqual([]);
  });

  it('the claim tiles and the chart show the same benchmark figures', () => {
    expect(sections.lens.claims.map(({ qualifier = '', value }) => `${qualifier}${value}`)).toEqual(
      ['99%', '100%', 'up to90%', '0'],
    );
    const accuracy = performance.tabs.find(({ id }) => id === 'accuracy');
    expect(accuracy?.kind === 'waffle' && accuracy.measures.map((m) => m.percent)).toEqual([
      99, 95, 96,
    ]);
  });

  it('all percentages and ranges shown are from product 1.4', () => {
    const stated = new Set([
      ...['99%', '95%', '96%', '100%', '90%', '25–50%', '60–80%', '70–85%', '85%'],
      ...['8–24', '2–4', '2–6', '12–24', '3–6', '20–50', '50,000–200,000'],
    ]);
    const figures = [...shown, ...textsOf([faqs, site.pages])].flatMap(
      (shownText) => shownText.match(/\d[\d,]*(?:–\d[\d,]*%?|%)/g) ?? [],
    );
    expect(figures.filter((figure) => !stated.has(figure))).toEqual([]);
  });

  it('the forecast report is flagged as illustrative', () => {
    expect(sections.payerSimulations.report.illustrative).toBe(true);
    expect(sections.payerSimulations.figure.caption).toContain('Values are illustrative.');
  });
});

describe('placeholders (product 1.2, 1.5)', () => {
  it('sample people, partners, publications, addresses and links are flagged', () => {
    const links = [...Object.values(site.socials), ...Object.values(site.externalLinks)];
    const samples = [...team, ...testimonials, ...partners, ...publications, ...links];
    const others = [site.address, site.emails, site.website];
    expect([...samples, ...others].filter(({ sample }) => !sample)).toEqual([]);
  });

  it('no partner tile can be mistaken for a real institution', () => {
    expect(partners.filter(({ name }) => !/sample|example/i.test(name))).toEqual([]);
    const tiles = partners.filter(({ lines }) => !/sample|example/i.test(lines.join(' ')));
    expect(tiles).toEqual([]);
  });

  it('every e-mail address in the texts is one of the site’s', () => {
    const known = Object.values(site.emails);
    const copy = [
      ...textsOf([faqs, sections, site]),
      readContent('legal/privacy.md'),
      readContent('legal/terms.md'),
    ].join('\n');
    const found = copy.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    expect(found.filter((address) => !known.includes(address))).toEqual([]);
    expect(new Set(found)).toEqual(new Set(known.filter((value) => typeof value === 'string')));
  });
});
