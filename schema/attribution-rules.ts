/**
 * Limits for references, authors and revisions of posts (product 18.1). Lengths are in characters.
 */
export const attributionLimits = {
  referencesMax: 60,
  referenceTextMax: 1_000,
  linkMax: 2_000,
  doiMax: 300,
  authorsMax: 10,
  personNameMax: 100,
  revisionNoteMax: 500,
  metaTitleMax: 200,
} as const;

/** Validation messages for a post's references and authors. */
export const attributionMessages = {
  references: 'References must be a list of texts, each with a link or a DOI where there is one.',
  tooManyReferences: `A post may have at most ${attributionLimits.referencesMax} references.`,
  referenceText: 'Each reference needs a text.',
  link: 'A link must begin with https:// or http://; a DOI is such as 10.1136/bmj.n71.',
  doi: 'A DOI is such as 10.1136/bmj.n71.',
  linkOrDoi: 'A reference has a link or a DOI, not both.',
  authors: 'Authors must be a list of names.',
  tooManyAuthors: `A post may have at most ${attributionLimits.authorsMax} authors.`,
  authorName: 'Each author needs a name.',
  reviewer: 'The reviewer must be a name, or a member of the team.',
  member: 'The key of a team member may hold lower-case letters and digits, joined by hyphens.',
  unknownMember: (member: string): string => `There is no “${member}” in the team.`,
  revisedAt: 'The date of revision must be a date such as 2025-01-31.',
} as const;
