import {
  onCLS,
  onFCP,
  onINP,
  onLCP,
  type CLSMetric,
  type INPMetric,
  type LCPMetric,
} from 'web-vitals';
import type { VisitEvents } from './count.ts';

/**
 * Measures speed and layout stability of the page (product 13.5); loaded when the browser is idle.
 * Visits that end earlier are measured only by the inline script.
 */
function measure(events: VisitEvents): void {
  /**
   * A page reports its vitals again each time it is hidden or shown; only one sample is counted.
   */
  const countVital = (metric: CLSMetric | INPMetric | LCPMetric): void => {
    const { id, name, value, navigationType } = metric;
    const key = navigationType === 'back-forward-cache' ? id : name;
    if (events.measured.includes(key)) return;
    events.measured.push(key);
    events.push({ kind: 'vital', name, value, path: events.path });
  };
  onLCP(countVital);
  onINP(countVital);
  onCLS(countVital);
  // CLS is observed from here on: the browser passes the first paint to observers with a delay.
  onFCP(() => {
    events.moduleMeasures = true;
  });
}

if (window.loonEvents) measure(window.loonEvents);
