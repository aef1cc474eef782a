import { WriteToUs } from './write-to-us.tsx';

/**
 * Reserves the space of the free times until they are loaded. The server renders this and no times:
 * it does not know the visitor's zone, and times in another one would be wrong for a moment, then
 * move. Without script no times will appear, so it says what to do.
 */
export function TimesLoading() {
  return (
    <div className="mt-wait">
      <p role="status">Looking for free times…</p>
      <div className="mt-bones" aria-hidden="true" />
      <noscript>
        <p className="no-script">
          Choosing a time here needs JavaScript. To arrange a meeting, please <WriteToUs />.
        </p>
      </noscript>
    </div>
  );
}
