/** Invisible characters: what begins and ends a mark, and the two digits of its number. */
const edge = '\u2063';
const digits = ['\u200b', '\u200c'] as const;
const marker = new RegExp(`${edge}([${digits.join('')}]+)${edge}`, 'g');

/**
 * Marks texts with the place of their field, in characters that nobody sees, so that the page's own
 * components carry them to where the text is shown. A place keeps its mark.
 */
export class FieldMarkers {
  private readonly numbers = new Map<string, number>();
  private readonly paths: string[] = [];

  /** The text with the mark of a place at its end. */
  put(text: string, path: string): string {
    const known = this.numbers.get(path);
    const number = known ?? this.paths.push(path) - 1;
    if (known === undefined) this.numbers.set(path, number);
    const written = number.toString(2).replaceAll(/[01]/g, (digit) => digits[Number(digit)] ?? '');
    return `${text}${edge}${written}${edge}`;
  }

  /** What a marked text reads, and the places that its marks name; undefined when it has none. */
  read(text: string): { text: string; paths: string[] } | undefined {
    if (!text.includes(edge)) return undefined;
    const paths = [...text.matchAll(marker)].flatMap(([, written = '']) => {
      const number = written.replaceAll(digits[0], '0').replaceAll(digits[1], '1');
      return this.paths[Number.parseInt(number, 2)] ?? [];
    });
    return { text: text.replaceAll(marker, ''), paths };
  }
}
