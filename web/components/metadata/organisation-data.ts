import type { OrganisationData_SiteFragment } from '../../generated/site.ts';

/** URLs of the company's profiles, without placeholders. */
function profilesOf({ socials }: OrganisationData_SiteFragment): string[] {
  const { linkedin, x, facebook, instagram } = socials;
  return [linkedin, x, facebook, instagram]
    .filter(({ sample }) => sample === false)
    .map(({ href }) => href);
}

/**
 * The company and its website as a schema.org graph for the home page. In: the site's content and
 * its canonical origin. Out: the graph; placeholders of the content are left out.
 */
export function organisationData(site: OrganisationData_SiteFragment, publicUrl: string) {
  const organisation = `${publicUrl}/#organization`;
  const profiles = profilesOf(site);
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name: site.brand.name,
        legalName: site.brand.legalName,
        description: site.brand.tagline,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon-512.png`,
        ...(site.address.sample
          ? {}
          : {
              address: {
                '@type': 'PostalAddress',
                addressLocality: site.address.city,
                addressRegion: site.address.region,
                addressCountry: site.address.country,
              },
            }),
        ...(site.emails.sample ? {} : { email: site.emails.general }),
        ...(profiles.length === 0 ? {} : { sameAs: profiles }),
      },
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#website`,
        name: site.brand.name,
        description: site.brand.tagline,
        url: `${publicUrl}/`,
        inLanguage: 'en',
        publisher: { '@id': organisation },
      },
    ],
  };
}
