import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { isFootnoteLabel, sectionTag } from './headings.ts';
import { textOf } from './plain-text.ts';
import { visitElements } from './visit-elements.ts';

/** A section of an article: where it begins, and what it is called. */
export interface ContentSection {
  /** The id of its heading. */
  anchor: string;
  title: string;
}

/**
 * Sections as they are stored, with the HTML they were collected from: while a release is replaced,
 * the former one saves the HTML alone.
 */
export interface StoredSections {
  /** SHA-256 of the HTML, base64url; empty when nothing was collected. */
  of: string;
  list: ContentSection[];
}

const digestOf = (html: string): string => createHash('sha256').update(html).digest('base64url');

/** What is stored of a content's sections. */
export function storedSections(html: string, list: ContentSection[]): StoredSections {
  return { of: digestOf(html), list };
}

/** The stored sections of this HTML; undefined when they were collected from another. */
export function sectionsStoredOf(
  html: string,
  stored: StoredSections,
): ContentSection[] | undefined {
  return stored.of === digestOf(html) ? stored.list : undefined;
}

/**
 * The sections of a processed content, in their order: headings of the second level with a name.
 */
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
