import type { VisitEvent } from '../../schema/insights-rules.ts';

type VitalName = Extract<VisitEvent, { kind: 'vital' }>['name'];

/** What entries of any of these types say. */
interface Measured extends PerformanceEntry {
  /** Of a layout shift, and whether a person's act may have caused it. */
  value?: number;
  hadRecentInput?: boolean;
  /** Of an event that belongs to an interaction. */
  interactionId?: number;
}

/** What the browser remembers by itself; undefined where it does not measure that. */
function entriesOf(type: string): Measured[] | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  return observer.takeRecords();
}

/**
 * LCP, INP and CLS of a page that is left within seconds, undefined where they are not known, and
 * none of a page that nobody has seen. Of interactions the browser remembers the first one and those
 * of 104 ms or more; so soon, CLS is the sum of all shifts.
 */
export function measureLoad(): [VitalName, number | undefined][] {
  const painted = entriesOf('largest-contentful-paint')?.at(-1);
  if (!painted) return [];
  const interactions = [
    ...(entriesOf('first-input') ?? []),
    ...(entriesOf('event') ?? []).filter(({ interactionId }) => interactionId),
  ];
  const shifts = entriesOf('layout-shift');
  return [
    ['LCP', painted.startTime],
    ['INP', interactions.map(({ duration }) => duration).sort((a, b) => b - a)[0]],
    [
      'CLS',
      shifts?.reduce((sum, { hadRecentInput, value = 0 }) => sum + (hadRecentInput ? 0 : value), 0),
    ],
  ];
}
