/** Invisible characters: the start and end of a marker, and the two digits of its number. */
const edge = '\u2063';
const digits = ['\u200b', '\u200c'] as const;
const marker = new RegExp(`${edge}([${digits.join('')}]+)${edge}`, 'g');

/**
 * Appends the path of their field to texts as invisible characters, so that the components of the
 * page carry it to the place where the text is shown. A path always has the same marker.
 */
export class FieldMarkers {
  private readonly numbers = new Map<string, number>();
  private readonly paths: string[] = [];

  /** The text followed by the marker of a path. */
  put(text: string, path: string): string {
    const known = this.numbers.get(path);
    const number = known ?? this.paths.push(path) - 1;
    if (known === undefined) this.numbers.set(path, number);
    const written = number.toString(2).replaceAll(/[01]/g, (digit) => digits[Number(digit)] ?? '');
    return `${text}${edge}${written}${edge}`;
  }

  /** The text without markers, and the paths of its markers; undefined if it has none. */
  read(text: string): { text: string; paths: string[] } | undefined {
    if (!text.includes(edge)) return undefined;
    const paths = [...text.matchAll(marker)].flatMap(([, written = '']) => {
      const number = written.replaceAll(digits[0], '0').replaceAll(digits[1], '1');
      return this.paths[Number.parseInt(number, 2)] ?? [];
    });
    return { text: text.replaceAll(marker, ''), paths };
  }
}
