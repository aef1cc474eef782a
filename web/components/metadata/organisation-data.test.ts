import { describe, expect, it } from 'vitest';
import type { OrganisationData_SiteFragment } from '../../generated/site.ts';
import { organisationData } from './organisation-data.ts';

const profile = (name: string, sample: boolean) => ({ href: `https://${name}.test/loon`, sample });

const placeholders: OrganisationData_SiteFragment = {
  brand: { name: 'Loon', legalName: 'Loon Inc.', tagline: 'Agentic AI systems.' },
  address: { city: 'Ottawa', region: 'Ontario', country: 'Canada', sample: false },
  emails: { general: 'hello@loon.example', sample: true },
  socials: {
    linkedin: profile('linkedin', true),
    x: profile('x', true),
    facebook: profile('facebook', true),
    instagram: profile('instagram', true),
  },
};

describe('structured data of the home page', () => {
  it('describes the company and its website, each under its own id', () => {
    expect(organisationData(placeholders, 'https://www.loon.test')).toMatchObject({
      '@graph': [
        {
          '@type': 'Organization',
          '@id': 'https://www.loon.test/#organization',
          name: 'Loon',
          legalName: 'Loon Inc.',
          address: {
            addressLocality: 'Ottawa',
            addressRegion: 'Ontario',
            addressCountry: 'Canada',
          },
        },
        {
          '@type': 'WebSite',
          url: 'https://www.loon.test/',
          publisher: { '@id': 'https://www.loon.test/#organization' },
        },
      ],
    });
  });

  it('leaves placeholders out', () => {
    const address = { ...placeholders.address, sample: true };
    const site = { ...placeholders, address };
    const json = JSON.stringify(organisationData(site, 'https://www.loon.test'));
    expect(json).not.toContain('Ottawa');
    expect(json).not.toContain('.example');
    expect(json).not.toContain('sameAs');
  });

  it('names the profiles and the address once they are real', () => {
    const site = {
      ...placeholders,
      emails: { general: 'hello@loon.test', sample: false },
      socials: { ...placeholders.socials, x: profile('x', false) },
    };
    expect(organisationData(site, 'https://www.loon.test')).toMatchObject({
      '@graph': [{ email: 'hello@loon.test', sameAs: ['https://x.test/loon'] }, {}],
    });
  });
});
