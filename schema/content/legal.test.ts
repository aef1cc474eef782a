import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContent, readContent } from './content.fixture.ts';
import { legalFrontMatterSchema } from './lists.ts';
import { siteSchema } from './site.ts';

const site = loadContent('site.yaml', siteSchema);

/** Splits a legal page into its front matter and its Markdown. */
function legalPage(name: string) {
  const [, frontMatter = '', body = ''] = readContent(`legal/${name}.md`).split(/^---$/m);
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  return { ...legalFrontMatterSchema.parse(parse(frontMatter)), body, headings };
}
const privacy = legalPage('privacy');
const terms = legalPage('terms');

describe('legal pages', () => {
  it('the Privacy Policy was last updated on June 26, 2025, and has its sections', () => {
    expect(privacy).toMatchObject({ title: 'Privacy Policy', slug: 'privacy' });
    expect(privacy.lastUpdated).toBe('2025-06-26');
    expect(privacy.headings).toEqual([
      'Introduction',
      'Information We Collect',
      'How We Use Information',
      'Sharing and Disclosure',
      'Data Security',
      'Your Rights and Choices',
      'Cookies',
      'Changes',
      'Contact',
    ]);
  });

  it('the privacy contact has a privacy address, a general contact address and a website link', () => {
    const contact = privacy.body.slice(privacy.body.indexOf('## Contact'));
    expect(contact).toContain(`(mailto:${site.emails.privacy})`);
    expect(contact).toContain(`(mailto:${site.emails.general})`);
    expect(contact).toContain(`(${site.website.href})`);
  });

  it('the Terms of Use were last updated on October 27, 2024, and have eleven numbered sections', () => {
    expect(terms).toMatchObject({ title: 'Terms of Use', slug: 'terms' });
    expect(terms.lastUpdated).toBe('2024-10-27');
    expect(terms.headings).toEqual([
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
    ]);
  });

  it.each([
    ['minimum age 18', /at least 18 years old/],
    ['access must be requested and may be refused', /must be requested.* refuse a request/],
    ['no account or credential sharing', /not share an account or credentials/],
    ['customer owns its data', /You own all right, title and interest in Customer Data/],
    ['aggregated or de-identified data', /only in aggregated or de-identified form/],
    ['confidentiality lasts 5 years', /last for five years/],
    ['no fee', /There is no fee/],
    ['personal, non-commercial evaluation', /for personal, non-commercial evaluation only/],
    ['liability cap equals fees paid in the prior 12 months', /fees you paid .* in the 12 months/],
    ['Ontario, Canada law', /laws of the Province of Ontario/],
    ['electronic communications', /Electronic communications/],
    ['additional restrictions', /Additional restrictions/],
    ['30 days informal dispute period', /informally for 30 days/],
    ['binding individual arbitration', /binding individual arbitration/],
    [
      'arbitration threshold US$10,000 with a non-appearance option below it',
      /less than US\$10,000.* without any appearance in person/,
    ],
    ['hearing within 25 miles of Ottawa', /within 25 miles of Ottawa/],
    ['class waiver', /Waiver of class actions/],
    ['jury waiver', /Waiver of jury trial/],
  ])('the Terms of Use state: %s', (_term, pattern) => {
    expect(terms.body).toMatch(pattern);
  });
});
