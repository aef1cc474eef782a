/** In which posts a term is, in which fields and how often in the content, by the posts' slots. */
export class TermTally {
  occurrences = new Uint32Array(0);
  fields = new Uint8Array(0);

  /** Makes room for at least `slots` posts and keeps what is there. */
  growTo(slots: number): void {
    const { occurrences, fields } = this;
    if (occurrences.length >= slots) return;
    this.occurrences = new Uint32Array(slots);
    this.fields = new Uint8Array(slots);
    this.occurrences.set(occurrences);
    this.fields.set(fields);
  }
}
