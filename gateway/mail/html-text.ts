const address = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;
const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => special[character] ?? character);
}

/** A line of text as HTML, its web addresses as links. */
function linked(line: string): string {
  let end = 0;
  const parts = [...line.matchAll(address)].map(({ 0: url, index }) => {
    const before = escaped(line.slice(end, index));
    end = index + url.length;
    return `${before}<a href="${escaped(url)}">${escaped(url)}</a>`;
  });
  return parts.join('') + escaped(line.slice(end));
}

/** Plain text as HTML: its empty lines divide paragraphs, its web addresses are links. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(linked).join('<br>\n')}</p>`)
    .join('\n');
}

/** A whole document of these parts, as the HTML body of a mail. */
export function htmlDocument(parts: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"></head>',
    '<body>',
    ...parts,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
