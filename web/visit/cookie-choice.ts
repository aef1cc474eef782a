/** Where the browser stores a visitor's answer to the cookie banner (product 2.20). */
const cookieChoiceKey = 'loon-cookie-consent';

/** The two answers (product 2.20). */
export type CookieChoice = 'accepted' | 'declined';

export function isCookieChoice(value: unknown): value is CookieChoice {
  return value === 'accepted' || value === 'declined';
}

export function showCookieBanner(): void {
  document.documentElement.dataset['cookies'] = 'ask';
}

/**
 * Shows the banner if no answer is stored, except to reviewers: nothing of their visit would be
 * stored. Runs before the first paint, so that the banner neither waits for the application nor
 * flashes for visitors who have answered.
 */
export function askForCookieChoice(): void {
  if (location.pathname.startsWith('/review/')) return;
  try {
    if (!localStorage.getItem(cookieChoiceKey)) showCookieBanner();
  } catch {
    // Storage is unavailable: an answer could not be stored, so the banner is not shown.
  }
}

/** Stores the answer and hides the banner, even if the answer cannot be stored. */
export function chooseCookies(choice: CookieChoice): void {
  delete document.documentElement.dataset['cookies'];
  try {
    localStorage.setItem(cookieChoiceKey, choice);
  } catch {
    // Storage is disabled: the next page shows the banner again, and no cookie is set.
  }
}

/** The stored answer; undefined if there is none or storage is unavailable. */
export function readCookieChoice(): CookieChoice | undefined {
  try {
    const stored = localStorage.getItem(cookieChoiceKey);
    return isCookieChoice(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
