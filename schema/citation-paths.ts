import { articlePath } from './article-path.ts';

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

const pattern = /^\/(blog|reflections)\/([a-z0-9-]+)\.(ris|bib|csl\.json|references\.ris)$/;

/**
 * The slug and the format in the path of a citation, and whether the path is canonical; undefined
 * for other paths.
 */
export function readCitationPath(
  path: string,
): { slug: string; ending: CitationEnding; canonical: boolean } | undefined {
  const [, form, slug, ending] = pattern.exec(path) ?? [];
  return slug === undefined
    ? undefined
    : { slug, ending: ending as CitationEnding, canonical: form === 'reflections' };
}
