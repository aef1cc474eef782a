import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';
import { countForm } from './forms.ts';
import { countReading } from './reading.ts';
import { countSearch, forgetSearches } from './searches.ts';
import { count, countOnce, send } from './send.ts';
import type { ShownPage, Told } from './told.ts';

/** The page that the browser has loaded, which what it measures belongs to. */
let loaded: string | undefined;
/** How long the page has been there for what was told before the counting was. */
let secondsBefore = performance.now() / 1_000;

function countPage(page: ShownPage): void {
  forgetSearches();
  if (loaded === undefined) loaded = page.path;
  else if (!document.querySelector('.nf')) count(page);
}

/**
 * A page that goes in and out of sight is measured again and again; it is one sample
 * (product 13.5).
 */
function countVital({ id, name, value }: CLSMetric | INPMetric | LCPMetric): void {
  if (loaded) countOnce(id, { kind: 'vital', name, value, path: loaded });
}

function hear(told: Told): void {
  if ('query' in told) countSearch(told);
  else if ('path' in told) countPage(told);
  else if ('article' in told) countReading(told, secondsBefore);
  else countForm(...told);
}

/** The last to hear that the page goes: what is measured up to now is told before. */
function sendIfHidden(): void {
  if (document.hidden) send();
}

/**
 * The counting of product 13, loaded when the page is awake. It keeps nothing in the browser and
 * knows nobody: what it sends is how often something happened. First it hears what was told before
 * it was there.
 */
const told = window.loonTold;
told?.forEach(hear);
secondsBefore = 0;
if (told) told.push = hear;
onLCP(countVital);
onINP(countVital);
onCLS(countVital);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) countPage({ kind: 'view', path: (loaded = location.pathname) });
});
addEventListener('visibilitychange', sendIfHidden);
addEventListener('pagehide', sendIfHidden);
