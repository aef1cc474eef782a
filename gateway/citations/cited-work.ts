import { citedPeople, splitName } from '../../schema/citation.ts';
import { referenceAddress, doiOf } from '../../schema/doi.ts';
import type { StudyWithFigures } from '../../schema/evidence/studies-with-figures.ts';
import { orcidAddress } from '../../schema/orcid.ts';
import type { TeamMember } from '../../schema/content/lists.ts';
import type { Reference } from '../../schema/reference-rules.ts';
import type { StoredAttribution } from '../posts/attribution/stored-attribution.ts';
import { memberOf, presentPerson } from '../posts/attribution/team.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { addressOf, type SiteFacts } from '../site/documents/published-post.ts';

/** An author in CSL-JSON: a person, or an organisation as one literal. */
export type CslName = { family: string; given?: string; ORCID?: string } | { literal: string };

/** A work in CSL-JSON, the format from which the library makes the others. */
export interface CslItem {
  id: string;
  'citation-key': string;
  type: 'post-weblog' | 'document';
  title: string;
  author?: CslName[];
  issued?: { 'date-parts': [[number, number, number]] };
  'container-title'?: string;
  publisher?: string;
  abstract?: string;
  language?: string;
  keyword?: string;
  URL?: string;
  DOI?: string;
  note?: string;
}

export interface CitedWork {
  item: CslItem;
  /** One by one, because a keyword may contain the comma that joins them in CSL-JSON. */
  keywords: readonly string[];
}

/** The site as the publisher of its articles. */
export interface Publisher {
  facts: SiteFacts;
  legalName: string;
  team: readonly TeamMember[];
}

function authorsOf(
  post: Post,
  { authors }: Pick<StoredAttribution, 'authors'>,
  { facts, team }: Publisher,
): CslName[] {
  const people = authors.map((author) => {
    const member = memberOf(author, team);
    const { name } = presentPerson(author, team);
    return { name, orcid: member?.orcid, sample: member?.sample ?? false };
  });
  const named = citedPeople(people, facts.publicUrl).map(({ name, orcid, sample }) => {
    const { family, given } = splitName(name);
    const known = orcid !== undefined && !sample;
    return {
      family,
      ...(given !== '' && { given }),
      ...(known && { ORCID: orcidAddress(orcid) }),
    };
  });
  return named.length > 0 ? named : [{ literal: post.author }];
}

/** A published article as a work to cite (product 25.3). */
export function articleWork(
  post: Post,
  body: Pick<StoredAttribution, 'authors'>,
  publisher: Publisher,
): CitedWork {
  const { facts, legalName } = publisher;
  const date = post.publishedAt ?? post.createdAt;
  const day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
  return {
    keywords: post.tags,
    item: {
      id: post.slug,
      'citation-key': post.slug,
      type: 'post-weblog',
      title: post.title,
      author: authorsOf(post, body, publisher),
      issued: { 'date-parts': [[...day]] },
      'container-title': facts.name,
      publisher: legalName,
      abstract: post.excerpt,
      language: facts.language,
      ...(post.tags.length > 0 && { keyword: post.tags.join(', ') }),
      URL: addressOf(facts, post),
      ...(post.doi !== null && { DOI: post.doi }),
    },
  };
}

/** The references of an article as works: their texts are not taken apart. */
export function referenceWorks(slug: string, references: readonly Reference[]): CitedWork[] {
  return references.map((reference, index) => {
    const id = `${slug}-${String(index + 1)}`;
    const url = referenceAddress(reference);
    return {
      keywords: [],
      item: {
        id,
        'citation-key': id,
        type: 'document',
        title: reference.text,
        ...(url !== undefined && { URL: url }),
        ...(reference.doi !== null && { DOI: reference.doi }),
      },
    };
  });
}

/** The sources of the validation studies; those of samples are marked. */
export function studyWorks(studies: readonly StudyWithFigures[]): CitedWork[] {
  return studies
    .filter(({ source }) => source !== '')
    .map(({ id, source, sourceUrl, sample }) => {
      const doi = sourceUrl === undefined ? undefined : doiOf(sourceUrl);
      return {
        keywords: [],
        item: {
          id,
          'citation-key': id,
          type: 'document',
          title: source,
          ...(sourceUrl !== undefined && { URL: sourceUrl }),
          ...(doi !== undefined && { DOI: doi }),
          ...(sample && { note: 'Sample' }),
        },
      };
    });
}
