import type { ToastText } from './toast-text.ts';

/** Limits of redirects and of the records of missing pages. */
export const redirectLimits = {
  /** Characters of a path on this site. */
  fromMax: 300,
  /** Characters of a redirect target. */
  toMax: 2_000,
  /** Manually created redirects: every gateway holds all of them in memory. */
  redirectsMax: 1_000,
  /** Missing paths that one gateway holds in memory between two writes. */
  missingPending: 500,
  /** Missing pages stored per day; the most requested ones. */
  missingPerDay: 1_000,
  /** Days for which missing pages are stored and listed, including today. */
  missingDays: 30,
} as const;

/** Messages about redirects, shared by form and server. */
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
 * The error for a typed URL, checked before URL parsing: parsers drop tabs and line breaks, so that
 * a different URL would be stored.
 */
export function typedAddressProblem(typed: string): string | undefined {
  return /\p{Cc}/u.test(typed) ? redirectMessages.control : undefined;
}

export const redirectToasts = {
  saved: { title: 'Redirect saved' },
  deleted: { title: 'Redirect deleted' },
} as const satisfies Record<string, ToastText>;

/** The error for a redirect target that is redirected itself. */
export function redirectedOnward(path: string, to: string): string {
  return `${path} itself redirects to ${to}. Redirect there instead.`;
}

/** The error for redirecting a path that is itself a redirect target. */
export function redirectsTo(path: string): string {
  return `Another redirect, from ${path}, points to this path. Change it first.`;
}
