import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';
import type { VisitEvents } from './count.ts';

/**
 * Measures how fast and steady the page is (product 13.5), and is loaded once the browser has
 * nothing better to do. Whoever has left before is measured by the page's script alone.
 */
function measure(events: VisitEvents): void {
  /** A page that goes in and out of sight is measured again and again; it is one sample. */
  const countVital = (metric: CLSMetric | INPMetric | LCPMetric): void => {
    const { id, name, value, navigationType } = metric;
    const key = navigationType === 'back-forward-cache' ? id : name;
    if (events.measured.includes(key)) return;
    events.measured.push(key);
    events.push({ kind: 'vital', name, value, path: events.path });
  };
  events.moduleMeasures = true;
  onLCP(countVital);
  onINP(countVital);
  onCLS(countVital);
}

if (window.loonEvents) measure(window.loonEvents);
