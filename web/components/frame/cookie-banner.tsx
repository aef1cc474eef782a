import { chooseCookies, showCookieBanner, type CookieChoice } from '../../visit/cookie-choice.ts';
import type { CookieBanner_BannerFragment } from '../../generated/site.ts';
import { deleteVisit, recordVisit } from '../../visit/visit.ts';
import { LinkedText } from '../linked-text.tsx';

/** The button that showed the banner again; the focus returns to it. */
let opener: HTMLElement | undefined;

/** Shows the banner again, so that a visitor can change the answer. */
export function reopenCookieBanner(button: HTMLElement): void {
  opener = button;
  showCookieBanner();
  document.querySelector<HTMLElement>('[data-cookie-choice]')?.focus();
}

/** Stores the answer and applies it immediately. */
function choose(choice: CookieChoice): void {
  chooseCookies(choice);
  opener?.focus();
  opener = undefined;
  if (choice === 'accepted') {
    recordVisit(window.location);
  } else {
    deleteVisit();
  }
}

interface CookieBannerProps {
  banner: CookieBanner_BannerFragment;
}

/**
 * Prompts for cookie consent until it is answered (product 2.20). It is part of every page; the
 * style sheet shows it only where the inline script has found no stored choice.
 */
export function CookieBanner({ banner }: CookieBannerProps) {
  return (
    <section className="cookie" aria-label="Cookie consent" data-nosnippet="">
      <p className="small">
        <LinkedText runs={banner.message} />
      </p>
      <div>
        <button
          type="button"
          className="btn btn-s btn-sm"
          data-live=""
          data-cookie-choice="accepted"
          onClick={() => choose('accepted')}
        >
          Accept
        </button>
        <button
          type="button"
          className="btn btn-s btn-sm"
          data-live=""
          data-cookie-choice="declined"
          onClick={() => choose('declined')}
        >
          Decline
        </button>
      </div>
    </section>
  );
}
