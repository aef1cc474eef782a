/** Where the browser keeps a visitor's answer to the cookie banner (contract §5). */
const cookieChoiceKey = 'loon-cookie-consent';

/** The two answers (specification §3 "Cookie consent"). */
export type CookieChoice = 'accepted' | 'declined';

/**
 * Part of the page's inline script: asks for the banner when no answer is stored, before the page
 * is painted, so that the banner neither waits for the application nor flashes for those who chose.
 */
export const askForCookieChoice = `
  try {
    if (!localStorage.getItem('${cookieChoiceKey}')) document.documentElement.dataset.cookies = 'ask';
  } catch {}`;

/**
 * Part of the page's inline script: stores an answer given while the page is asleep and hides the
 * banner at once, so that the answer is kept also by somebody who leaves before the page is alive.
 */
export const answerCookieBanner = `
  const answerCookies = ({ cookieChoice }) => {
    if (!cookieChoice) return;
    delete document.documentElement.dataset.cookies;
    try {
      localStorage.setItem('${cookieChoiceKey}', cookieChoice);
    } catch {}
  };`;

/** Stores the answer and hides the banner; where nothing can be stored it is hidden all the same. */
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
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}
