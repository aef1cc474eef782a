import type { EntityManager } from 'typeorm';
import type { Table } from './database/data-source.ts';

/** Where the site shows an uploaded image, as its administrator is told. */
export interface ImageUse {
  /** What the text is called that shows it. */
  title: string;
  /** The path at which that text is read or edited. */
  url: string;
}

/** A text that may speak of uploaded images by their addresses. */
export interface IllustratedText {
  text: string;
  /** Undefined for what can only be brought back, such as an earlier version. */
  use: ImageUse | undefined;
}

/** The texts of a part of the site that may show uploaded images, such as the blog's. */
export interface ImageUses {
  /** The tables in which these texts stand. */
  tables: readonly Table[];
  /**
   * Reads them a few at a time, in the order in which a text goes from one place to the next, so
   * that none slips by; with `former` also those that can only be brought back.
   */
  texts: (manager: EntityManager, includePrevious: boolean) => AsyncIterable<IllustratedText>;
}
