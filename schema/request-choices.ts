/** Choices of "Number of studies", as shown and sent (product 3.2). */
export const studyRanges = [
  '0-500',
  '500-1,000',
  '1,000-5,000',
  '5,000-10,000',
  'Over 10,000',
] as const;

export type StudyRange = (typeof studyRanges)[number];

/**
 * Choices of "Platforms to demo" (product 3.3): the value sent, which is also the short name, and
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

export type Platform = (typeof platforms)[number]['value'];

/**
 * The label of the closed dropdown: a prompt, the short name of one platform, or the number
 * selected (product 3.3).
 */
export function platformsLabel(selected: readonly string[]): string {
  const [only] = selected;
  if (only === undefined) return 'Select platform(s)';
  if (selected.length > 1) return `${selected.length} platforms selected`;
  return only;
}

/** The length that text rules compare with their limits; the character counter uses it as well. */
export function countedLength(text: string): number {
  return text.trim().length;
}
