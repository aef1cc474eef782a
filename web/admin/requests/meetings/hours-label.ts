const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Start and end time of a meeting, in the administrator's own time zone: "14:00–14:30". */
export function hoursLabel(startsAt: string, endsAt: string): string {
  return `${format.format(new Date(startsAt))}–${format.format(new Date(endsAt))}`;
}
