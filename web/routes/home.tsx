import type { PageClient } from '../apollo/client.ts';
import { blogLimits } from '../../schema/limits.ts';
import { AboutSection } from '../components/home/about-section.tsx';
import { AccessForecastingSection } from '../components/home/access-forecasting-section.tsx';
import { BlogTeaser } from '../components/home/blog-teaser.tsx';
import { ClientsSection } from '../components/home/clients-section.tsx';
import { ContactSection } from '../components/home/contact-section.tsx';
import { EnsemblesSection } from '../components/home/ensembles-section.tsx';
import { FaqSection } from '../components/home/faq-section.tsx';
import { Hero } from '../components/home/hero.tsx';
import { ItcSection } from '../components/home/itc-section.tsx';
import { LensSection } from '../components/home/lens-section.tsx';
import { NavigationGrid } from '../components/home/navigation-grid.tsx';
import { PayerSimulationsSection } from '../components/home/payer-simulations-section.tsx';
import { PerformanceSection } from '../components/home/performance-section.tsx';
import { PublicationsSection } from '../components/home/publications-section.tsx';
import { Ticks } from '../components/home/section-parts.tsx';
import { ServicesSection } from '../components/home/services-section.tsx';
import { SystematicReviewsSection } from '../components/home/systematic-reviews-section.tsx';
import { TeamSection } from '../components/home/team-section.tsx';
import { HomeMeta, loadHomeMeta } from '../components/metadata/home-meta.tsx';
import { HomeDocument, useHomeSuspenseQuery, type HomeQueryVariables } from '../generated/site.ts';

/** The first posts of the list are the newest ones, which are also the featured ones. */
const variables: HomeQueryVariables = { teaserPosts: blogLimits.teaserPosts };

/** Warms the cache with everything the page shows. */
export function load(client: PageClient): Promise<unknown> {
  return Promise.all([client.query({ query: HomeDocument, variables }), loadHomeMeta(client)]);
}

/** Home: a single long page with its sections in the order of product 2.5. */
export function Component() {
  const { data } = useHomeSuspenseQuery({ variables });
  const { site, sections, examples } = data;
  return (
    <>
      <HomeMeta />
      <Hero hero={site.hero} />
      <NavigationGrid tiles={data.navigationTiles} />
      <AboutSection about={sections.about} />
      <Ticks />
      <ClientsSection heading={sections.clients.heading} testimonials={data.testimonials} />
      <ServicesSection {...sections.services} services={data.services} />
      <PerformanceSection
        section={sections.performance}
        partners={data.partners}
        performance={data.performance}
      />
      <Ticks />
      <LensSection lens={sections.lens} example={examples.lens} />
      <EnsemblesSection ensembles={sections.ensembles} />
      <SystematicReviewsSection reviews={sections.systematicReviews} example={examples.hatch} />
      <ItcSection itc={sections.itc} example={examples.echo} />
      <AccessForecastingSection
        forecasting={sections.accessForecasting}
        example={examples.waters}
      />
      <PayerSimulationsSection simulations={sections.payerSimulations} />
      <BlogTeaser blog={sections.blog} posts={data.posts.edges.map(({ node }) => node)} />
      <PublicationsSection {...sections.publications} publications={data.publications} />
      <TeamSection heading={sections.team.heading} members={data.teamMembers} />
      <ContactSection contact={sections.contact} site={site} />
      <FaqSection {...sections.faq} faqs={data.faqs} />
    </>
  );
}
