const name = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** The longest name of a zone that is taken, in characters. */
export const timeZoneMax = 64;

/**
 * Whether a text names a zone of the IANA database that this machine knows, such as Europe/Berlin.
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
