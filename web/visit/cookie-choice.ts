/** Where the browser keeps a visitor's answer to the cookie banner (product 2.20). */
const cookieChoiceKey = 'loon-cookie-consent';

/** The two answers (product 2.20). */
export type CookieChoice = 'accepted' | 'declined';

/** Whether this is one of the two answers. */
export function isCookieChoice(value: unknown): value is CookieChoice {
  return value === 'accepted' || value === 'declined';
}

/**
 * Asks for the banner when no answer is stored, before the page is painted, so that the banner
 * neither waits for the application nor flashes for those who chose.
 */
export function askForCookieChoice(): void {
  try {
    if (!localStorage.getItem(cookieChoiceKey)) document.documentElement.dataset['cookies'] = 'ask';
  } catch {
    // An answer could not be stored; nothing that asks for one is.
  }
}

/**
 * Stores the answer and hides the banner; where nothing can be stored it is hidden all the same.
 */
export function chooseCookies(choice: CookieChoice): void {
  delete document.documentElement.dataset['cookies'];
  try {
    localStorage.setItem(cookieChoiceKey, choice);
  } catch {
    // Storage is switched off: the banner comes back with the next page, and no cookie is set.
  }
}

/** The stored answer; undefined when there is none, or the browser refuses to tell. */
export function readCookieChoice(): CookieChoice | undefined {
  try {
    const stored = localStorage.getItem(cookieChoiceKey);
    return isCookieChoice(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
