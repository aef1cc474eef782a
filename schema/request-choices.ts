/** Choices of "Number of studies", as shown and as sent (product 3.2). */
export const studyRanges = [
  '0-500',
  '500-1,000',
  '1,000-5,000',
  '5,000-10,000',
  'Over 10,000',
] as const;

/** One of the choices of "Number of studies". */
export type StudyRange = (typeof studyRanges)[number];

/**
 * Choices of "Platforms to demo" (product 3.3): what is sent, which is the short name as well, and
 * the full label.
 */
export const platforms = [
  {
    value: 'Lens',
    label: 'Lens (AI literature screening and SLR platform)',
    description: 'AI literature screening and SLR platform',
  },
  {
    value: 'Waters',
    label: 'Waters (AI HTA intelligence, forecasting and simulations platform)',
    description: 'AI HTA intelligence, forecasting and simulations platform',
  },
  {
    value: 'Not interested in a demo',
    label: "I'm not interested in a demo.",
    description: null,
  },
] as const;

/** One of the platforms to demo. */
export type Platform = (typeof platforms)[number]['value'];

/** The closed dropdown's label: none, the short name of one, or how many (product 3.3). */
export function platformsLabel(selected: readonly string[]): string {
  const [only] = selected;
  if (only === undefined) return 'Select platform(s)';
  if (selected.length > 1) return `${selected.length} platforms selected`;
  return only;
}

/** The length that the text rules compare with their bounds; a live count shows the same number. */
export function countedLength(text: string): number {
  return text.trim().length;
}
