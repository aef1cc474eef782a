/** The fields of a post that a revision may change. */
export interface RevisableText {
  title: string;
  excerpt: string;
  tags: readonly string[];
  content: string;
  faqs: readonly RevisableFaq[];
}

/** A question; a stored one has an id, which it keeps. */
export interface RevisableFaq {
  id?: string;
  question: string;
  answer: string;
}

/** One change of a revision, accepted or rejected on its own. */
export interface Part {
  /** Stable as long as the change itself stays the same. */
  key: string;
  label: string;
  before: string;
  after: string;
  /** Another person has changed this text since the revision was requested. */
  overtaken: boolean;
}

/** Parts in the order of the text, and the number of unchanged blocks between them. */
export type Row = { kind: 'part'; part: Part } | { kind: 'same'; count: number };

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Creates keys for parts; identical parts get different keys. */
export function createKeys(field: string): (before: string, after: string) => string {
  const taken = new Map<string, number>();
  return (before, after) => {
    const key = `${field}-${hashOf(`${before}\0${after}`)}`;
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? key : `${key}-${count}`;
  };
}
