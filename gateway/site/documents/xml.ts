const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Characters that XML 1.0 cannot contain in any form: control characters and unpaired surrogates.
 */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an element or a quoted attribute of an XML document. */
export function escapeXml(text: string): string {
  return text
    .replace(unspeakable, '')
    .replace(/[&<>"']/g, (character) => named[character] ?? character);
}
