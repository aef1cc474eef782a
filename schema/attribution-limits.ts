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
