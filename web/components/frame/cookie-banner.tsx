import { chooseCookies, type CookieChoice } from '../../visit/cookie-choice.ts';
import type { CookieBanner_BannerFragment } from '../../generated/site.ts';
import { deleteVisit, recordVisit } from '../../visit/visit.ts';
import { LinkedText } from '../linked-text.tsx';

/** Stores the answer and applies it immediately. */
function choose(choice: CookieChoice): void {
  chooseCookies(choice);
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
      <p>
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
