import {
  insightsLimits as limits,
  insightsMessages as messages,
} from '../../../schema/insights-limits.ts';
import { dayMs } from '../../../schema/durations.ts';

/** The periods that end today, by their URL parameter. */
export const periods = [
  { key: '7d', label: '7 days' },
  { key: '30d', label: '30 days' },
  { key: '12m', label: '12 months' },
] as const;

/** A period that ends today, or custom dates. */
export type PeriodKey = (typeof periods)[number]['key'] | 'own';

/** UTC days as YYYY-MM-DD, inclusive. */
export interface InsightsPeriod {
  key: PeriodKey;
  from: string;
  to: string;
}

const parameter = 'period';
const ownDates = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** A UTC day as YYYY-MM-DD. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === day;
}

function beginning(key: PeriodKey, now: Date): string {
  if (key === '12m') {
    const first = new Date(now);
    first.setUTCFullYear(first.getUTCFullYear() - 1, first.getUTCMonth(), first.getUTCDate() + 1);
    return dayOf(first);
  }
  return dayOf(new Date(now.getTime() - (key === '7d' ? 6 : 29) * dayMs));
}

/** The days of a period that ends today, including today. */
export function periodUntilToday(key: PeriodKey, now: Date): InsightsPeriod {
  return { key, from: beginning(key, now), to: dayOf(now) };
}

/** Reads the period from the URL; the default is 30 days. */
export function readPeriod(address: URLSearchParams, now: Date): InsightsPeriod {
  const written = address.get(parameter) ?? '';
  const [, from = '', to = ''] = ownDates.exec(written) ?? [];
  if (isDay(from) && isDay(to)) return { key: 'own', from, to };
  return periodUntilToday(periods.find(({ key }) => key === written)?.key ?? '30d', now);
}

/** The query string with a period; all other parameters are preserved. */
export function withPeriod(
  address: URLSearchParams,
  { key, from, to }: InsightsPeriod,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.set(parameter, key === 'own' ? `${from}..${to}` : key);
  return changed;
}

/** A period as API variables: the moments at the start of its first and last UTC day. */
export function periodVariables({ from, to }: InsightsPeriod): { from: string; to: string } {
  return { from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` };
}

export function lengthOf({ from, to }: InsightsPeriod): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** The problem with custom dates, in the words of the server; undefined if there is none. */
export function problemOf({ from, to }: InsightsPeriod): string | undefined {
  if (to < from) return messages.reversed;
  const latest = new Date(from);
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.periodYearsMax);
  return new Date(to) > latest ? messages.tooLong : undefined;
}
