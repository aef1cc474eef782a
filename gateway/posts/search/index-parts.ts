import type { SegmentPostings } from './posting-lists.ts';

/**
 * Everything an index consists of, in the order of its slots and words, to be stored and restored.
 */
export interface IndexParts {
  /** The ids of the posts by slot; empty for a slot without a post. */
  ids: string[];
  stamps: string[];
  /** When they are public from, in milliseconds; not a number for a slot without a post. */
  times: Float64Array;
  /** Their compressed texts; empty for a slot without a post. */
  texts: Uint8Array[];
  words: string[];
  /** The posting list of each word, and how many posts have the word. */
  lists: Uint32Array;
  posts: Uint32Array;
  segments: SegmentPostings[];
}
