import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const maxWords = 10;

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * The words of an administrator's search, in lower case, ten at most. Control characters separate
 * words as spaces do; PostgreSQL accepts no NUL in a text.
 */
export function searchWords(search: string | null | undefined): string[] {
  const words = (search ?? '').toLowerCase().split(/[\s\p{Cc}]+/u);
  return words.filter(Boolean).slice(0, maxWords);
}

/**
 * Narrows a selection to the rows that contain every word in at least one of `columns`, which are
 * in lower case.
 */
export function narrowToWords<Row extends ObjectLiteral>(
  selection: SelectQueryBuilder<Row>,
  columns: readonly string[],
  search: string | null | undefined,
): void {
  searchWords(search).forEach((word, index) => {
    const name = `word${String(index)}`;
    const places = columns.map((column) => `${column} LIKE :${name} ESCAPE '\\'`);
    selection.andWhere(`(${places.join(' OR ')})`, { [name]: `%${escapeLike(word)}%` });
  });
}
