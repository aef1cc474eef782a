import type { SegmentPostings } from './posting-lists.ts';

/** The whole state of an index, in the order of its slots and words, to be stored and restored. */
export interface IndexParts {
  /** The ids of the posts by slot; empty for a slot without a post. */
  ids: string[];
  stamps: string[];
  /** Publication times in milliseconds; NaN for a slot without a post. */
  times: Float64Array;
  /** Their compressed texts; empty for a slot without a post. */
  texts: Uint8Array[];
  words: string[];
  /** The posting list of each word, and the number of posts that contain the word. */
  lists: Uint32Array;
  posts: Uint32Array;
  segments: SegmentPostings[];
}
