/** A period of time; its end is exclusive. */
export interface DigestSpan {
  from: Date;
  to: Date;
}

/** The part of a module in the weekly digest (product 14.10). */
export interface DigestPart {
  heading: string;
  /** Lines about a week, compared with the previous one; empty if there is nothing to report. */
  lines: (week: DigestSpan, before: DigestSpan) => Promise<string[]>;
}

/** A number together with that of the previous week. */
export function comparedWith(now: number, before: number): string {
  return `${now} (previous week: ${before})`;
}
