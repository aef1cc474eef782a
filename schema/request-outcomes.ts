/** What became of a closed request, for the report. */
export const requestOutcomes = ['WON', 'LOST', 'NOT_FOR_US'] as const;

export type RequestOutcome = (typeof requestOutcomes)[number];

export const outcomeNames: Record<RequestOutcome, string> = {
  WON: 'Won',
  LOST: 'Lost',
  NOT_FOR_US: 'Not for us',
};
