/** A passage of text: a paragraph, a list item or a table cell. */
export interface OutlinePassage {
  text: string;
  /** For a table cell, the names of its column and row; otherwise empty. */
  label: string;
  /** The headings above the passage, outermost first. */
  above: string[];
  /** Whether it contains a link or a footnote. */
  sourced: boolean;
}

/** The parts of a content that are checked; all texts are without markup. */
export interface ContentOutline {
  passages: OutlinePassage[];
  /** With the author's levels. */
  headings: { level: number; text: string }[];
  links: { href: string; text: string }[];
  images: { src: string; alt: string }[];
  /** Ids that `#…` links within the content can refer to. */
  anchors: string[];
}
