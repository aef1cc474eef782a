import { insightsLimits as limits } from './insights-limits.ts';

export const insightsMessages = {
  reversed: 'The last day must not be before the first.',
  tooLong: `The period must be at most ${limits.periodYearsMax} years.`,
  invalidDay: 'Enter a day.',
  unknownEvents: 'These are not events of a visit.',
} as const;
