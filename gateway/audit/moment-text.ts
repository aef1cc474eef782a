const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A time as the audit log shows it: "March 1, 2099 at 09:00 UTC". */
export function momentText(moment: Date): string {
  return `${format.format(moment)} UTC`;
}
