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

/** The sections of a processed content, in their order: headings of the second level with a name. */
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
