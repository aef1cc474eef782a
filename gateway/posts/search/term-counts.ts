/** A post has 16 bits: 13 for how often the term is in the content, 3 for the fields it is in. */
const fieldBits = 3;
const fieldMask = (1 << fieldBits) - 1;
const maxOccurrences = 0xffff >>> fieldBits;

/** Counts while they are added up, reused many times: 32 bits per post, without checks. */
export class CountSums {
  #sums = new Uint32Array(0);

  get slotCount(): number {
    return this.#sums.length;
  }

  /** Starts over, with space for `slots` posts. */
  reset(slots: number): void {
    if (this.#sums.length === slots) this.#sums.fill(0);
    else this.#sums = new Uint32Array(slots);
  }

  addFields(slot: number, fields: number): void {
    this.#sums[slot] = (this.#sums[slot] ?? 0) | fields;
  }

  addOccurrences(slot: number, occurrences: number): void {
    this.#sums[slot] = (this.#sums[slot] ?? 0) + (occurrences << fieldBits);
  }

  /** The occurrences at a slot, and below them 3 bits for the fields. */
  at(slot: number): number {
    return this.#sums[slot] ?? 0;
  }
}

/** Which posts contain a term, in which fields, and how often in the content, by slot. */
export class TermCounts {
  #values: Uint16Array;
  /** Occurrences that do not fit into 13 bits. */
  readonly #many = new Map<number, number>();

  private constructor(slots: number) {
    this.#values = new Uint16Array(slots);
  }

  /** The counts up to the last post that has the term. */
  static of(sums: CountSums): TermCounts {
    let slots = sums.slotCount;
    while (slots > 0 && sums.at(slots - 1) === 0) slots -= 1;
    const counts = new TermCounts(slots);
    for (let slot = 0; slot < slots; slot += 1) {
      const sum = sums.at(slot);
      if (sum > 0) counts.add(slot, sum & fieldMask, sum >>> fieldBits);
    }
    return counts;
  }

  /** The set of title, tags and excerpt the term is in (see `fieldBit`). */
  fieldsAt(slot: number): number {
    return (this.#values[slot] ?? 0) & fieldMask;
  }

  /** Number of occurrences of the term in the content. */
  occurrencesAt(slot: number): number {
    const occurrences = (this.#values[slot] ?? 0) >>> fieldBits;
    return occurrences < maxOccurrences ? occurrences : (this.#many.get(slot) ?? occurrences);
  }

  /** Adds fields and occurrences to those of a post. */
  add(slot: number, fields: number, occurrences: number): void {
    if (slot >= this.#values.length) this.#growTo(slot);
    const sum = this.occurrencesAt(slot) + occurrences;
    if (sum > maxOccurrences) this.#many.set(slot, sum);
    this.#values[slot] =
      (Math.min(sum, maxOccurrences) << fieldBits) | this.fieldsAt(slot) | fields;
  }

  clear(slot: number): void {
    if (slot < this.#values.length) this.#values[slot] = 0;
    this.#many.delete(slot);
  }

  #growTo(slot: number): void {
    const values = new Uint16Array(Math.ceil((slot + 1) * 1.25));
    values.set(this.#values);
    this.#values = values;
  }
}
