import type { ToastText } from './toast-text.ts';

/** Bounds of redirects and of what is kept about addresses that strangers asked for in vain. */
export const redirectLimits = {
  /** Characters of an address on this site. */
  fromMax: 300,
  /** Characters of an address that a redirect leads to. */
  toMax: 2_000,
  /** Redirects made by hand: every gateway keeps all of them in memory. */
  redirectsMax: 1_000,
  /** Missed addresses that one gateway remembers from one writing to the next. */
  missingPending: 500,
  /** Missed addresses that are kept of one day; those asked for most. */
  missingPerDay: 1_000,
  /** Days for which missed addresses are kept and listed, today included. */
  missingDays: 30,
} as const;

/** What the form of a redirect says, and the server too. */
export const redirectMessages = {
  control: 'Remove line breaks, tabs and other control characters from the address.',
  from: 'Enter a path on this site that begins with "/", without "?" and "#".',
  fromTooLong: `The path must be at most ${redirectLimits.fromMax} characters.`,
  to: 'Enter a path that begins with "/", or an address that begins with "https://".',
  toTooLong: `The address must be at most ${redirectLimits.toMax.toLocaleString('en-US')} characters.`,
  page: 'A page of the site stands at this path.',
  post: 'A post stands at this path, or has stood there and is led to by itself.',
  document: 'The site itself answers at this path.',
  taken: 'This path has a redirect already.',
  itself: 'A redirect cannot lead to itself.',
  tooMany: `There may be at most ${redirectLimits.redirectsMax.toLocaleString('en-US')} redirects.`,
  automatic:
    'The former address of a post leads to it for as long as there is the post, and cannot be changed.',
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
  return `${path} is redirected itself, to ${to}. Lead there instead.`;
}

/** Why nothing can be redirected from a path that other redirects lead to. */
export function redirectsTo(path: string): string {
  return `A redirect from ${path} leads to this path. Change that one first.`;
}
