const letters: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
};

/**
 * An answer as structured data has it: plain text where it is one paragraph without markup, else
 * its HTML, which search engines take there.
 */
export function answerText(answerHtml: string): string {
  const only = /^<p>([^<]*)<\/p>$/.exec(answerHtml)?.[1];
  return only === undefined
    ? answerHtml
    : only.replace(/&#x(?:26|3C);/g, (letter) => letters[letter] ?? letter);
}
