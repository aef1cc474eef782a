import type { ToastText } from './toast-text.ts';

/** Limits of redirects and of the records of missing pages. */
export const redirectLimits = {
  /** Characters of an address on this site. */
  fromMax: 300,
  /** Characters of an address that a redirect leads to. */
  toMax: 2_000,
  /** Redirects made by hand: every gateway keeps all of them in memory. */
  redirectsMax: 1_000,
  /** Missed addresses that one gateway remembers from one writing to the next. */
  missingPending: 500,
  /** Missing pages stored per day; the most requested ones. */
  missingPerDay: 1_000,
  /** Days for which missing pages are stored and listed, including today. */
  missingDays: 30,
} as const;

/** What the form of a redirect says, and the server too. */
export const redirectMessages = {
  control: 'Remove line breaks, tabs and other control characters.',
  from: 'Enter a path on this site that starts with "/" and has no "?" or "#".',
  fromTooLong: `The path must be at most ${redirectLimits.fromMax} characters.`,
  to: 'Enter a path that starts with "/" or a URL that starts with "https://".',
  toTooLong: `The URL must be at most ${redirectLimits.toMax.toLocaleString('en-US')} characters.`,
  page: 'This path belongs to a page of the site.',
  post: 'This path is the current or a previous URL of a post.',
  document: 'This path is used by the site itself.',
  taken: 'This path already has a redirect.',
  itself: 'A redirect cannot point to itself.',
  tooMany: `You can have at most ${redirectLimits.redirectsMax.toLocaleString('en-US')} redirects.`,
  automatic:
    'Redirects from a post’s previous URLs exist as long as the post does and cannot be changed.',
  unknown: 'This redirect no longer exists.',
} as const;

/**
 * What is wrong with an address as it was typed, before anybody reads it as a URL: readers of URLs
 * drop tabs and line breaks, so that another address would be stored than the one that was typed.
 */
export function typedAddressProblem(typed: string): string | undefined {
  return /\p{Cc}/u.test(typed) ? redirectMessages.control : undefined;
}

/** What is said of a redirect that was dealt with. */
export const redirectToasts = {
  saved: { title: 'Redirect saved' },
  deleted: { title: 'Redirect deleted' },
} as const satisfies Record<string, ToastText>;

/** Why a redirect cannot lead to `path`, which is redirected itself. */
export function redirectedOnward(path: string, to: string): string {
  return `${path} itself redirects to ${to}. Redirect there instead.`;
}

/** Why nothing can be redirected from a path that other redirects lead to. */
export function redirectsTo(path: string): string {
  return `Another redirect, from ${path}, points to this path. Change it first.`;
}
