const range = /(\$?(?<!\d)\d[\d,]*–[\d,]*\d%?)/;

/** Does the same in HTML, only in its text nodes. */
export function htmlWithRanges(html: string): string {
  const inText = new RegExp(`(<[^>]*>)|${range.source}`, 'g');
  return html.replace(inText, (found: string, tag?: string) =>
    tag === undefined ? `<span class="unbroken">${found}</span>` : found,
  );
}

/** Prevents a line break after the dash of a range such as "2–4" or "$50,000–200,000". */
export function TextWithRanges({ text }: { text: string }) {
  return text.split(range).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
