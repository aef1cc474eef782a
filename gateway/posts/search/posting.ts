import type { Presence } from './document-words.ts';

const slotBits = 12;

/** How many posts share one set of posting lists: as many as a posting can tell apart. */
export const slotsPerSegment = 1 << slotBits;

/**
 * A posting is 16 bits: 12 for the post's slot in its segment, then a flag; under the flag a set
 * of fields, without it a number of occurrences. A posting of 0 says nothing.
 */
export const noPosting = 0;
const slotShift = 4;
const fieldsFlag = 0b1000;
const valueMask = 0b0111;

/** The postings that say where a word is in a post; what does not fit into one adds up. */
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

/** The set of fields of a posting; 0 if it is one of occurrences. */
export function postingFields(posting: number): number {
  return (posting & fieldsFlag) === 0 ? 0 : posting & valueMask;
}

/** The occurrences of a posting; 0 if it is one of fields. */
export function postingOccurrences(posting: number): number {
  return (posting & fieldsFlag) === 0 ? posting & valueMask : 0;
}
