const name = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Maximum length of a time zone name, in characters. */
export const timeZoneMax = 64;

/**
 * Whether a text is the name of an IANA time zone that this machine supports, such as
 * Europe/Berlin.
 */
export function isTimeZone(text: string): boolean {
  if (text.length > timeZoneMax || !name.test(text)) {
    return false;
  }
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
