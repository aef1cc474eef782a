/** The content parts that are trust pages, and their paths. */
export const trustPaths = {
  transparency: '/ai-transparency',
  security: '/security',
  accessibility: '/accessibility',
} as const;

export type TrustPart = keyof typeof trustPaths;

export const trustParts = Object.keys(trustPaths) as TrustPart[];

/** The page with the validation studies, and its CSV file. */
export const evidencePath = '/evidence';
export const evidenceCsvPath = '/evidence.csv';

export const pagesOfParts = { evidence: evidencePath, ...trustPaths } as const;

export function isTrustPart(name: string): name is TrustPart {
  return Object.hasOwn(trustPaths, name);
}
