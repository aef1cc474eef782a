/** A stretch of text that is read as one: a paragraph, an item of a list, a cell of a table. */
export interface OutlinePassage {
  text: string;
  /** Of a table's cell, the names of its column and its row; else empty. */
  label: string;
  /** The headings above it, outermost first. */
  above: string[];
  /** Whether a link or a footnote stands in it. */
  sourced: boolean;
}

/** What a content consists of, as far as it is checked; all texts are without markup. */
export interface ContentOutline {
  passages: OutlinePassage[];
  /** With the levels that the author gave them. */
  headings: { level: number; text: string }[];
  links: { href: string; text: string }[];
  images: { src: string; alt: string }[];
  /** What `#…` may name within it. */
  anchors: string[];
}
