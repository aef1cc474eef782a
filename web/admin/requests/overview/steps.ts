import type { RequestOverviewQuery } from '../../../generated/admin.ts';
import type { RequestView } from '../request-view.ts';

type Steps = RequestOverviewQuery['requestOverview']['overTime'];
type Days = Pick<RequestView, 'from' | 'to'>;

function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}

/** First and last day of a step, clipped to the whole range. */
export function daysOfStep(steps: Steps, index: number, range: Days): Days {
  const [start, next] = [steps[index]?.start, steps[index + 1]?.start];
  return {
    from: [start, range.from]
      .filter((day) => day !== undefined)
      .sort()
      .at(-1),
    to: next === undefined ? range.to : dayBefore(next),
  };
}
