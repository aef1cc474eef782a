import { hasConfirmedStudy } from '../../../schema/evidence/studies-with-figures.ts';
import { evidencePath, trustParts, trustPaths } from '../../../schema/content/trust-pages.ts';
import { labelsSamples } from '../../../schema/loopback.ts';
import type { Content } from '../content/content.ts';

/** A page other than the articles, as listed in llms.txt. */
export interface ListedPage {
  title: string;
  path: string;
  /**
   * A one-line summary; if the site is reachable by others, it also says whether any of the page is
   * a placeholder.
   */
  summary: string;
  /** Whether search engines may index it. */
  indexed: boolean;
}

function hasSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('sample' in value && value.sample === true) || Object.values(value).some(hasSample);
}

/** The pages other than the articles (product 17.5). */
export function listedPages(content: Content, publicUrl: string): ListedPage[] {
  const { site, sections, teamMembers, testimonials, partners, publications } = content;
  const { evidence, privacy, terms } = content;
  const home = [site, sections, teamMembers, testimonials, partners, publications];
  const pages = [
    {
      ...{ title: 'Home', path: '/', of: home },
      summary: 'what the products do, how they were validated, and who makes them',
    },
    {
      ...{ title: site.pages.reflections.title, path: '/reflections', of: [] },
      summary: site.pages.reflections.description,
    },
    {
      ...{ title: evidence.title, path: evidencePath, of: evidence },
      summary: evidence.page.description,
    },
    ...trustParts.map((part) => ({
      ...{ title: content[part].title, path: trustPaths[part], of: content[part] },
      summary: content[part].page.description,
    })),
    { title: privacy.title, path: '/privacy', of: [], summary: privacy.description },
    { title: terms.title, path: '/terms', of: [], summary: terms.description },
  ];
  return pages.map(({ title, path, summary, of }) => ({
    title,
    path,
    indexed: path !== evidencePath || hasConfirmedStudy(evidence.studies),
    summary:
      labelsSamples(publicUrl) && hasSample(of)
        ? `${summary} (Sample: parts of this page are placeholders.)`
        : summary,
  }));
}
