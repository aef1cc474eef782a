import { hourMs } from './durations.ts';

export const preferenceLimits = {
  /** How long the link for erasing one's data is valid (product 22.4). */
  erasureLinkMs: hourMs,
} as const;

/** Why an action on the page of a person's data failed. */
export const preferenceMessages = {
  linkExpired: 'This link is no longer valid.',
  requestMissing: 'There is no such request.',
  consentName: 'This consent cannot be withdrawn.',
} as const;

/** The heading of the page and the words of the link to it, at the end of each visitor e-mail. */
export const preferencesLabel = 'Your data and consents';

/** The page after an erasure, without a token. */
export const erasedPath = '/preferences/erased';

/** What the page says after an action; its name is the last part of the URL. */
export const preferenceOutcomes = {
  withdrawn: 'Your consent is withdrawn.',
  'data-sent': 'We have sent your data to your e-mail address.',
  'link-sent':
    'We have sent you an e-mail. Open the link in it within one hour to erase your data.',
  'too-often': 'You asked for this a short time ago. Please try again in an hour.',
  unavailable: 'This did not work. Please try again in a moment.',
} as const;

export type PreferenceOutcome = keyof typeof preferenceOutcomes;

/** Whether the last part of a URL names an outcome. */
export function isPreferenceOutcome(name: string | undefined): name is PreferenceOutcome {
  return name !== undefined && Object.hasOwn(preferenceOutcomes, name);
}

export function isPreferenceProblem(outcome: PreferenceOutcome): boolean {
  return outcome === 'too-often' || outcome === 'unavailable';
}
