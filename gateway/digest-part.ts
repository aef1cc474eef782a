/** A stretch of time, its end excluded. */
export interface DigestSpan {
  from: Date;
  to: Date;
}

/** What a noun of the site has to say in the weekly digest (product 14.10). */
export interface DigestPart {
  heading: string;
  /** Lines about a week, beside the one before; none where there is nothing to say. */
  lines: (week: DigestSpan, before: DigestSpan) => Promise<string[]>;
}

/** A number beside that of the week before. */
export function comparedWith(now: number, before: number): string {
  return `${now} (the week before: ${before})`;
}
