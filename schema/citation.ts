import { articlePath } from './article-path.ts';
import { labelsSamples } from './loopback.ts';

/** The formats of a citation, by the ending of its address, with their names (product 25.3). */
export const citationFormats = {
  ris: { name: 'RIS', contentType: 'application/x-research-info-systems' },
  bib: { name: 'BibTeX', contentType: 'application/x-bibtex' },
  'csl.json': { name: 'CSL-JSON', contentType: 'application/vnd.citationstyles.csl+json' },
} as const;

export type CitationFormat = keyof typeof citationFormats;

/** The endings below an article's address: its citation, and its references. */
export type CitationEnding = CitationFormat | 'references.ris';

export const evidenceRisPath = '/evidence.ris';

export function citationPath(slug: string, ending: CitationEnding): string {
  return `${articlePath(slug)}.${ending}`;
}

const citationPattern = /^\/(blog|reflections)\/([a-z0-9-]+)\.(ris|bib|csl\.json|references\.ris)$/;

/**
 * The slug and the format in the path of a citation, and whether the path is canonical; undefined
 * for other paths.
 */
export function readCitationPath(
  path: string,
): { slug: string; ending: CitationEnding; canonical: boolean } | undefined {
  const [, form, slug, ending] = citationPattern.exec(path) ?? [];
  return slug === undefined
    ? undefined
    : { slug, ending: ending as CitationEnding, canonical: form === 'reflections' };
}

/** The people whom citations name: no placeholders where others can reach the site. */
export function citedPeople<Person extends { sample: boolean }>(
  people: readonly Person[],
  publicUrl: string,
): Person[] {
  return people.filter(({ sample }) => !(sample && labelsSamples(publicUrl)));
}

/** The day of a time (ISO 8601) as `2025/01/31`, as RIS and `citation_publication_date` have it. */
export function slashedDay(moment: string): string {
  return moment.slice(0, 10).replaceAll('-', '/');
}

/** A name as its family name, which is the last word, and the rest. */
export function splitName(name: string): { family: string; given: string } {
  const words = name.trim().split(/\s+/u);
  return { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') };
}
