/** A text of the content in which a search was found. */
export interface FoundSentence {
  /** Its path in the part, such as `members.3.bio`. */
  path: string;
  /** The text around the match, with an ellipsis where it is cut. */
  before: string;
  match: string;
  after: string;
}

/** The number of characters shown on each side of a match. */
const around = 60;

function cut(text: string, start: number, end: number): Omit<FoundSentence, 'path'> {
  const from = Math.max(0, start - around);
  const to = Math.min(text.length, end + around);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, start),
    match: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}

/**
 * The texts of a value that contain `search`, ignoring case, in their order; ids are not searched.
 */
export function findSentences(value: unknown, search: string, path = ''): FoundSentence[] {
  if (typeof value === 'string') {
    const start = value.toLowerCase().indexOf(search.toLowerCase());
    return start === -1 ? [] : [{ path, ...cut(value, start, start + search.length) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, inner]) =>
      findSentences(inner, search, path === '' ? name : `${path}.${name}`),
    );
}
