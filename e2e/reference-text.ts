/** The text model of a simple editor: paragraphs of letters, and of images by their width. */
export type Text = readonly (readonly (string | number)[])[];

/** A position in a text: the paragraph, and the number of items before it there. */
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

/** The selected text. */
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

/**
 * Replaces a selection by paragraphs; the first and the last are merged with the surrounding text.
 */
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

/** The position after text inserted at a position. */
export function behind(from: Place, put: Text): Place {
  const last = put.at(-1)?.length ?? 0;
  return put.length === 1
    ? { ...from, offset: from.offset + last }
    : { paragraph: from.paragraph + put.length - 1, offset: last };
}

export function without(text: Text, image: number): Text {
  return text.map((items) => items.filter((item) => item !== image));
}

/**
 * The texts of a session, in order. An editor groups consecutive keystrokes into one step, so undo
 * may go back over several; redo returns exactly to where undo started.
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

  /** Follows an undo to `found`; false if there was no such text before. */
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
