import type { Presence } from './document-words.ts';

const slotBits = 12;

/**
 * The number of posts that share one set of posting lists, limited by the slot bits of a posting.
 */
export const slotsPerSegment = 1 << slotBits;

/**
 * A posting is 16 bits: 12 for the post's slot in its segment, then a flag; if set, a set of fields
 * follows, otherwise a number of occurrences. A posting of 0 is empty.
 */
export const noPosting = 0;
const slotShift = 4;
const fieldsFlag = 0b1000;
const valueMask = 0b0111;

/** The postings for a word in a post; several add up if one is too small. */
export function* postingsOf(slot: number, { fields, occurrences }: Presence): Generator<number> {
  const place = slot << slotShift;
  if (fields > 0) yield place | fieldsFlag | fields;
  for (let rest = occurrences; rest > 0; rest -= valueMask) {
    yield place | Math.min(rest, valueMask);
  }
}

export function postingSlot(posting: number): number {
  return posting >>> slotShift;
}

/** The set of fields of a posting; 0 if it contains occurrences. */
export function postingFields(posting: number): number {
  return (posting & fieldsFlag) === 0 ? 0 : posting & valueMask;
}

/** The occurrences of a posting; 0 if it contains fields. */
export function postingOccurrences(posting: number): number {
  return (posting & fieldsFlag) === 0 ? posting & valueMask : 0;
}
