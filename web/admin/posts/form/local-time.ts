const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A moment as the value of `<input type="datetime-local">`, in the local time zone. */
export function localTimeOf(iso: string | null): string {
  const moment = new Date(iso ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) {
    return '';
  }
  const date = [
    String(moment.getFullYear()).padStart(4, '0'),
    twoDigits(moment.getMonth() + 1),
    twoDigits(moment.getDate()),
  ].join('-');
  return `${date}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The moment in a `datetime-local` input; null if it is empty or incomplete. */
export function momentOf(localTime: string): string | null {
  const moment = new Date(localTime);
  return localTime === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
