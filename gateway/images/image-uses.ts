import type { EntityManager } from 'typeorm';
import type { Table } from '../database/data-source.ts';

/** A place where the site shows an uploaded image, for the administration. */
export interface ImageUse {
  /** The title of the text that shows it. */
  title: string;
  /** The path where that text is read or edited. */
  url: string;
}

/** A text that may contain URLs of uploaded images. */
export interface IllustratedText {
  text: string;
  /** Undefined for a text that can only be restored, such as an earlier version. */
  use: ImageUse | undefined;
  /** The alternative text that it gives an image, by the image's name; empty without one. */
  altTextOf?: (name: string) => string;
}

/** The texts of a module that may show uploaded images, such as the blog's. */
export interface ImageUses {
  /** The tables that contain these texts. */
  tables: readonly Table[];
  /**
   * Reads them a few at a time, in the order in which a text moves between places, so that none is
   * missed; with `includePrevious`, including texts that can only be restored.
   */
  texts: (manager: EntityManager, includePrevious: boolean) => AsyncIterable<IllustratedText>;
}
/**
 * An image in Markdown, with its alternative text and address. Brackets in the text are escaped, so
 * that a text of brackets that are never closed is read in linear time.
 */
const markdownImage = /!\[((?:[^[\]\\]|\\.)*)\]\(<?([^\s)>]+)/g;

/** The alternative text that a Markdown text gives a stored image; empty without one. */
export function altTextInMarkdown(markdown: string, name: string): string {
  for (const [, altText = '', address = ''] of markdown.matchAll(markdownImage)) {
    if (address.includes(name)) {
      return altText.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
    }
  }
  return '';
}

/**
 * The alternative text that a value gives a stored image: the field `altText` of the record that
 * has the image; empty without one.
 */
export function altTextInValue(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) {
    return '';
  }
  const fields: unknown[] = Object.values(value);
  const altText = 'altText' in value ? value.altText : undefined;
  return typeof altText === 'string' &&
    fields.some((field) => typeof field === 'string' && field.includes(name))
    ? altText
    : (fields.map((field) => altTextInValue(field, name)).find((found) => found !== '') ?? '');
}
