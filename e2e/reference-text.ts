/** What a simple editor knows of a text: paragraphs of letters, and of images by their width. */
export type Text = readonly (readonly (string | number)[])[];

/** A place in a text: the paragraph, and how many items stand before it there. */
export interface Place {
  paragraph: number;
  offset: number;
}

/** From the first place to the second. */
export type Selection = readonly [Place, Place];

/** Every place of a text, in order. */
export function placesOf(text: Text): Place[] {
  return text.flatMap((items, paragraph) =>
    Array.from({ length: items.length + 1 }, (_, offset) => ({ paragraph, offset })),
  );
}

/** What is selected, as a text. */
export function cut(text: Text, [from, to]: Selection): Text {
  return text
    .slice(from.paragraph, to.paragraph + 1)
    .map((items, index, all) =>
      items.slice(
        index === 0 ? from.offset : 0,
        index === all.length - 1 ? to.offset : items.length,
      ),
    );
}

/** Puts paragraphs in place of a selection; the first and the last continue what stands around. */
export function put(text: Text, [from, to]: Selection, put: Text): Text {
  const before = text[from.paragraph]?.slice(0, from.offset) ?? [];
  const after = text[to.paragraph]?.slice(to.offset) ?? [];
  const joined = put.map((items, index) => [
    ...(index === 0 ? before : []),
    ...items,
    ...(index === put.length - 1 ? after : []),
  ]);
  return [...text.slice(0, from.paragraph), ...joined, ...text.slice(to.paragraph + 1)];
}

/** The place behind what was put at a place. */
export function behind(from: Place, put: Text): Place {
  const last = put.at(-1)?.length ?? 0;
  return put.length === 1
    ? { ...from, offset: from.offset + last }
    : { paragraph: from.paragraph + put.length - 1, offset: last };
}

/** A text without one image. */
export function without(text: Text, image: number): Text {
  return text.map((items) => items.filter((item) => item !== image));
}

/**
 * The texts of a session, one behind the other. An editor takes keystrokes that follow one another
 * for one step, so that undo may go back over several; redo leads exactly to where undo began.
 */
export class ReferenceText {
  private past: Text[] = [];
  private future: Text[] = [];

  constructor(public text: Text) {}

  change(text: Text): void {
    this.past.push(this.text);
    this.future = [];
    this.text = text;
  }

  /** Follows an undo that led to `found`; false where no such text was there before. */
  undo(found: Text): boolean {
    const seen = JSON.stringify(found);
    const at = this.past.findLastIndex((text) => JSON.stringify(text) === seen);
    if (at === -1) return this.past.length === 0 && JSON.stringify(this.text) === seen;
    this.past = this.past.slice(0, at);
    this.future.push(this.text);
    this.text = found;
    return true;
  }

  redo(): void {
    const text = this.future.pop();
    if (text === undefined) return;
    this.past.push(this.text);
    this.text = text;
  }
}
