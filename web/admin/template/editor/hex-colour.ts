/**
 * Completes what somebody typed as a colour: a missing `#`, and the three-digit form, which the
 * template does not know. Anything else stays as it is.
 */
export function completedColour(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return text;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
