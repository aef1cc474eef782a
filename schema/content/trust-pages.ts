/** The parts of the content that are a page of trust each, and the path of that page. */
export const trustPaths = {
  transparency: '/ai-transparency',
  security: '/security',
  accessibility: '/accessibility',
} as const;

/** A part that is a page of trust. */
export type TrustPart = keyof typeof trustPaths;

/** The parts that are pages of trust, in their order. */
export const trustParts = Object.keys(trustPaths) as TrustPart[];

/** Where the studies of validation stand, and their file for spreadsheets and programs. */
export const evidencePath = '/evidence';
export const evidenceCsvPath = '/evidence.csv';

/** The parts of the content that are a page each, by their names. */
export const pagesOfParts = { evidence: evidencePath, ...trustPaths } as const;

/** Whether a part is a page of trust. */
export function isTrustPart(name: string): name is TrustPart {
  return Object.hasOwn(trustPaths, name);
}
