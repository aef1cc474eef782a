import type { VisitEvent } from '../../schema/insights-rules.ts';

type VitalName = Extract<VisitEvent, { kind: 'vital' }>['name'];

/** Fields of all measured entry types. */
interface Measured extends PerformanceEntry {
  /** Fields of a layout shift, which user input may have caused. */
  value?: number;
  hadRecentInput?: boolean;
  /** Set for an event that belongs to an interaction. */
  interactionId?: number;
}

/** Entries that the browser has buffered; undefined if it does not measure this type. */
function entriesOf(type: string): Measured[] | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  return observer.takeRecords();
}

/**
 * LCP, INP and CLS of a page that is closed within seconds, undefined if unknown; none for a page
 * that was never visible. The browser buffers only the first interaction and those of 104 ms or
 * more; this early, CLS is the sum of all shifts.
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
