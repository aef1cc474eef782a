import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { textOf, visitElements } from './elements.ts';
import { isFootnoteLabel, sectionTag } from './headings.ts';

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

/** A section of an article: its anchor and its name. */
export interface ContentSection {
  /** The id of its heading. */
  anchor: string;
  title: string;
}

/**
 * Sections as stored, with the hash of the HTML they were collected from: during a release, the
 * previous version saves only the HTML.
 */
export interface StoredSections {
  /** SHA-256 of the HTML, base64url; empty if nothing was collected. */
  of: string;
  list: ContentSection[];
}

const digestOf = (html: string): string => createHash('sha256').update(html).digest('base64url');

export function storedSections(html: string, list: ContentSection[]): StoredSections {
  return { of: digestOf(html), list };
}

/** The stored sections of this HTML; undefined if they were collected from other HTML. */
export function sectionsStoredOf(
  html: string,
  stored: StoredSections,
): ContentSection[] | undefined {
  return stored.of === digestOf(html) ? stored.list : undefined;
}

/** The sections of processed content in their order: named headings of the second level. */
export function sectionsOf(tree: Root): ContentSection[] {
  const sections: ContentSection[] = [];
  visitElements(tree, (element) => {
    const { id } = element.properties;
    if (element.tagName === sectionTag && typeof id === 'string' && !isFootnoteLabel(element)) {
      const title = textOf({ type: 'root', children: element.children }).replace(/\s+/gu, ' ');
      if (title !== '') sections.push({ anchor: id, title });
    }
  });
  return sections;
}
