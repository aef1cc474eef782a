const address = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;
const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => special[character] ?? character);
}

/** Converts a line of text to HTML, with links for URLs. */
function linked(line: string): string {
  let end = 0;
  const parts = [...line.matchAll(address)].map(({ 0: url, index }) => {
    const before = escaped(line.slice(end, index));
    end = index + url.length;
    return `${before}<a href="${escaped(url)}">${escaped(url)}</a>`;
  });
  return parts.join('') + escaped(line.slice(end));
}

/** Converts plain text to HTML: empty lines separate paragraphs, and URLs become links. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(linked).join('<br>\n')}</p>`)
    .join('\n');
}

/** A complete HTML document of these parts, for the body of an e-mail. */
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

/** Adds a last part to the HTML of an e-mail. */
export function withLastPart(html: string, part: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}${part}\n${html.slice(end)}`;
}
