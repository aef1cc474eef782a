/** What of a post a revision may change. */
export interface RevisableText {
  title: string;
  excerpt: string;
  tags: readonly string[];
  content: string;
  faqs: readonly RevisableFaq[];
}

/** A question; a stored one keeps its id. */
export interface RevisableFaq {
  id?: string;
  question: string;
  answer: string;
}

/** One change of a revision, which is accepted or left. */
export interface Part {
  /** The same as long as the change itself is. */
  key: string;
  label: string;
  before: string;
  after: string;
  /** Somebody has changed it since the revision was asked for. */
  overtaken: boolean;
}

/** Parts in the order of the text, and how much stayed between them. */
export type Row = { kind: 'part'; part: Part } | { kind: 'same'; count: number };

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Gives parts their keys; two that are alike get different ones. */
export function createKeys(field: string): (before: string, after: string) => string {
  const taken = new Map<string, number>();
  return (before, after) => {
    const key = `${field}-${hashOf(`${before}\0${after}`)}`;
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? key : `${key}-${count}`;
  };
}
