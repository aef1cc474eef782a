/**
 * Completes a typed colour: adds a missing `#` and expands the three-digit form, which the template
 * does not support. Anything else is returned unchanged.
 */
export function completedColour(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return text;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
