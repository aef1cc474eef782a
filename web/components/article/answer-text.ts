const letters: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
};

/**
 * An answer for structured data: plain text for one paragraph without markup, otherwise its HTML,
 * which search engines accept there.
 */
export function answerText(answerHtml: string): string {
  const only = /^<p>([^<]*)<\/p>$/.exec(answerHtml)?.[1];
  return only === undefined
    ? answerHtml
    : only.replace(/&#x(?:26|3C);/g, (letter) => letters[letter] ?? letter);
}
