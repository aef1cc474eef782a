const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A valid day as `YYYY-MM-DD`; undefined for anything else, such as February 30. */
export function dayOf(text: string | null | undefined): string | undefined {
  const day = text?.trim() ?? '';
  const at = new Date(`${day}T00:00:00Z`);
  const real = dayPattern.test(day) && !Number.isNaN(at.getTime());
  return real && at.toISOString().startsWith(day) ? day : undefined;
}

function midnight(day: string, daysLater: number): Date {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
}

/** The start of a day in the administrator's own time zone, as ISO 8601. */
export function startOfDay(day: string): string {
  return midnight(day, 0).toISOString();
}

/** The end of a day in the administrator's own time zone, as ISO 8601. */
export function endOfDay(day: string): string {
  return midnight(day, 1).toISOString();
}
